import { access } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { writeWhole } from "./seed-state.ts";

/** One picture to be made. */
export interface WantedPicture {
  /** Key under `<dataDir>/media/`. */
  key: string;
  /** Makes it, as the bytes of a WebP file. */
  compose: () => Promise<Uint8Array>;
}

/**
 * Makes the pictures that are not in the media folder yet, as many at a time as there are processors. One that is cut
 * off leaves no file behind and is made next time.
 *
 * @returns how many were made
 */
export async function composeMissingPictures(dataDir: string, wanted: readonly WantedPicture[]): Promise<number> {
  const fileOf = ({ key }: WantedPicture) => join(dataDir, "media", key);
  const there = await Promise.all(
    wanted.map((picture) =>
      access(fileOf(picture)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const missing = wanted.filter((_, index) => !there[index]);
  const queue = missing.values();
  const work = async () => {
    for (const picture of queue) await writeWhole(fileOf(picture), await picture.compose());
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return missing.length;
}
