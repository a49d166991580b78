import { once } from "node:events";
import { createInterface } from "node:readline";
import { runCommand } from "./commands/run-command.ts";

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  cwd: process.cwd(),
  out: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, "drain");
  },
  err: (text) => void process.stderr.write(text),
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
});

/** Questions go to standard error: standard output has results only. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await new Promise((resolve, reject) => {
      terminal.once("close", () => reject(new Error("The question was not answered, so nothing was done.")));
      terminal.question(`${question}: `, resolve);
    });
  } finally {
    terminal.close();
  }
}
