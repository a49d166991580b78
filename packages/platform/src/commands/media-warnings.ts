import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site, SiteWarning } from "@forecourt/core/schemas";

const rule = "S1 §1, S2 §1";
/** A file of `media add`, or what is meant to be one. */
const stored = /^\/content\/[\w.-]+\.(\w+)$/;

/**
 * Pictures and typefaces that a site names and whose files are not stored here: shoppers would see a gap or another
 * typeface, and nobody would hear of it.
 *
 * @example
 * mediaWarnings(site, dataDir)[0].path // "theme.logo.light"
 */
export function mediaWarnings(site: Partial<Site>, dataDir: string): SiteWarning[] {
  return texts(site).flatMap(({ path, text }) => {
    const ending = stored.exec(text)?.[1];
    if (ending === undefined || existsSync(join(dataDir, "media", text))) return [];
    const [what, instead] = ending === "woff2" ? ["typeface", "another typeface"] : ["picture", "a gap"];
    const message = `The ${what} ${text} is not stored here, so shoppers see ${instead}. Store its file: forecourt media add <file>. (${rule})`;
    return [{ path, rule, message }];
  });
}

/** Every text of a document, with where it stands: "theme.fonts.0.file". */
function texts(value: unknown, path = ""): { path: string; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => texts(below, path === "" ? key : `${path}.${key}`));
}
