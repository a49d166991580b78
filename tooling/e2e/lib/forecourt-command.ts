import { join } from "node:path";
import { inject } from "vitest";
import { runCommand } from "../../pack/run-command.ts";
import { webhookAllowed } from "./lead-webhook.ts";

/** Runs a command of the `forecourt` command line on the data of the running installation and gives back its output. */
export function forecourtCommand(...args: string[]): Promise<string> {
  const { root, dataDir, form, port } = inject("installation");
  const script =
    form === "source"
      ? ["--conditions=@forecourt/source", join(root, "packages/platform/src/cli.ts")]
      : [join(root, "apps/server/node_modules/@forecourt/platform/dist/cli.js")];
  return runCommand(process.execPath, [...script, ...args], {
    cwd: root,
    env: { FORECOURT_DATA: dataDir, PORT: String(port), ...webhookAllowed },
  });
}
