import { z } from "zod";
import { formerPaths, optionalPaths, defaultPaths } from "../page/optional-paths.ts";
import { ownPageSchema } from "./own-page-setting.ts";
import { pictureText, setting, shortText } from "./setting.ts";

const accepted = [...optionalPaths, ...formerPaths];

/** Which of the optional pages a site has (decisions.md row 60). */
export const pageSettingsSchema = z.strictObject({
  on: setting(
    z
      .array(z.enum(accepted).meta({ enum: optionalPaths }))
      .max(accepted.length)
      .default(defaultPaths),
    "S1 §2, S2 §2, decisions.md row 60",
    "Optional pages that the site has; nothing links to the others. A site keeps the default of the release in which it was new.",
  ),
  drafts: setting(
    z.array(z.enum(optionalPaths)).max(optionalPaths.length).default([]),
    "decisions.md row 95",
    "Optional pages that are drafts: who knows the address sees them, no search engine keeps them and no sitemap lists them.",
  ),
  own: setting(
    z.array(ownPageSchema).max(100).default([]),
    "decisions.md row 85",
    "Pages that the template has of its own, as its declarations say them: the template gives them, with ownPages of @forecourt/core/pages. A text alone is the path of a page that has nothing else to say.",
  ),
  missing: setting(
    z.array(shortText(60)).max(100).default([]),
    "decisions.md row 85",
    "Standard pages that the template was made without, by name: the template says them, with templatePages of @forecourt/storefront/server. Nothing links to them, and what only they show is off.",
  ),
  indexedSearchMinimum: setting(
    z.number().int().min(1).max(50).default(3),
    "rules 2.7",
    "Cars that a search page needs before search engines may keep it.",
  ),
  makeLogos: setting(
    z
      .array(
        z.strictObject({
          make: setting(shortText(40), "S2 §3", "Name of the make, as the stock has it."),
          logo: setting(pictureText, "S2 §3", "Its logo, square or nearly so."),
        }),
      )
      .max(200)
      .default([]),
    "S1 §2, S2 §3",
    "Logos of makes on facet tiles and in the directory of brands; a make without one has its initials.",
  ),
});
