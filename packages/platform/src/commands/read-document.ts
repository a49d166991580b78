import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";

/**
 * Reads a JSON file that a command names.
 *
 * @throws UsageError when it cannot be read or is not JSON
 */
export function readDocument({ cwd }: CommandContext, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), "utf8");
  } catch (cause) {
    throw new UsageError(`The file ${file} cannot be read (${(cause as Error).message}).`);
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (cause) {
    throw new UsageError(`The file ${file} is not JSON (${(cause as Error).message}).`);
  }
}
