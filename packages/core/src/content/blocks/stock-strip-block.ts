import { z } from "zod";
import { searchPath } from "../../pages/search.ts";
import { ownPathText, shortText } from "../../site/setting.ts";

/** The first cars that a search finds. It is left out while the search finds none. */
export const stockStripBlock = z.strictObject({
  kind: z.literal("stock-strip"),
  /** Heading of the block. */
  title: shortText(120),
  /** Path of the search, with its parameters: `/search/used-cars?simple_body=Ute`. */
  search: ownPathText.startsWith(searchPath, "Use the address of a search, such as /search/used-cars?simple_body=Ute."),
  /** In one row to swipe, or in a grid below each other; a phone swipes both. */
  layout: z.enum(["carousel", "grid"]).default("carousel"),
  /** How many cars show at most. */
  count: z.number().int().min(1).max(12).default(4),
});
