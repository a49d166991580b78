// The parts of a page call the platform by the table of endpoints (packages/api): an address of the API that the table
// does not have, and a fetch of the site's own that goes past the table, are findings. The template suite asks as a
// stranger would, and may.
import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { endpoints } from "@forecourt/api";

/** Of the API without being an endpoint: its description, and what stands for all of it. */
const wholeApi = ["/api", "/api/", "/api/*", "/api/openapi.json"];
const addresses =
  /["'`](?:[A-Z]+ )?((?:\/api(?:\/[^"'`]*)?)|(?:api\/[^"'`]*)|(?:\/cars\/[^"'`]*(?:\.pdf|\/autogauge)))["'`]/g;
/** An address of the API behind an origin: `${origin}/api/leads`. */
const behindOrigin = /\$\{[^}]*\}(\/api\/[^"'`]*)/g;
const ownFetch = /\b(?:fetch|sendBeacon|EventSource|XMLHttpRequest|ky(?:\.\w+)?)\(\s*["'`]\//;

/** What is wrong with the addresses of a source file: the line and the reason. */
export function addressProblems(source: string, paths: ReadonlySet<string>): string[] {
  return source.split("\n").flatMap((line, index) => {
    if (/^\s*(\*|\/\/|\/\*)/.test(line)) return [];
    const unknown = [...line.matchAll(addresses)].map(([, path = ""]) => path).filter((path) => !paths.has(path));
    const written = [...line.matchAll(behindOrigin)].map(([, path = ""]) => path);
    return [
      ...written.map(
        (path) => `${index + 1}: ${path} is written by hand. Use endpointPath, which the compiler holds to the table.`,
      ),
      ...unknown.map((path) => `${index + 1}: ${path} is not in the table of endpoints. Declare it, or call what is.`),
      ...(ownFetch.test(line)
        ? [`${index + 1}: calls the site with a fetch of its own. Use the client, fetchEndpoint or endpointPath.`]
        : []),
    ];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const paths = new Set([...wholeApi, ...Object.values(endpoints).map(({ path }) => path)]);
  const files = globSync(["packages/*/src/**/*.{ts,tsx}", "apps/*/{src,app}/**/*.{ts,tsx}"]).filter(
    (file) => !/\.(test|stories)\.tsx?$|^packages\/template-suite\//.test(file),
  );
  const findings = files.flatMap((file) =>
    addressProblems(readFileSync(file, "utf8"), paths).map((problem) => `${file}:${problem}`),
  );
  if (findings.length > 0) {
    console.error(findings.join("\n"));
    process.exitCode = 1;
  }
}
