import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notesOf } from "../../../tooling/pack/release-facts.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { applyCodemods } from "../src/codemods.ts";
import { crossedNotes } from "../src/crossed-notes.ts";
import { standingVersion } from "../src/template-manifest.ts";
import { upgradeTemplate } from "../src/upgrade-template.ts";
import { isCrossed } from "../src/version.ts";

const facts = {
  version: "1.0.0",
  tested: { react: "19.9.9" },
  notes: {
    "0.1.0": ["First."],
    "0.2.0": ["Cards.", "Breaking: `home` is gone."],
    "1.0.0": ["Breaking: slots are nouns."],
  },
};
const app = `import { ownPages } from "@forecourt/core/pages";
import { createRender } from "@forecourt/storefront/server";

export const siteDefaults = { theme: {}, pages: { own: ownPages(pages) } };
`;
let folder: string;
beforeEach(() => {
  folder = temporaryFolder("upgrade");
  mkdirSync(join(folder, "server"));
  writeFileSync(join(folder, "server/app.ts"), app);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (dependencies: Record<string, string>) =>
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "coast-cars", dependencies }));
const read = (path: string) => readFileSync(join(folder, path), "utf8");

describe("an upgrade of a template", () => {
  it("moves all packages together, and those of others to what the release was tested with", () => {
    write({ "@forecourt/core": "^0.1.0", "@forecourt/ui-kit": "^0.1.0", react: "19.3.1", "left-pad": "1.0.0" });
    upgradeTemplate(folder, facts);
    expect(JSON.parse(read("package.json"))).toEqual({
      name: "coast-cars",
      dependencies: {
        "@forecourt/core": "^1.0.0",
        "@forecourt/ui-kit": "^1.0.0",
        react: "19.9.9",
        "left-pad": "1.0.0",
      },
    });
  });

  it("changes its code as each version crossed wants it, and says so", () => {
    write({ "@forecourt/core": "^0.1.0" });
    expect(upgradeTemplate(folder, facts)).toContain("0.2.0: sites know which standard pages");
    expect(read("server/app.ts")).toBe(`import { createRender, templatePages } from "@forecourt/storefront/server";

export const siteDefaults = { theme: {}, pages: templatePages(build, pages) };
`);
  });

  it("prints the notes of each version crossed, what breaks first", () => {
    write({ "@forecourt/core": "^0.1.0" });
    expect(upgradeTemplate(folder, facts)).toContain(
      "0.2.0\n  ! Breaking: `home` is gone.\n  - Cards.\n1.0.0\n  ! Breaking: slots are nouns.\n",
    );
    expect(crossedNotes(facts.notes, "0.2.0", "1.0.0")).toBe("1.0.0\n  ! Breaking: slots are nouns.\n");
  });

  it("writes nothing on a dry run", () => {
    write({ "@forecourt/core": "^0.1.0" });
    expect(upgradeTemplate(folder, facts, { dryRun: true })).toContain("nothing is written");
    expect([read("server/app.ts"), read("package.json")]).toEqual([app, expect.stringContaining("^0.1.0")]);
  });

  it("has nothing to do where the template stands on the release, nor on a second run", () => {
    write({ "@forecourt/core": "^0.1.0" });
    upgradeTemplate(folder, facts);
    expect(upgradeTemplate(folder, facts)).toBeUndefined();
  });

  it("refuses a mix of versions and names who has which", () => {
    write({ "@forecourt/core": "^0.1.0", "@forecourt/search": "^0.2.0" });
    expect(() => upgradeTemplate(folder, facts)).toThrow(
      /2 releases stand here:\n {2}0\.1\.0: @forecourt\/core\n {2}0\.2\.0: @forecourt\/search\n/,
    );
    expect(read("server/app.ts")).toBe(app);
  });

  it("refuses a template that is newer, one without our packages and a folder without package.json", () => {
    write({ "@forecourt/core": "^2.0.0" });
    expect(() => upgradeTemplate(folder, facts)).toThrow("stands on 2.0.0");
    expect(() => standingVersion({ dependencies: { react: "19.3.1" } })).toThrow("folder of a template");
    expect(() => standingVersion({ dependencies: { "@forecourt/core": "workspace:^" } })).toThrow("is no version");
    rmSync(join(folder, "package.json"));
    expect(() => upgradeTemplate(folder, facts)).toThrow("no package.json");
  });

  it("crosses no version twice and compares numbers, not letters", () => {
    expect(isCrossed("0.10.0", "0.2.0", "1.0.0")).toBe(true);
    expect(isCrossed("0.2.0", "0.2.0", "1.0.0")).toBe(false);
    expect(applyCodemods(new Map([["server/app.ts", app]]), "0.2.0", "1.0.0").changed.size).toBe(0);
  });

  it("gives functions of the packages their new names, and leaves files that import none of them", () => {
    const files = new Map([
      ["app/row.tsx", 'import { wholeWords } from "@forecourt/vehicle/card";\nwholeWords(car.name);\n'],
      ["app/own.ts", "const wholeWords = 2;\n"],
    ]);
    expect([...applyCodemods(files, "0.1.0", "0.2.0").changed]).toEqual([
      ["app/row.tsx", 'import { unbrokenName } from "@forecourt/vehicle/card";\nunbrokenName(car.name);\n'],
    ]);
  });

  it("gives an entry of a package its new name", () => {
    const before = 'import { BackAgain } from "@forecourt/account/back-again";\n';
    expect([...applyCodemods(new Map([["app/home.tsx", before]]), "0.1.0", "0.2.0").changed.values()]).toEqual([
      'import { WelcomeBack } from "@forecourt/account/welcome-back";\n',
    ]);
  });
});

