// Fails when `@forecourt/core` exports what nobody uses.
import { globSync, readFileSync } from "node:fs";
import { libraryEntries } from "./published.mjs";
import { unusedCoreExports } from "./unused-core-exports.mjs";

const { exports } = JSON.parse(readFileSync("packages/core/package.json", "utf8"));
const entries = Object.fromEntries(
  Object.entries(exports)
    .map(([entry, target]) => [
      entry.replace(".", "@forecourt/core"),
      `packages/core/${target["@forecourt/source"].replace("./", "")}`,
    ])
    .filter(([entry]) => !libraryEntries.includes(entry)),
);
const files = globSync("{packages,apps,tooling}/**/*.{ts,tsx,mjs,js}", {
  exclude: ["**/node_modules/**", "**/dist/**", "**/build/**", "**/.react-router/**"],
}).map((file) => [file, readFileSync(file, "utf8")]);
const documented = globSync("{docs/*.md,packages/*/README.md}").map((file) => [
  `${file}.ts`,
  [...readFileSync(file, "utf8").matchAll(/^```tsx?\b.*\n([\s\S]*?)^```$/gm)].map(([, code]) => code).join("\n"),
]);

const { findings, counts } = unusedCoreExports({ texts: new Map([...files, ...documented]), entries });
if (findings.length > 0) {
  console.error(findings.join("\n"));
  process.exit(1);
}
const sum = Object.values(counts).reduce((total, count) => total + count, 0);
process.stdout.write(
  `${sum} names leave core (${Object.entries(counts)
    .map(([entry, count]) => `${entry} ${count}`)
    .join(", ")})\n`,
);
