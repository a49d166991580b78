import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";

/**
 * Reads a JSON file that a command names.
 *
 * @throws UsageError when it cannot be read or is not JSON
 */
export function readDocument(context: CommandContext, file: string): unknown {
  return readDocumentText(context, file).document;
}

/**
 * The same, with the text of the file.
 *
 * @throws UsageError when it cannot be read or is not JSON
 */
export function readDocumentText({ cwd }: CommandContext, file: string): { document: unknown; text: string } {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), "utf8");
  } catch (cause) {
    throw new UsageError(`The file ${file} cannot be read (${(cause as Error).message}).`);
  }
  try {
    text = text.replace(/^\ufeff/, "");
    return { document: JSON.parse(text), text };
  } catch (cause) {
    throw new UsageError(`The file ${file} is not JSON (${(cause as Error).message}).`);
  }
}
