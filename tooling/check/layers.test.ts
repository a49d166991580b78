import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterEach, describe, expect, it } from "vitest";
import { steps } from "./steps.mjs";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const rules = await extractOptions(join(repository, ".dependency-cruiser.mjs"));
/** What the steps of the check look at. */
const folders = steps({})
  .filter(({ name }) => name.startsWith("layers"))
  .flatMap(({ command }) => command.filter((word) => /^(packages|apps|tooling)$/.test(word)));
const started = process.cwd();
const made: string[] = [];

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

/** Names of the rules that a tree of files breaks, under the rules of this repository. */
async function broken(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-layers-"));
  made.push(folder);
  for (const [name, text] of Object.entries({ "tsconfig.base.json": "{}", ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  process.chdir(folder);
  try {
    const { output } = await cruise(
      folders.filter((name) => existsSync(name)),
      rules,
    );
    if (typeof output === "string") throw new Error(output);
    return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
  } finally {
    process.chdir(started);
  }
}

/** A file that imports one thing of another, as a type or as a value. */
const using = (path: string, as: "type" | "value" = "value") =>
  as === "type"
    ? `import type { Other } from "${path}";\nexport type Own = Other;\nexport type Other2 = Own;\n`
    : `import { other } from "${path}";\nexport const own = other;\n`;
const leaf = "export const other = 1;\nexport type Other = number;\n";
const src = "packages/platform/src";

describe("the layers of the platform", () => {
  it("import downwards: http the domain, the domain the records, all of them the base", async () => {
    const files = {
      [`${src}/http/answer.ts`]: using("../domain/stock/find-car.ts"),
      [`${src}/domain/stock/find-car.ts`]: using("../../records/cars.ts", "type"),
      [`${src}/records/cars.ts`]:
        using("../base/log/log-line.ts").replace("own", "other2") + "export type Other = 1;\n",
      [`${src}/base/log/log-line.ts`]: leaf,
    };
    expect(await broken(files)).toEqual([]);
  });

  it.each([
    ["the log", "base/log/log-line.ts", "records/cars.ts", "platform-base"],
    ["the records", "records/cars.ts", "domain/stock/find-car.ts", "platform-records"],
    ["the domain", "domain/leads/take-lead.ts", "http/answers/refusal.ts", "platform-domain"],
    ["the search", "search/stock/find.ts", "http/answers/refusal.ts", "platform-search"],
    ["what makes files", "files/feeds/write-feed.ts", "http/answers/refusal.ts", "platform-files"],
    ["a worker", "workers/delivery-worker.ts", "http/answers/refusal.ts", "platform-workers"],
    ["a request", "http/handlers/lead-handlers.ts", "workers/delivery-worker.ts", "platform-http"],
  ])("never import upwards, not even a type: %s", async (_, from, to, rule) => {
    const path = `${"../".repeat(from.split("/").length - 1)}${to}`;
    expect(await broken({ [`${src}/${from}`]: using(path, "type"), [`${src}/${to}`]: leaf })).toEqual([rule]);
  });

  it("leave cookies and routes to http", async () => {
    const cookie = 'import { parse } from "hono/utils/cookie";\nexport const other = parse;\n';
    expect(await broken({ [`${src}/domain/shoppers/sessions.ts`]: cookie })).toEqual(["platform-answers-in-http"]);
    expect(await broken({ [`${src}/http/requests/session-cookie.ts`]: cookie })).toEqual([]);
  });

  it("refuse a folder that is none of them", async () => {
    const files = { [`${src}/platform.ts`]: using("./offers/find-offer.ts"), [`${src}/offers/find-offer.ts`]: leaf };
    expect(await broken(files)).toEqual(["platform-layers"]);
  });

  it("have no folders that import one another, though no two files do", async () => {
    const files = {
      [`${src}/domain/leads/take-lead.ts`]: using("../sites/read-site.ts", "type"),
      [`${src}/domain/sites/read-site.ts`]: leaf,
      [`${src}/domain/sites/remove-site.ts`]: using("../leads/lead.ts", "type"),
      [`${src}/domain/leads/lead.ts`]: leaf,
    };
    expect(await broken(files)).toEqual(["platform-folders"]);
  });
});

describe("what reaches into React Router", () => {
  const inside = "packages/storefront/src/react-router";
  it("is used through its interface alone", async () => {
    const files = {
      [`${inside}/router-start.ts`]: leaf,
      [`${inside}/index.ts`]: 'export { other } from "./router-start.ts";\n',
    };
    const script = "packages/storefront/src/start/page-scripts.ts";
    expect(await broken({ ...files, [script]: using("../react-router/index.ts") })).toEqual([]);
    expect(await broken({ ...files, [script]: using("../react-router/router-start.ts", "type") })).toEqual([
      "router-behind-its-interface",
    ]);
  });
});

describe("the files of any package", () => {
  it.each([
    "packages/core",
    "packages/search-engine",
    "packages/vehicle",
    "packages/storefront",
    "apps/metro",
    "tooling",
  ])("are in no cycle, not even by types: %s", async (root) => {
    const files = {
      [`${root}/src/panel.ts`]: `export type Other = string;\n${using("./gauge.ts")}`,
      [`${root}/src/gauge.ts`]: `export const other = 1;\nimport type { Other } from "./panel.ts";\nexport type Own = Other;\n`,
    };
    expect(await broken(files)).toEqual(["no-cycles"]);
  });
});
