import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import type { ThemeFont } from "@forecourt/core/schemas";
import { contentKey, maxPictureBytes, readPicture, storeMedia } from "../domain/content-files/stored-picture.ts";
import { fontFacts } from "../files/fonts/font-facts.ts";
import { print, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";

/** Bytes that a typeface may have: every page waits for it a little. */
const maxFontBytes = 200_000;

/** A file that is stored, and what a site document says of it. */
interface Medium {
  file: string;
  key: string;
  bytes: Buffer;
  said: { path: string; width: number; height: number } | { font: ThemeFont };
}

/** `media add <file …>`: stores pictures and typefaces, all or none, and says what a site document calls each. */
export async function addMedia(context: CommandContext, files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new UsageError("Name at least one file: forecourt media add hero.jpg");
  const media = await mediaIn(context.cwd, files);
  for (const { key, bytes } of media) await storeMedia(context.dataDir, key, async () => bytes);
  await print(
    context,
    media.map(({ file, said }) => ({ file, ...said })),
    media.map(line).join("\n"),
  );
  return 0;
}

const line = ({ file, said }: Medium): string =>
  "font" in said
    ? `${file}, for theme.fonts: ${JSON.stringify(said.font)}`
    : `${file}: "${said.path}", ${said.width} × ${said.height} px`;

/** @throws UsageError that says of each file that cannot be stored why */
async function mediaIn(cwd: string, files: readonly string[]): Promise<Medium[]> {
  const wrong: string[] = [];
  const media: Medium[] = [];
  for (const read of await Promise.allSettled(files.map((file) => mediumIn(cwd, file)))) {
    if (read.status === "fulfilled") media.push(read.value);
    else if (read.reason instanceof UsageError) wrong.push(read.reason.message);
    else throw read.reason;
  }
  if (wrong.length > 0)
    throw new UsageError([...wrong, ...(files.length > 1 ? ["Nothing was stored."] : [])].join(" "));
  return media;
}

async function mediumIn(cwd: string, file: string): Promise<Medium> {
  const path = resolve(cwd, file);
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`There is no file ${file}.`);
  const isFont = /^\.(?:woff2?|ttf|otf)$/i.test(extname(path));
  const { size } = statSync(path);
  const most = isFont ? maxFontBytes : maxPictureBytes;
  if (size > most)
    throw new UsageError(
      `${file} has ${size} bytes; it may have ${most}.${isFont ? " Leave out letters that no page has." : ""}`,
    );
  const bytes = await readFile(path);
  return isFont ? fontIn(file, bytes) : pictureIn(file, bytes);
}

async function pictureIn(file: string, bytes: Buffer): Promise<Medium> {
  const picture = await readPicture(bytes);
  if (typeof picture === "string") throw new UsageError(`${file}: ${picture}`);
  const { key, width, height } = picture;
  return { file, key, bytes, said: { path: `/${key}`, width, height } };
}

async function fontIn(file: string, bytes: Buffer): Promise<Medium> {
  const facts = await fontFacts(bytes);
  if (!facts) throw new UsageError(`${file}: This is no typeface in WOFF2, which every browser reads.`);
  const { family, weight, fallback } = facts;
  const key = contentKey(bytes, "woff2");
  return { file, key, bytes, said: { font: { family, weight, file: `/${key}`, fallback } } };
}
