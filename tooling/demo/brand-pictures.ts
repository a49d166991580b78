import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { WantedPicture } from "./compose-pictures.ts";

/** Folders with the dealers' logos and the cars of their first pages; the site documents name them as `/demo/brand/{file}`. */
const folders = [join(import.meta.dirname, "brand"), join(import.meta.dirname, "pictures", "cut-outs")];

/** The pictures that site documents of the demo name. */
export async function brandPictures(): Promise<WantedPicture[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder))
        .filter((file) => file.endsWith(".webp"))
        .map((file) => ({ key: `demo/brand/${file}`, compose: () => readFile(join(folder, file)) })),
    ),
  );
  return found.flat();
}
