import { describe, expect, it } from "vitest";
import * as core from "../src/index.ts";
import * as phone from "../src/phone.ts";
import { specifiedRules } from "./rules-table.ts";

const sources = import.meta.glob(["../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
const tests = Object.entries(sources).filter(([path]) => path.endsWith(".test.ts"));
const files = Object.entries(sources).filter(([path]) => !path.endsWith(".test.ts") && !/src\/(index|phone|schemas)\.ts$/.test(path));
const exported = new Set([...Object.keys(core), ...Object.keys(phone)]);

/** The file that defines an export. */
function fileOf(name: string): string {
  const found = files.find(([, source]) => new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, "m").test(source));
  return found?.[0] ?? "";
}

/** The test that imports a file and uses the name, or at least imports the file. */
function testOf(file: string, names: readonly string[]): string {
  const own = tests.filter(([, source]) => source.includes(`/${file.split("/").at(-1)}"`));
  const best = own.find(([, source]) => names.some((name) => source.includes(name))) ?? own[0];
  return best?.[0] ?? "";
}

const inPackage = (path: string) => path.replace("../", "");

describe("rules of the specification", () => {
  it.each(specifiedRules)("$rule ($section) has code that is exported, says where it comes from, and is tested", ({ exports }) => {
    for (const name of exports) {
      expect(exported.has(name), `${name} is exported`).toBe(true);
      expect(sources[fileOf(name)], `${name} quotes its source`).toMatch(/S1 §|S2 §|decisions\.md row|rules[- ]/);
      expect(testOf(fileOf(name), exports), `${name} has a test`).not.toBe("");
    }
  });

  it("stand in RULES.md with file and test", async () => {
    const rows = specifiedRules.map(({ rule, section, exports }) => {
      const own = [...new Set(exports.map(fileOf))];
      const checked = [...new Set(own.map((file) => testOf(file, exports)))];
      return `| ${rule} | ${section} | ${exports.map((name) => `\`${name}\``).join(", ")} | ${own.map(inPackage).join(", ")} | ${checked.map(inPackage).join(", ")} |`;
    });
    const page = [
      "# Rules of the trade",
      "",
      "Each rule and constant of the specification, the exports that hold it, their files and their tests. Written by `test/rules-table.test.ts` (`vitest -u`); rows of decisions.md are named \"row\".",
      "",
      "| Rule | Source | Exports | Files | Tests |",
      "|--|--|--|--|--|",
      ...rows,
      "",
    ];
    await expect(page.join("\n")).toMatchFileSnapshot("../RULES.md");
  });
});
