import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { install } from "./install.ts";
import { managerOf } from "./manager-of.ts";
import { UpgradeError } from "./upgrade-error.ts";
import { upgradeTemplate } from "./upgrade-template.ts";
import type { ReleaseFacts } from "./upgrade-template.ts";

const usage = `upgrade
Moves the template in this folder to the release of this command: npx @forecourt/upgrade@latest
  --dry-run     says what would change and writes nothing
  --no-install  leaves the installation to you
`;

try {
  const flags = readFlags();
  if (flags.help) process.stdout.write(usage);
  else upgrade(flags);
} catch (error) {
  if (!(error instanceof UpgradeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function upgrade({ "dry-run": dryRun = false, "no-install": isLeft = false }: ReturnType<typeof readFlags>): void {
  const facts = JSON.parse(readFileSync(new URL("./release-facts.json", import.meta.url), "utf8")) as ReleaseFacts;
  const told = upgradeTemplate(process.cwd(), facts, { dryRun });
  process.stdout.write(told ?? `This template stands on ${facts.version} already.\n`);
  if (told === undefined || dryRun) return;
  const manager = managerOf(process.cwd());
  if (isLeft) process.stdout.write(`Now: ${manager} install, then ${manager} run types and ${manager} run suite\n`);
  else process.exitCode = install(manager, (text) => process.stderr.write(text));
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        "dry-run": { type: "boolean" },
        "no-install": { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new UpgradeError(`${(error as Error).message} --help lists the flags.`);
  }
}
