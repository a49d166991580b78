import { spawn } from "node:child_process";

/** How a command is run. */
export interface CommandOptions {
  cwd: string;
  /** Added to the environment of this process. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs a command to its end and gives back what it wrote to standard output.
 *
 * @throws Error with everything the command wrote, when it ends with another code than 0 or cannot start
 * @example
 * await runCommand("pnpm", ["--version"], { cwd: "." }) // "12.21.0\n"
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: CommandOptions,
): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    const written: string[] = [];
    const answer: string[] = [];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (answer.push(text), written.push(text)));
    child.stderr.setEncoding("utf8").on("data", (text: string) => written.push(text));
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) done(answer.join(""));
      else fail(new Error(`${command} ${args.join(" ")} ended with code ${code} in ${cwd}:\n${written.join("")}`));
    });
  });
}
