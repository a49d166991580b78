import { runCommand } from "../src/commands/run-command.ts";

/** A command line that was run: its exit code, and what it wrote. */
export interface Ran {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs a command line and reads what it writes.
 *
 * @param options.cwd folder that file names start from. @default the data folder
 * @param options.env variables besides the data folder
 * @param options.ask answers questions. @default nobody can be asked
 */
export async function runAndRead(
  words: readonly string[],
  {
    dataDir,
    cwd = dataDir,
    env = {},
    ...asked
  }: { dataDir: string; cwd?: string; env?: Record<string, string>; ask?: (question: string) => Promise<string> },
): Promise<Ran> {
  const ran: Ran = { code: 0, out: "", err: "" };
  ran.code = await runCommand(words, {
    env: { FORECOURT_DATA: dataDir, ...env },
    cwd,
    out: (text) => void (ran.out += text),
    err: (text) => void (ran.err += text),
    ...asked,
  });
  return ran;
}
