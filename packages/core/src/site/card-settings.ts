import { z } from "zod";
import { cardButtonLabels } from "./button-labels.ts";
import { button } from "./button-setting.ts";
import { off, on } from "./setting.ts";

const label = (name: keyof typeof cardButtonLabels, shown: boolean) => button("S1 §2", cardButtonLabels[name], shown);

/** The car card (S1 §2 "Car card"). */
export const cardSettingsSchema = z.strictObject({
  details: on("S1 §2", 'Show the attribute chips; otherwise the card says "Like this and want something similar?".'),
  locationOverlay: on("S1 §2", "Show where the car stands over its picture."),
  views: off("S1 §2", "Show how often the car was looked at."),
  buttons: z
    .strictObject({
      enquire: label("enquire", true),
      finance: label("finance", false),
      tradeIn: label("tradeIn", false),
      testDrive: label("testDrive", false),
      details: label("details", false),
      findSimilar: label("findSimilar", true),
      call: label("call", false),
    })
    .prefault({}),
});
/** Parsed card settings. */
export type CardSettings = z.output<typeof cardSettingsSchema>;
