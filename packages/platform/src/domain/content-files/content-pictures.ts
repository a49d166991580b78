import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ContentLayer, ContentRecord } from "@forecourt/core/schemas";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { placeText, recordsOf } from "../content/layer-content.ts";
import type { ContentOfLayers, LayerContent } from "../content/layer-content.ts";
import type { FileProblem } from "./file-problem.ts";
import { downloadPicture, readPictureBeside } from "./picture-sources.ts";
import { readPicture, storeMedia } from "./stored-picture.ts";
import type { ContentFolder } from "./read-content-folder.ts";

/** Key of a stored picture. */
const storedKey = /^content\/[0-9a-f]{40}\.(?:jpg|png|webp|avif)$/;

/** Content whose pictures have their keys, with the function that stores them. */
export interface PicturedContent {
  contents: ContentOfLayers;
  problems: readonly FileProblem[];
  /** Writes the pictures below `media/` of the data folder; existing ones stay. */
  write: () => Promise<void>;
}

/**
 * Finds the pictures that records name: beside their files, or at https addresses of hosts that the operator allows.
 * The key of a picture is made from its bytes, so that another picture never has it.
 *
 * @param fetch makes calls to public addresses only; without it addresses are checked and not fetched
 */
export async function findPictures(
  folder: string,
  { contents, sources }: Pick<ContentFolder, "contents" | "sources">,
  { dataDir, hosts, fetch }: { dataDir: string; hosts: readonly string[]; fetch?: OutsideFetch },
): Promise<PicturedContent> {
  const problems: FileProblem[] = [];
  const toWrite = new Map<string, () => Promise<Uint8Array>>();

  /** Fields of a picture that a record names, such as its key; a message if there is a problem. */
  async function pictureFields(file: string, name: string): Promise<Record<string, unknown> | string> {
    if (storedKey.test(name))
      return existsSync(join(dataDir, "media", name))
        ? {}
        : `The picture ${name} is not stored here. Put it beside the record.`;
    const isAddress = /^[a-z]+:/i.test(name);
    const bytes = isAddress
      ? await downloadPicture(name, { hosts, fetch })
      : await readPictureBeside(join(folder, dirname(file)), name);
    if (typeof bytes === "string") return bytes;
    if (bytes === undefined) return {};
    const picture = await readPicture(bytes);
    if (typeof picture === "string") return picture;
    const { key, width, height } = picture;
    // A local file is read again when it is written, so that the bytes of all pictures are not in memory at once.
    toWrite.set(key, isAddress ? async () => bytes : () => readFile(join(folder, dirname(file), name)));
    return { file: key, width, height };
  }

  /** A part of a record with the keys of its pictures; problems are noted. */
  async function withKeys(
    value: unknown,
    path: readonly (string | number)[],
    source: { file: string; lineOf: (path: readonly (string | number)[]) => number },
  ): Promise<unknown> {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const [index, item] of value.entries()) items.push(await withKeys(item, [...path, index], source));
      return items;
    }
    if (typeof value !== "object" || value === null) return value;
    const entries: [string, unknown][] = [];
    for (const [key, part] of Object.entries(value)) entries.push([key, await withKeys(part, [...path, key], source)]);
    const record = Object.fromEntries(entries);
    if (path.at(-1) !== "picture" || typeof record["file"] !== "string") return record;
    const found = await pictureFields(source.file, record["file"]);
    if (typeof found !== "string") return { ...record, ...found };
    problems.push({ file: source.file, line: source.lineOf([...path, "file"]), message: found });
    return record;
  }

  const pictures = new Map<ContentLayer, LayerContent>();
  for (const [layer, content] of contents) {
    const records: Record<string, Record<string, ContentRecord>> = {};
    for (const { record, ...place } of recordsOf(layer, content)) {
      const source = sources.get(placeText(place));
      if (source)
        records[place.kind] = {
          ...records[place.kind],
          [place.slug]: (await withKeys(record, [], source)) as ContentRecord,
        };
    }
    pictures.set(layer, records);
  }
  return {
    contents: pictures,
    problems,
    async write() {
      for (const [key, read] of toWrite) await storeMedia(dataDir, key, read);
    },
  };
}
