// `new Date()` without an argument reads the clock; core takes the instant as an argument. oxlint has no rule for it.
import { globSync, readFileSync } from "node:fs";

const findings = [];
for (const file of globSync("packages/core/src/**/*.ts")) {
  if (file.endsWith(".test.ts")) continue;
  const lines = readFileSync(file, "utf8").split("\n");
  lines.forEach((line, index) => {
    if (/^\s*(\*|\/\/)/.test(line)) return;
    if (/new Date\(\s*\)|\bDate\(\s*\)|Date\.now|Temporal\.Now|Math\.random/.test(line))
      findings.push(`${file}:${index + 1}: core reads no clock and no chance; take it as an argument: ${line.trim()}`);
  });
}
if (findings.length > 0) {
  console.error(findings.join("\n"));
  process.exit(1);
}
