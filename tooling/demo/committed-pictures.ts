import { committedFiles } from "@forecourt/demo-pictures";
import type { WantedPicture } from "./compose-pictures.ts";
import { pictureFolder } from "./picture-key.ts";

/** Where what is committed is served: documents name logos and cars of first pages as `/demo/brand/{file}`. */
const folders = { brand: "brand", "cut-outs": "brand", films: "film" } as const;

/** Logos, the cars of first pages, and films: what is committed as it is served. */
export async function committedPictures(): Promise<WantedPicture[]> {
  const found = await Promise.all(
    (Object.keys(folders) as (keyof typeof folders)[]).map(async (folder) =>
      (await committedFiles(folder)).map(({ name, read }) => ({
        key: `${pictureFolder}/${folders[folder]}/${name}`,
        compose: read,
      })),
    ),
  );
  return found.flat();
}
