import { z } from "zod";
import { slugText } from "../entities/fields.ts";
import { off, setting } from "./setting.ts";

const days = z.number().int().min(0).max(60);
const tag = z.string().min(1).max(30);

/** What stock a site shows and how it is tagged (S1 §4, §9). */
export const stockSettingsSchema = z.strictObject({
  soldWindowDays: setting(days.default(3), "S1 §4", "Days for which a sold car stays visible."),
  dealershipSoldWindows: setting(
    z
      .array(
        z.strictObject({
          dealership_slug: setting(slugText, "S1 §4, S2 §4", "The dealership, as dealer.dealerships names it."),
          soldWindowDays: setting(days, "S1 §4, S2 §4", "Days for which its sold cars stay visible."),
        }),
      )
      .max(120)
      .default([]),
    "S1 §4, S2 §4",
    "Dealerships of a group with a sold window of their own.",
  ),
  justArrivedDays: setting(days.default(8), "S1 §9", "Days for which a car counts as just arrived."),
  justArrivedTag: setting(
    tag.default("New"),
    "S1 §9, decisions.md row 3",
    'Tag of a just-arrived car; "New" may mislead on used cars.',
  ),
  soldTag: setting(tag.default("JUST SOLD"), "S1 §4", "Tag of a sold car."),
  certifiedMakes: setting(
    z.array(z.string().min(1).max(40)).max(20).default(["Toyota"]),
    "S1 §4",
    "Makes whose certified used cars carry the certified badge, a picture.",
  ),
  photosMoreThan: setting(
    z.number().int().min(0).max(14).nullable().default(null),
    "S1 §9, decisions.md rows 30 and 67",
    "Show a car only with more than this many photos; null for no condition.",
  ),
  testDrivesOfUnavailable: off("decisions.md row 108", "Offer a test drive of reserved and coming-soon cars, too."),
  redirectGoneCars: off(
    "rules 2.8",
    "After the window a sold car's address leads to its make and model while there is stock of it; otherwise it answers 410.",
  ),
});
/** Parsed stock settings. */
export type StockSettings = z.output<typeof stockSettingsSchema>;
