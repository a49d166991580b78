#!/usr/bin/env node
import { allChecks } from "./checks/all-checks.ts";
import type { CheckName } from "./checks/all-checks.ts";
import { runTemplateSuite } from "./run-template-suite.ts";

const [url, ...names] = process.argv.slice(2);
const known = Object.keys(allChecks) as CheckName[];
const only = names.flatMap((name) => known.find((one) => one === name) ?? []);

if (url === undefined || !URL.canParse(url) || only.length !== names.length) {
  process.stderr.write(`forecourt-template-suite <address of a served site> [${known.join("|")} …]\n`);
  process.exitCode = 2;
} else {
  try {
    const results = await runTemplateSuite({
      url,
      ...(only.length > 0 && { only }),
      onResult: ({ name, failures, figures, ms }) =>
        process.stdout.write(
          `${failures.length === 0 ? "✓" : "✗"} ${name} (${(ms / 1000).toFixed(1)} s)\n${[...failures, ...figures].map((one) => `  ${one}\n`).join("")}`,
        ),
    });
    if (results.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  } catch (error) {
    if (!String(error).includes("ERR_CONNECTION_REFUSED")) throw error;
    process.stderr.write(
      `Nothing answers at ${url}. Start the site first, or name the address and port at which it is served.\n`,
    );
    process.exitCode = 2;
  }
}
