#!/usr/bin/env node
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { completeChoice } from "./complete-choice.ts";
import type { Ask } from "./complete-choice.ts";
import { CreateError } from "./create-error.ts";
import { lookNames } from "./looks.ts";
import { moduleNames } from "./modules.ts";
import { nextSteps } from "./next-steps.ts";
import { readFlags } from "./read-flags.ts";
import { refuseFolder } from "./refuse-folder.ts";
import { refuseNode } from "./refuse-node.ts";
import { templateFiles } from "./template-files.ts";
import { workspaceAbove } from "./workspace-above.ts";
import { writeFiles } from "./write-files.ts";

const settings = "pnpm-workspace.yaml";

const usage = `create-template [folder]
  --name <name>       name of the template; the folder's otherwise
  --look <look>       ${lookNames.join(", ")}
  --modules <list>    ${moduleNames.join(",")}, all or none
  --manager <name>    npm or pnpm; whoever runs this otherwise
  --yes               asks nothing
`;
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sources = { template: beside("./template"), files: beside("../files") };

try {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) process.stdout.write(usage);
  else {
    refuseNode(process.versions.node);
    if (flags.folder !== undefined) refuseFolder(flags.folder);
    const { ask, close } = asking();
    const choice = await completeChoice(flags, ask, process.env.npm_config_user_agent).finally(close);
    refuseFolder(choice.folder);
    const files = templateFiles(choice, sources);
    const workspace = files.has(settings) ? workspaceAbove(choice.folder) : undefined;
    const answers = files.get(settings) ?? "";
    if (workspace !== undefined) files.delete(settings);
    writeFiles(choice.folder, files, (path) => process.stdout.write(`+ ${path}\n`));
    process.stdout.write(nextSteps(choice));
    if (workspace !== undefined)
      process.stdout.write(
        `\nThe folder lies in the workspace of ${workspace}. Write there what it lacks of this:\n\n${answers}`,
      );
  }
} catch (error) {
  if (!(error instanceof CreateError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Asks on the terminal, where there is one. */
function asking(): { ask: Ask; close: () => void } {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return { ask: undefined, close: () => {} };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return { ask: (question, usual) => terminal.question(`${question} [${usual}]: `), close: () => terminal.close() };
}
