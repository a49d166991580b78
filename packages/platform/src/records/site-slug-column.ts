import { text } from "./drizzle.ts";
import { sites } from "./site-tables.ts";

/** The site of a row. The row goes with it: none is left behind, and none is written for a site that is gone. */
export const siteSlug = () =>
  text()
    .notNull()
    .references(() => sites.slug, { onDelete: "cascade" });
