import { z } from "zod";
import { slugText } from "../entities/fields.ts";
import { setting } from "./setting.ts";

const source = "S2 §3, decisions.md row 94";

/** Whose content lies below the site's own. */
export const contentSettingsSchema = z.strictObject({
  manufacturers: setting(
    z.array(slugText).max(40).default([]),
    source,
    "Manufacturers whose content the site shows, besides that of dealer.brand, as mazda; of two that say the same the later one wins.",
  ),
  group: setting(
    slugText.optional(),
    source,
    "The group of dealers to which the site belongs, whose content it shows.",
    "it belongs to none",
  ),
  websiteId: setting(
    z.number().int().positive().optional(),
    "S2 §3, decisions.md row 92",
    "Number of the site in the system of the manufacturer, by which shared offers may exclude it.",
    "it is excluded by its slug alone",
  ),
});

/** Notices of the law. */
export const legalSettingsSchema = z.strictObject({
  reviewedOn: setting(
    z.iso.date("Use a day such as 2026-11-22.").optional(),
    "decisions.md row 95",
    "Day on which somebody who knows the law has read the starter texts of the notices. Until then nothing answers at their pages, unless pages.drafts names them.",
    "nobody has read them",
  ),
});
