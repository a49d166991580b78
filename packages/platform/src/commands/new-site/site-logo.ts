import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { contentKey, storeMedia } from "../../domain/content-files/stored-picture.ts";
import { makeLogos } from "../../files/images/make-logos.ts";
import { UsageError } from "../command-context.ts";

const maxBytes = 5_000_000;

/** The logo of a new site: what its document says, and what stores the pictures. */
export interface SiteLogo {
  setting: NonNullable<NonNullable<SiteDocumentInput["theme"]>["logo"]>;
  /** True where the picture brings a ground of its own. */
  hasGround: boolean;
  /** Writes the pictures below `media/` of the data folder, under names made from what they are. */
  store: (dataDir: string) => Promise<void>;
}

/**
 * Reads and checks the files that a dealer named as logo; undefined for none.
 *
 * @throws UsageError for a file that is not there or is no logo
 */
export async function readSiteLogo(cwd: string, files: readonly string[]): Promise<SiteLogo | undefined> {
  const [light, dark] = await Promise.all(files.map((file) => readPicture(cwd, file)));
  if (!light) return undefined;
  const made = await makeLogos(light, dark);
  if (typeof made === "string") throw new UsageError(`${files[0]}: ${made}`);
  const pictures = [made.light.picture, made.dark.picture].map((picture) => ({
    key: contentKey(picture, "webp"),
    picture,
  }));
  const [first = "", second = ""] = pictures.map(({ key }) => `/${key}`);
  const { width, height } = made.light;
  return {
    setting: { light: first, dark: second, width, height },
    hasGround: made.hasGround,
    async store(dataDir) {
      for (const { key, picture } of pictures) await storeMedia(dataDir, key, async () => picture);
    },
  };
}

async function readPicture(cwd: string, named: string): Promise<Buffer> {
  const file = resolve(cwd, named);
  if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError(`There is no file ${named}.`);
  const { size } = statSync(file);
  if (size > maxBytes) throw new UsageError(`${named} has ${size} bytes; a logo may have ${maxBytes}.`);
  return readFile(file);
}
