import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Writes files below a folder, one after the other.
 *
 * @param onWritten hears the path of each
 */
export function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  onWritten: (path: string) => void,
): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
    onWritten(path);
  }
}