describe("a version before a release", () => {
  it("is earlier than it: who tried it crosses the release", () => {
    expect(isCrossed("1.0.0", "1.0.0-beta.2", "1.0.0")).toBe(true);
    write({ "@forecourt/core": "^1.0.0-beta.2" });
    expect(upgradeTemplate(folder, facts)).toMatch(/^1\.0\.0-beta\.2 → 1\.0\.0/);
  });

  it("wants the code of that release", () => {
    write({ "@forecourt/core": "^0.1.0" });
    expect(upgradeTemplate(folder, { ...facts, version: "0.2.0-next.0" })).toContain("0.2.0: sites know");
    expect(read("server/app.ts")).toContain("templatePages(build, pages)");
  });

  it("has notes of its own, until the release repeats them", () => {
    const notes = { "0.2.0-next.0": ["Cards."], "0.2.0-next.1": ["Rows."], "0.2.0": ["Cards.", "Rows."] };
    expect(crossedNotes(notes, "0.1.0", "0.2.0-next.1")).toBe("0.2.0-next.0\n  - Cards.\n0.2.0-next.1\n  - Rows.\n");
    expect(crossedNotes(notes, "0.1.0", "0.2.0")).toBe("0.2.0\n  - Cards.\n  - Rows.\n");
    expect(notesOf(["# core\n\n## 0.2.0-next.1\n\n### Minor Changes\n\n- 1b36f90: Rows.\n"])).toEqual({
      "0.2.0-next.1": ["Rows."],
    });
  });
});

describe("the notes of a release", () => {
  it("come from the changelogs of all packages, each entry once", () => {
    const text = (name: string) =>
      `# ${name}\n\n## 0.2.0\n\n### Minor Changes\n\n- 1b36f90: Cards.\n  And more.\n\n### Patch Changes\n\n- Updated dependencies [1b36f90]\n  - @forecourt/core@0.2.0\n\n## 0.1.0\n\n### Minor Changes\n\n- First.\n`;
    expect(notesOf([text("core"), text("search")])).toEqual({ "0.2.0": ["Cards.\nAnd more."], "0.1.0": ["First."] });
  });
});
