// What differs between countries stands in packages/core/src/country and nowhere else: a file that names a country, its
// currency or its locale is a finding. It would stay behind when a country joins, and answer for the wrong one.
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { countries } from "@forecourt/core";

/** Files that may name a country, each with the reason. */
export const mayNameCountries: Readonly<Record<string, string>> = {
  "packages/core/src/country/": "the tables",
  "packages/core/src/testing/": "a made-up dealer of one country",
  "packages/template-suite/src/": "asks what a page shows as a stranger would, by the language that it says it has",
};

/** What names a country in code: its code, its currency, its locale and the end of it, its name. */
export function countryNames(table: Readonly<Record<string, { name: string; currency: string; locale: string }>>) {
  return Object.entries(table).flatMap(([code, { name, currency, locale }]) => [
    code,
    name,
    currency,
    locale,
    locale.replace(/^[a-z]+/, ""),
  ]);
}

/**
 * The countries that a source file names, each with its line. An import of a country's own file names it, too, and so
 * does the name of its tax in a sentence.
 */
export function countryProblems(
  source: string,
  names: readonly string[],
  codes: readonly string[],
  taxes: readonly string[],
): string[] {
  const literal = new RegExp(`(["'\`])(${names.join("|")})\\1`, "g");
  const files = names.filter((name) => /^[A-Z][a-z]/.test(name)).map((name) => name.toLowerCase().replaceAll(" ", "-"));
  const ownFile = new RegExp(`from "[^"]*/country/((?:${files.join("|")})/[-a-z]*)\\.ts"`, "g");
  const tax = new RegExp(`\\b(${taxes.join("|")})\\b`, "g");
  const key = new RegExp(`(?<![\\w"'\`$-])(${codes.join("|")})(?=\\??:)|\\.(${codes.join("|")})\\b`, "g");
  return source.split("\n").flatMap((line, index) => {
    if (/^\s*(\*|\/\/|\/\*)/.test(line)) return [];
    const code = line.replace(/(^|\s)\/\/.*$/, "");
    const found = [
      ...[...code.matchAll(literal)].map(([, , name = ""]) => name),
      ...[...code.matchAll(ownFile)].map(([, name = ""]) => name),
      ...[...code.matchAll(tax)].map(([name]) => name),
      ...[...code.matchAll(key)].map(([, name, member]) => name ?? member ?? ""),
    ];
    return found.map(
      (name) =>
        `${index + 1}: ${name} names a country. Read what differs from the tables of packages/core/src/country, by the site's country.`,
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const names = countryNames(countries);
  const taxes = Object.values(countries).map(({ salesTax }) => salesTax);
  const files = globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/{src,app,lib}/**/*.{ts,tsx}"]).filter(
    (file) =>
      !/\.(test|test-d|stories)\.tsx?$/.test(file) &&
      !Object.keys(mayNameCountries).some((part) => file.startsWith(part)),
  );
  const findings = files.flatMap((file) =>
    countryProblems(readFileSync(file, "utf8"), names, Object.keys(countries), taxes).map(
      (problem) => `${file}:${problem}`,
    ),
  );
  if (findings.length > 0) {
    console.error(findings.join("\n"));
    process.exitCode = 1;
  }
}
