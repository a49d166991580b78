import { existsSync, readdirSync, statSync } from "node:fs";
import { CreateError } from "./create-error.ts";

/** What may lie in a folder that is otherwise empty. */
const harmless = new Set([".git", ".DS_Store"]);

/**
 * Refuses a folder with files in it: nothing of anybody's is written over.
 *
 * @throws CreateError that names what lies there
 */
export function refuseFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new CreateError(`${folder} is a file, and a template needs a folder. Name another one.`);
  const files = readdirSync(folder).filter((name) => !harmless.has(name));
  if (files.length > 0)
    throw new CreateError(
      `${folder} is not empty: it holds ${files.slice(0, 3).join(", ")}${files.length > 3 ? ` and ${files.length - 3} more` : ""}. Nothing was written. Name a folder that is empty or not there yet.`,
    );
}
