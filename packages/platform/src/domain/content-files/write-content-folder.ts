import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { contentKinds } from "@forecourt/core/schemas";
import type { ContentLayer } from "@forecourt/core/schemas";
import { stringify } from "yaml";
import { recordsOf } from "../content/layer-content.ts";
import type { ContentOfLayers } from "../content/layer-content.ts";
import { layerFolders } from "./read-content-folder.ts";

/** A folder into which nothing is written. */
export class FolderNotEmptyError extends Error {
  readonly code = "folder_not_empty";
}

/**
 * Writes content as a folder that can be applied again, with its pictures.
 *
 * @returns how many records were written
 * @throws FolderNotEmptyError where the folder has something in it
 */
export async function writeContentFolder(folder: string, contents: ContentOfLayers, dataDir: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new FolderNotEmptyError(`${folder} is not empty. Name a new folder to export into.`);
  let written = 0;
  for (const [layer, content] of contents)
    for (const { kind, slug, record } of recordsOf(layer, content)) {
      const declared = contentKinds.find(({ name }) => name === kind);
      if (!declared) continue;
      const target = join(folder, ...layerPath(layer), declared.folder);
      await mkdir(target, { recursive: true });
      for (const key of pictureKeys(record)) await copyFile(join(dataDir, "media", key), join(target, basename(key)));
      const { [declared.prose ?? ""]: prose, ...fields } = withFileNames(record) as Record<string, unknown>;
      await (declared.prose === undefined
        ? writeFile(join(target, `${slug}.json`), `${JSON.stringify(fields, undefined, 2)}\n`)
        : writeFile(
            join(target, `${slug}.md`),
            `---\n${stringify(fields)}---\n${typeof prose === "string" ? `\n${prose}\n` : ""}`,
          ));
      written += 1;
    }
  return written;
}

/** `manufacturer:mazda` → manufacturers/mazda. */
function layerPath(layer: ContentLayer): string[] {
  const [prefix = "", name] = layer.split(":");
  const folder = [...layerFolders].find(([, of]) => of === prefix)?.[0];
  return folder === undefined || name === undefined ? [prefix] : [folder, name];
}

const isKey = (value: unknown): value is string => typeof value === "string" && value.startsWith("content/");

function pictureKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pictureKeys);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "file" && isKey(part) ? [part] : pictureKeys(part)));
}

/** Pictures by their names beside the record; their sizes are found again. */
function withFileNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFileNames);
  if (typeof value !== "object" || value === null) return value;
  if ("file" in value && isKey(value.file)) {
    const { width: _, height: __, ...picture } = value as Record<string, unknown>;
    return { ...picture, file: basename(value.file) };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFileNames(part)]));
}
