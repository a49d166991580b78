import { realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * The file behind a key, and the key as the disk has it; undefined when there is none, or when a link leads out of the
 * media folder.
 */
export async function sourceFile(
  media: string,
  key: string,
): Promise<{ file: string; key: string; stamp: string } | undefined> {
  try {
    const [file, root] = await Promise.all([realpath(join(media, key)), realpath(media)]);
    if (!file.startsWith(`${root}${sep}`)) return undefined;
    const found = await stat(file);
    return found.isFile()
      ? { file, key: relative(root, file), stamp: `${found.size}-${Math.floor(found.mtimeMs)}` }
      : undefined;
  } catch {
    return undefined;
  }
}
