import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A picture or film that is committed as it is served. */
export interface CommittedFile {
  /** Such as `harbour-mazda-light.webp`. */
  name: string;
  read: () => Promise<Buffer>;
}

/** Logos, cut-out cars of first pages, or films: those of a folder. */
export async function committedFiles(folder: "brand" | "cut-outs" | "films"): Promise<CommittedFile[]> {
  const path = join(import.meta.dirname, folder);
  return (await readdir(path))
    .filter((name) => /\.(webp|mp4)$/.test(name))
    .map((name) => ({ name, read: () => readFile(join(path, name)) }));
}
