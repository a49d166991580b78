import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { WantedPicture } from "./compose-pictures.ts";
import { pictureFolder } from "./picture-key.ts";

/** Folders that are committed, and where their files are served: documents name logos and cars of first pages as `/demo/brand/{file}`. */
const folders = [
  { folder: "brand", key: `${pictureFolder}/brand` },
  { folder: "pictures/cut-outs", key: `${pictureFolder}/brand` },
  { folder: "pictures/films", key: `${pictureFolder}/film` },
];

/** Logos, the cars of first pages, and films: what is committed as it is served. */
export async function committedPictures(): Promise<WantedPicture[]> {
  const found = await Promise.all(
    folders.map(async ({ folder, key }) => {
      const path = join(import.meta.dirname, folder);
      return (await readdir(path))
        .filter((file) => /\.(webp|mp4)$/.test(file))
        .map((file) => ({ key: `${key}/${file}`, compose: () => readFile(join(path, file)) }));
    }),
  );
  return found.flat();
}
