import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { maxPictureBytes, readPicture, storePicture } from "../domain/content-files/stored-picture.ts";
import { print, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";

/** `media add <file …>`: stores pictures, all or none, and says what a site document calls each. */
export async function addMedia(context: CommandContext, files: readonly string[]): Promise<number> {
  if (files.length === 0) throw new UsageError("Name at least one picture: forecourt media add hero.jpg");
  const pictures = await Promise.all(files.map((file) => pictureIn(context.cwd, file)));
  for (const { key, bytes } of pictures) await storePicture(context.dataDir, key, async () => bytes);
  const added = pictures.map(({ file, key, width, height }) => ({ file, path: `/${key}`, width, height }));
  const lines = added.map(({ file, path, width, height }) => `${file}: "${path}", ${width} × ${height} px`);
  await print(context, added, lines.join("\n"));
  return 0;
}

async function pictureIn(cwd: string, file: string) {
  const path = resolve(cwd, file);
  if (!existsSync(path) || !statSync(path).isFile()) throw new UsageError(`There is no file ${file}.`);
  const { size } = statSync(path);
  if (size > maxPictureBytes) throw new UsageError(`${file} has ${size} bytes; it may have ${maxPictureBytes}.`);
  const bytes = await readFile(path);
  const picture = await readPicture(bytes);
  if (typeof picture === "string") throw new UsageError(`${file}: ${picture}`);
  return { file, bytes, ...picture };
}
