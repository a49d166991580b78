import { existsSync } from "node:fs";
import { lstat, readFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { ContentLayer, ContentRecord } from "@forecourt/core/schemas";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { placeText, recordsOf } from "../content/layer-content.ts";
import type { ContentOfLayers, LayerContent } from "../content/layer-content.ts";
import type { FileProblem } from "./file-problem.ts";
import { maxPictureBytes, readPicture, storeMedia } from "./stored-picture.ts";
import type { ContentFolder } from "./read-content-folder.ts";

const fetchTimeoutMs = 15_000;

/** The key of a picture that is stored already. */
const storedKey = /^content\/[0-9a-f]{40}\.(?:jpg|png|webp|avif)$/;

/** Content whose pictures are known by their keys, and what writes them. */
export interface PicturedContent {
  contents: ContentOfLayers;
  problems: readonly FileProblem[];
  /** Writes the pictures below `media/` of the data folder; those that are there stay. */
  write: () => Promise<void>;
}

/**
 * Finds the pictures that records name: beside their files, or at https addresses of hosts that the operator allows. A picture is known by a
 * key made from what it is, so that another picture never has it.
 *
 * @param fetch makes calls to public addresses only; where it is left out, addresses are looked at and not fetched
 */
export async function findPictures(
  folder: string,
  { contents, sources }: Pick<ContentFolder, "contents" | "sources">,
  { dataDir, hosts, fetch }: { dataDir: string; hosts: readonly string[]; fetch?: OutsideFetch },
): Promise<PicturedContent> {
  const problems: FileProblem[] = [];
  const toWrite = new Map<string, () => Promise<Uint8Array>>();

  async function pictured(file: string, name: string): Promise<Record<string, unknown> | string> {
    if (storedKey.test(name))
      return existsSync(join(dataDir, "media", name))
        ? {}
        : `The picture ${name} is not stored here. Put it beside the record.`;
    const bytes = /^[a-z]+:/i.test(name) ? await fetched(name) : await beside(file, name);
    if (typeof bytes === "string") return bytes;
    if (bytes === undefined) return {};
    const picture = await readPicture(bytes);
    if (typeof picture === "string") return picture;
    const { key, width, height } = picture;
    const kept = /^[a-z]+:/i.test(name) ? async () => bytes : () => readFile(join(folder, dirname(file), name));
    toWrite.set(key, kept);
    return { file: key, width, height };
  }

  async function beside(file: string, name: string): Promise<Uint8Array | string> {
    const path = resolve(folder, dirname(file), name);
    if (dirname(path) !== resolve(folder, dirname(file)) || name.includes(sep))
      return "Put the picture beside the record, and name it alone.";
    const stats = await lstat(path).catch(() => undefined);
    if (!stats?.isFile()) return `There is no picture ${name} beside the record.`;
    if (stats.size > maxPictureBytes)
      return `The picture ${name} has ${stats.size} bytes; it may have ${maxPictureBytes}.`;
    return readFile(path);
  }

  async function fetched(address: string): Promise<Uint8Array | string | undefined> {
    const url = URL.parse(address);
    if (url?.protocol !== "https:") return "Name a picture beside the record, or an https address.";
    if (!hosts.includes(url.host))
      return `Pictures of ${url.host} are not fetched. The operator can allow the host in FORECOURT_PICTURE_HOSTS.`;
    if (!fetch) return undefined;
    try {
      const answer = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(fetchTimeoutMs) });
      if (!answer.ok || !answer.body) return `${url.host} answered ${answer.status} for the picture.`;
      const parts: Uint8Array[] = [];
      let bytes = 0;
      for await (const part of answer.body) {
        bytes += part.byteLength;
        if (bytes > maxPictureBytes) return `The picture has more than ${maxPictureBytes} bytes.`;
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch (cause) {
      return `The picture was not fetched: ${(cause as Error).message}`;
    }
  }

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
    const found = await pictured(source.file, record["file"]);
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
