import { z } from "zod";
import { searchPath, usedCarPath } from "../pages/search.ts";
import { setting, shortText } from "./setting.ts";

/** The way to a car at the top of its page (S1 §2). */
export const breadcrumbSettingsSchema = z.strictObject({
  base: setting(
    z.enum([searchPath, usedCarPath]).default(searchPath),
    "S1 §2, decisions.md row 79",
    "Where make and model lead; used-car sites say /used-car.",
  ),
  last: setting(
    z.enum(["title", "year-make-model-badge", "series"]).default("title"),
    "S1 §2",
    "What the last step reads: the title, or year, make, model and badge, or the series name.",
  ),
  knownModels: setting(z.array(shortText(60)).max(500).default([]), "S1 §2", "Models that have a step of their own."),
});
