import { z } from "zod";
import { on, setting, shortText } from "./setting.ts";

/** Similar cars below a car (S1 §2, §4, §9). */
export const similarSettingsSchema = z.strictObject({
  enabled: on("S1 §2", "Show similar cars."),
  layout: setting(z.enum(["grid", "carousel"]).default("grid"), "S1 §2", "How they are laid out."),
  heading: setting(shortText(60).default("Similar cars"), "S1 §1", "Heading above them."),
});
/** Parsed settings of similar cars. */
export type SimilarSettings = z.output<typeof similarSettingsSchema>;
