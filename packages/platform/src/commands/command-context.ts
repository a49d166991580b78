import { resolve } from "node:path";

/** Asks the person at the terminal and resolves with the answer, "" for none. */
export type Ask = (question: string) => Promise<string>;

/** Where a command runs and where it writes. */
export interface CommandDependencies {
  env: Readonly<Record<string, string | undefined>>;
  /** Folder that file names start from. */
  cwd: string;
  /** Standard output: results only. Resolves when the reader can take more. */
  out: (text: string) => Promise<void> | void;
  /** Standard error: progress and mistakes. */
  err: (text: string) => void;
  /** Left out where nobody can be asked. */
  ask?: Ask;
}

/** What a command is given. */
export interface CommandContext extends CommandDependencies {
  dataDir: string;
  /** Print results for machines. */
  json: boolean;
}

/** A command line that cannot be meant: one line on standard error and exit code 2. */
export class UsageError extends Error {
  readonly code = "usage";
  override readonly name = "UsageError";
}

/** Adds the data folder: FORECOURT_DATA, else `.forecourt` in the folder the command runs in. */
export function commandContext(dependencies: CommandDependencies, json: boolean): CommandContext {
  const { env, cwd } = dependencies;
  return { ...dependencies, json, dataDir: resolve(cwd, env.FORECOURT_DATA || ".forecourt") };
}

/** Prints a result: as one JSON text, or as a person reads it. */
export async function print(context: CommandContext, result: unknown, text: string): Promise<void> {
  await context.out(context.json ? `${JSON.stringify(result)}\n` : `${text}\n`);
}

/** What moves a terminal's cursor, colours it or turns its words round: a shopper may have sent it as a name. */
const controls = /[\p{Cc}\p{Bidi_Control}]+/gu;

/**
 * Lines with their columns one under the other. Control characters are printed as a blank.
 *
 * @example
 * table([["SITE", "NAME"], ["harbour", "Harbour Mazda"]]) // "SITE     NAME\nharbour  Harbour Mazda"
 */
export function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => cell.replace(controls, " ")));
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
