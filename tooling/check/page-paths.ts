// The path of a page stands in its declaration (packages/core/src/pages, and app/pages.ts of a template) and nowhere
// else: a path written again somewhere is a finding. It would stay behind when the page moves, and lead nowhere where
// the page is off.
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { standardPages } from "@forecourt/core/pages";

/** Files that may say a path, each with the reason. */
export const mayWritePaths: Readonly<Record<string, string>> = {
  "packages/core/src/pages/": "the declarations",
  "packages/platform/src/records/site-tables.ts": "what was usual until a migration, whatever becomes of these pages",
  "packages/core/src/testing/": "addresses of made-up pictures",
  "packages/search-engine/src/": "the paths of Typesense's protocol, of which one is called as a page is",
  "packages/template-suite/src/": "asks for pages as a stranger would, so that a path that changes by mistake is found",
  "packages/api/src/endpoints/vehicle-endpoints.ts":
    "the PDF and the price comparison of a car, which are endpoints below its path",
};

/** What the paths of pages start with: "/cars" of "/cars/{slug}". The path of the home page is too short to tell. */
export function pageBases(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.replace(/\/?\{.*$/, "")))].filter((base) => base.length > 1);
}

/** Words below the path of a page that stand in no other: "enquire" of "/cars/{slug}/enquire". */
export function pageTails(paths: readonly string[]): string[] {
  return paths.flatMap((path) => /\}\/([a-z-]+)$/.exec(path)?.[1] ?? []);
}

/** The paths of pages that a source file writes, each with its line. */
export function pathProblems(source: string, bases: readonly string[], tails: readonly string[]): string[] {
  const isOfPage = (text: string) =>
    bases.some((base) => text === base || /^[/?#$]/.test(text.startsWith(base) ? text.slice(base.length) : ""));
  const words = bases.map((base) => base.slice(1));
  // After an origin, and in a pattern.
  const behind = new RegExp(`\\$\\{[^}]*\\}(/(?:${words.join("|")}))(?=[/?#"\`$])`, "g");
  const pattern = new RegExp(`/\\^\\\\/.*?(?<![\\w-])(${words.join("|")})(?![\\w.-])`, "g");
  const below = new RegExp(`\\$\\{[^}]*\\}/(${tails.join("|")})(?![\\w-])`, "g");
  return source.split("\n").flatMap((line, index) => {
    if (/^\s*(\*|\/\/|\/\*)/.test(line)) return [];
    const written = [
      ...[...line.matchAll(/["'`](\/[^"'`\s]*)/g)].map(([, text = ""]) => text).filter(isOfPage),
      ...(words.length === 0 ? [] : [...line.matchAll(behind), ...line.matchAll(pattern)].map(([, text = ""]) => text)),
      ...(tails.length === 0 ? [] : [...line.matchAll(below)].map(([text]) => text)),
    ];
    return written.map(
      (text) =>
        `${index + 1}: ${text} is the path of a page. Take it from @forecourt/core/pages, where the page is declared.`,
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const paths = standardPages.flatMap((page): readonly string[] => page.paths);
  const bases = pageBases(paths);
  const files = globSync([
    "packages/*/*.js",
    "packages/*/src/**/*.{ts,tsx}",
    "apps/*/{app,server,src}/**/*.{ts,tsx}",
  ]).filter(
    (file) =>
      !/\.(test|stories)\.tsx?$|\/app\/pages\.ts$/.test(file) &&
      !Object.keys(mayWritePaths).some((part) => file.startsWith(part)),
  );
  const findings = files.flatMap((file) =>
    pathProblems(readFileSync(file, "utf8"), bases, pageTails(paths)).map((problem) => `${file}:${problem}`),
  );
  if (findings.length > 0) {
    console.error(findings.join("\n"));
    process.exitCode = 1;
  }
}
