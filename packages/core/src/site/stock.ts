import { z } from "zod";

/** What stock a site shows and how it is tagged (S1 §4, §9). */
export const stockSettingsSchema = z.strictObject({
  /** Days for which a sold car stays visible. Source S1 §4. */
  soldWindowDays: z.number().int().min(0).max(60).default(3),
  /** Days for which a car counts as just arrived. Source S1 §9. */
  justArrivedDays: z.number().int().min(0).max(60).default(8),
  /** Tag of a just-arrived car. Source S1 §9, decisions.md row 3 ("New" may mislead on used cars). */
  justArrivedTag: z.string().min(1).max(30).default("New"),
  /** Tag of a sold car. Source S1 §4. */
  soldTag: z.string().min(1).max(30).default("JUST SOLD"),
  /** Makes whose certified used cars carry the certified tag. Source S1 §4 ("used certified Toyota"). */
  certifiedMakes: z.array(z.string().min(1).max(40)).max(20).default(["Toyota"]),
  /** Show a car only with more than this many photos; null for no condition. Source S1 §9, decisions.md rows 30 and 67. */
  photosMoreThan: z.number().int().min(0).max(14).nullable().default(null),
});
/** Parsed stock settings. */
export type StockSettings = z.output<typeof stockSettingsSchema>;
