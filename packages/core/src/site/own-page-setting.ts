import { z } from "zod";
import { setting, shortText } from "./setting.ts";

const part = "(?:[a-z0-9]+(?:-[a-z0-9]+)*|\\{[a-z]+\\??\\})";
const localPath = z
  .string()
  .max(120)
  .regex(new RegExp(`^/(?:${part}(?:/${part})*)?$`), "Use a path such as /our-story or /stories/{slug}.");
const paths = z.tuple([localPath], localPath);
const key = z
  .string()
  .max(60)
  .regex(/^[a-zA-Z.]+$/, "Use a key such as saved.compare.");
const text = z.string().max(120);
const condition = z.union([
  key,
  z.strictObject({ key, is: text }),
  z.strictObject({ key, not: text }),
  z.array(key).min(1).max(10),
]);
const parameter = z.string().regex(/^[\w-]{1,60}$/, "Use a name such as page.");
const source = "decisions.md row 85";

/** A page of a template's own, with the part of its declaration that decides what the platform does with it. */
const declaredPage = z.strictObject({
  name: setting(shortText(60), source, "Its name among the pages."),
  paths: setting(paths, source, "Its paths, the usual one first; {slug} is a word that varies."),
  label: setting(shortText(40).optional(), source, "What menus call it.", "every entry says"),
  settings: setting(z.array(condition).max(10).optional(), source, "What turns it on.", "it is on"),
  linkedWhen: setting(z.array(condition).max(10).optional(), source, "When links may lead there.", "where it is on"),
  gate: setting(z.enum(["never", "always"]).optional(), source, "Whether it asks for sign-in first.", "never"),
  sitemap: setting(
    z.literal("pages").optional(),
    source,
    "The file of the sitemap that lists it.",
    "no search engine keeps it",
  ),
  indexedWhen: setting(
    z.array(condition).max(10).optional(),
    source,
    "When search engines may keep it.",
    "where it is on",
  ),
  parameters: setting(z.array(parameter).max(60).optional(), source, "The query parameters that it reads.", "none"),
  canonicalParameters: setting(
    z.array(parameter).max(10).optional(),
    source,
    "Those that make another page of it for search engines.",
    "none",
  ),
});

/** An entry of `pages.own`. */
export const ownPageSchema = z.union([
  localPath.transform((path): z.output<typeof declaredPage> => ({ name: path, paths: [path] })),
  declaredPage,
]);
/** A page of a template's own, as a document says it. */
export type OwnPageInput = z.input<typeof declaredPage>;
