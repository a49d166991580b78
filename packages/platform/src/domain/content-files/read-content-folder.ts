import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, extname, join, relative } from "node:path";
import { contentKinds } from "@forecourt/core/schemas";
import type { ContentKind, ContentLayer, ContentRecord } from "@forecourt/core/schemas";
import { placeText } from "../content/layer-content.ts";
import type { ContentOfLayers, RecordPlace } from "../content/layer-content.ts";
import type { FileProblem } from "./file-problem.ts";
import { parseJsonFile, parseMarkdownFile } from "./parse-content-file.ts";
import type { ParsedContentFile } from "./parse-content-file.ts";
import { unstorableText, utf8Text } from "./unstorable-text.ts";

/** The file of a record. */
export interface RecordSource {
  /** Below the folder. */
  file: string;
  lineOf: ParsedContentFile["lineOf"];
}

/** What a folder of content says. */
export interface ContentFolder {
  contents: ContentOfLayers;
  /** Where each record comes from, by `placeText`. */
  sources: ReadonlyMap<string, RecordSource>;
  problems: readonly FileProblem[];
}

/** Limit of one file, in bytes; no page is as long. */
const maxFileBytes = 200_000;
const pictureEndings = new Set([".jpg", ".jpeg", ".png", ".webp", ".avif"]);

/**
 * Reads a folder of content: `platform`, `manufacturers/mazda`, `groups/twg` and `sites/harbour-mazda`, in each a
 * folder for each kind, and in that a file for each record, with its pictures beside it. A layer that has a folder is
 * whole there: what the folder has not is removed when it is applied.
 *
 * @returns also what is wrong with any of its files; nothing else is thrown for what stands in it
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const contents = new Map<ContentLayer, Record<string, Record<string, ContentRecord>>>();
  const sources = new Map<string, RecordSource>();
  const problems: FileProblem[] = [];
  const at = (path: string) => relative(folder, path).split("\\").join("/");
  const problem = (path: string, message: string) => problems.push({ file: at(path), line: 1, message });

  async function readRecord(path: string, layer: ContentLayer, kind: ContentKind): Promise<void> {
    const ending = extname(path).toLowerCase();
    const stats = await lstat(path);
    if (!stats.isFile())
      return void problem(path, "This is no file. Records and their pictures lie here, without folders or links.");
    if (pictureEndings.has(ending)) return;
    if (ending !== ".json" && !(ending === ".md" && kind.prose !== undefined))
      return void problem(
        path,
        `A ${kind.name} is a file that ends in ${kind.prose === undefined ? "" : ".md or "}.json; a picture ends in .jpg, .png, .webp or .avif.`,
      );
    if (stats.size > maxFileBytes)
      return void problem(path, `This file has ${stats.size} bytes. A record has at most ${maxFileBytes}.`);
    const text = utf8Text(await readFile(path));
    if (text === undefined) return void problem(path, "This file is no text in UTF-8. Save it as UTF-8.");
    const parsed =
      ending === ".md" ? parseMarkdownFile(at(path), text, kind.prose ?? "") : parseJsonFile(at(path), text);
    if ("problems" in parsed) return void problems.push(...parsed.problems);
    const unstorable = unstorableText(parsed.record);
    if (unstorable)
      return void problems.push({
        file: at(path),
        line: parsed.lineOf(unstorable),
        message: `${unstorable.join(".")}: Has a character that is none, such as NUL. Type the text again.`,
      });
    const place: RecordPlace = { layer, kind: kind.name, slug: basename(path, extname(path)) };
    if (sources.has(placeText(place)))
      return void problem(path, `${sources.get(placeText(place))?.file} is the same record. Keep one of the two.`);
    sources.set(placeText(place), { file: at(path), lineOf: parsed.lineOf });
    const content = contents.get(layer) ?? {};
    content[kind.name] = { ...content[kind.name], [place.slug]: parsed.record };
    contents.set(layer, content);
  }

  /** What a folder has; a link to one leads out of what is to be applied. */
  async function namesBelow(path: string): Promise<string[]> {
    if (!(await lstat(path)).isSymbolicLink()) return names(path);
    problem(path, "This is a link. Put the folder itself here.");
    return [];
  }

  async function readLayer(path: string, layer: ContentLayer): Promise<void> {
    contents.set(layer, contents.get(layer) ?? {});
    for (const name of await namesBelow(path)) {
      const kind = contentKinds.find((known) => known.folder === name);
      if (!kind)
        problem(
          join(path, name),
          `This is no kind of content. There are: ${contentKinds.map((known) => known.folder).join(", ")}.`,
        );
      else for (const file of await namesBelow(join(path, name))) await readRecord(join(path, name, file), layer, kind);
    }
  }

  for (const name of await names(folder)) {
    const path = join(folder, name);
    const prefix = layerFolders.get(name);
    if (name === "platform") await readLayer(path, "platform");
    else if (prefix === undefined)
      problem(
        path,
        `This is no layer of content. There are: platform, ${[...layerFolders.keys()].map((of) => `${of}/{name}`).join(", ")}.`,
      );
    else
      for (const of of await namesBelow(path)) {
        if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(of)) await readLayer(join(path, of), `${prefix}:${of}`);
        else problem(join(path, of), "Name this folder in lower case letters, digits and single hyphens.");
      }
  }
  return { contents, sources, problems };
}

/** Folder of layers → what the names of these layers begin with. */
export const layerFolders = new Map([
  ["manufacturers", "manufacturer"],
  ["groups", "group"],
  ["sites", "site"],
] as const) as ReadonlyMap<string, "manufacturer" | "group" | "site">;

/** Hidden files, and notes in a README, are nobody's content. A file where a folder should be has no names. */
async function names(folder: string): Promise<string[]> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOTDIR") return [];
    throw error;
  });
  return found.filter((name) => !name.startsWith(".") && name !== "README.md").sort();
}
