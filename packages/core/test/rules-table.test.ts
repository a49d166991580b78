import { describe, expect, it } from "vitest";
import { postcodeError } from "../src/country/postcode.ts";
import { similarPriceWindow } from "../src/similar/similar-cars.ts";
import { aSite } from "../src/testing/a-site.ts";
import { configurationKeys } from "./configuration-page.ts";
import { everyExport } from "./every-export.ts";
import { namesUsed } from "./names-used.ts";
import { rowsElsewhere, specifiedConstants } from "./constants-table.ts";
import type { SpecifiedConstant } from "./constants-table.ts";
import { specifiedRules } from "./rules-table.ts";

const sources = import.meta.glob(["../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
const otherSources = import.meta.glob(["../../{account,api,platform,search}/src/**/*.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const ownTests = import.meta.glob(["./*.test.ts"], { query: "?raw", import: "default", eager: true });
const tests = [
  ...Object.entries(sources).filter(([path]) => path.endsWith(".test.ts")),
  ...Object.entries(ownTests).map(([path, source]) => [path.replace("./", "../test/"), source] as const),
].map(([path, source]) => [path, namesUsed(source)] as const);
const files = Object.entries(sources).filter(
  ([path]) =>
    !path.endsWith(".test.ts") && !/src\/(index|pages|phone|plain-search|reserve|schemas|trade-in)\.ts$/.test(path),
);
const exported = new Set(Object.keys(everyExport));

/** The file that defines an export. */
function fileOf(name: string): string {
  const found = files.find(([, source]) =>
    new RegExp(`^export (?:async )?(?:function|const|class) ${name}\\b`, "m").test(source),
  );
  return found?.[0] ?? "";
}

const constants = new Set(specifiedConstants.flatMap(({ held }) => ("export" in held ? [nameOf(held.export)] : [])));

/** The export that holds a constant: "facetLimits" of "facetLimits.city". */
function nameOf(held: string): string {
  return held.split(/[.(]/)[0] ?? "";
}

/**
 * The test that uses a value by its name, rather the one beside its file; this one, where it compares the value with
 * the specification's.
 */
function testOf(name: string): string {
  const beside = fileOf(name).replace(/\.ts$/, ".test.ts");
  const own = tests.filter(([, used]) => used.has(name)).map(([path]) => path);
  return own.find((path) => path === beside) ?? own[0] ?? (constants.has(name) ? "../test/rules-table.test.ts" : "");
}

/** The value that the code has for a constant. */
function valueOf({ held }: SpecifiedConstant): unknown {
  if ("content" in held) return undefined;
  const scope: Readonly<Record<string, unknown>> = {
    ...everyExport,
    "similarPriceWindow(49999)": similarPriceWindow({ price: 49_999 }),
    "similarPriceWindow(50000)": similarPriceWindow({ price: 50_000 }),
    "postcodeError(283)": postcodeError("283"),
  };
  const from = "export" in held ? scope : aSite();
  return ("export" in held ? held.export : held.key)
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], from);
}

/** Where a constant stands: file and test. */
function placeOf({ held }: SpecifiedConstant): [file: string, test: string] {
  if (!("export" in held))
    return [
      `site document, \`${"key" in held ? held.key : held.content}\``,
      "test/configuration.test.ts, test/rules-table.test.ts",
    ];
  const name = nameOf(held.export);
  return [fileOf(name), testOf(name) || "../test/rules-table.test.ts"];
}

/** Numbers of the rows of decisions.md that the sources quote. */
function quotedRows(): Set<number> {
  const text = files.map(([, source]) => source.replaceAll("\n *", "")).join("\n");
  return new Set(
    [...text.matchAll(/\brows? (\d+(?:(?:,| and|, and) \d+)*)/g)].flatMap(([, list = ""]) =>
      (list.match(/\d+/g) ?? []).map(Number),
    ),
  );
}

const inPackage = (path: string) => path.replace("../", "");

describe("rules of the specification", () => {
  it("count as tested where a test uses them, not where it imports their file or names them in a title", () => {
    const test = (code: string) => [
      ...namesUsed(
        `import { carPath, carTitle } from "./car-title.ts";\nimport type { Car } from "./car.ts";\n${code}`,
      ),
    ];
    expect(test('it("carPath", () => expect(carTitle(car)).toBe("carPath"));')).toEqual(["carTitle"]);
    expect(test("// carPath\nit.each(cars.map(carPath));")).toEqual(["carPath"]);
    expect(test("const car: Car = {};")).toEqual([]);
  });

  it.each(specifiedRules)(
    "$rule ($section) has code that is exported, says where it comes from, and is tested",
    ({ exports }) => {
      for (const name of exports) {
        expect(exported.has(name), `${name} is exported`).toBe(true);
        expect(sources[fileOf(name)], `${name} quotes its source`).toMatch(/S1 §|S2 §|decisions\.md row|rules[- ]/);
        expect(testOf(name), `${name} is used by a test`).not.toBe("");
      }
    },
  );

  it.each(specifiedConstants.filter(({ held }) => !("content" in held)))(
    "$constant ($section) has the specification's value",
    (constant) => {
      expect(valueOf(constant)).toEqual(constant.value);
      expect(placeOf(constant)[0], "has a file").not.toBe("");
    },
  );

  it.each(
    specifiedConstants.flatMap(({ held, ...constant }) =>
      "content" in held ? [{ ...constant, key: held.content }] : [],
    ),
  )("$constant ($section) can be said by a dealer", ({ key }) => {
    expect(configurationKeys().map(({ path }) => path)).toContain(key);
  });

  it("and decisions are all quoted where they are carried out, or named with the place", () => {
    const quoted = quotedRows();
    const all = Array.from({ length: 84 }, (_, index) => index + 1);
    expect(all.filter((number) => !quoted.has(number) && rowsElsewhere[number] === undefined)).toEqual([]);
    expect(
      Object.keys(rowsElsewhere)
        .map(Number)
        .filter((number) => quoted.has(number)),
    ).toEqual([]);
  });

  it("that are carried out elsewhere are quoted by the package that is named: none is left to build", () => {
    const unquoted = Object.entries(rowsElsewhere).filter(([row, place]) => {
      const code = Object.entries(otherSources)
        .filter(([path]) => path.startsWith(`../../${place.replace("packages/", "")}/src/`))
        .map(([, source]) => source.replaceAll("\n *", ""));
      return !code.some((source) => new RegExp(`\\brows? (?:\\d+(?:,| and|, and) )*${row}\\b`).test(source));
    });
    expect(unquoted).toEqual([]);
  });

  it("come from every section that has rules", () => {
    const text = files.map(([, source]) => source).join("\n");
    const sections = [
      "S1 §2",
      "S1 §3",
      "S1 §4",
      "S1 §5",
      "S1 §6",
      "S1 §7",
      "S1 §8",
      "S1 §9",
      "S2 §2",
      "S2 §3",
      "S2 §4",
      "S2 §5",
      "S2 §6",
      "S2 §7",
      "S2 §8",
      "S2 §9",
      "rules 2.1",
      "rules 2.2",
      "rules 2.3",
      "rules 2.7",
      "rules 2.8",
    ];
    const [one, other] = ["S1", "S2"].map(
      (page) =>
        new Set(
          [...text.matchAll(new RegExp(`${page} ((?:§\\d(?:, )?)+)`, "g"))]
            .flatMap(([, list = ""]) => list.match(/\d/g) ?? [])
            .map((number) => `${page} §${number}`),
        ),
    );
    expect(sections.filter((section) => !one?.has(section) && !other?.has(section) && !text.includes(section))).toEqual(
      [],
    );
  });

  it("stand in docs/rules.md with file and test", async () => {
    const rows = specifiedRules.map(({ rule, section, exports }) => {
      const own = [...new Set(exports.map(fileOf))];
      const checked = [...new Set(exports.map(testOf))];
      return `| ${rule} | ${section} | ${exports.map((name) => `\`${name}\``).join(", ")} | ${own.map(inPackage).join(", ")} | ${checked.map(inPackage).join(", ")} |`;
    });
    const page = [
      "# Rules of the trade",
      "",
      "Each rule and constant of the specification, the exports that hold it, their files and their tests, as paths in `packages/core`. Written by",
      '`packages/core/test/rules-table.test.ts` (`pnpm exec vitest run -u` there), which fails when one is missing; rows of decisions.md are named "row".',
      "",
      `${specifiedRules.length} rules, ${specifiedConstants.length} constants.`,
      "",
      "| Rule | Source | Exports | Files | Tests |",
      "|--|--|--|--|--|",
      ...rows,
      "",
      "## Constants",
      "",
      "Every constant and limit of S1 §9 and S2 §9. A test compares each value with the specification's; what a single dealer or lender says of itself is a key of its document.",
      "",
      "| Constant | Source | Value | Held by | File | Tests |",
      "|--|--|--|--|--|--|",
      ...specifiedConstants.map((constant) => {
        const [file, test] = placeOf(constant);
        const held =
          "export" in constant.held
            ? `\`${constant.held.export}\``
            : "key" in constant.held
              ? "default"
              : "a dealer's own";
        return `| ${constant.constant} | ${constant.section} | \`${JSON.stringify(constant.value)}\` | ${held} | ${inPackage(file)} | ${inPackage(test)} |`;
      }),
      "",
      "## Decisions carried out outside this package",
      "",
      "| Row of decisions.md | Where |",
      "|--|--|",
      ...Object.entries(rowsElsewhere).map(([number, place]) => `| ${number} | ${place} |`),
      "",
    ];
    await expect(page.join("\n")).toMatchFileSnapshot("../../../docs/rules.md");
  });
});
