import { z } from "zod";
import { sellYourCarPath } from "../pages/trade-in.ts";
import { promotionPosition, tilePosition } from "../slots/result-slots.ts";
import { instantText, linkText, off, on, pictureText, setting, shortText } from "./setting.ts";

const place = z.number().int().min(1).max(21);

const content = z.strictObject({
  title: setting(shortText(80), "S1 §2", "Its heading."),
  text: setting(z.string().max(300).default(""), "S1 §2", "A sentence or two below."),
  label: setting(shortText(40).optional(), "S1 §2", "What its link reads.", "the whole card is the link"),
  to: setting(linkText.optional(), "S1 §2", "Where it leads.", "it leads nowhere"),
  image: setting(pictureText.optional(), "S1 §2", "Its picture.", "none"),
  terms: setting(
    z.string().max(4000).default(""),
    "S2 §9, decisions.md row 40",
    "Terms of a promotion, with its own dates.",
  ),
});

/** A promotion among the results (S1 §3 "promo node", decisions.md row 61). */
export const promotionSettingSchema = z.strictObject({
  start: setting(instantText.optional(), "S1 §3", "First instant at which it shows.", "from now on"),
  expiry: setting(instantText.optional(), "S1 §3", "First instant at which it no longer shows.", "without end"),
  position: setting(
    place.default(promotionPosition),
    "S1 §2, S2 §9, decisions.md row 1",
    "Place among the results; 4 on one site.",
  ),
  display: on("S1 §3", "Off hides it."),
  strictDisplay: off("S1 §3, decisions.md row 61", "Never moved: left out when its place is taken."),
  node: setting(content, "S1 §3", "What it shows."),
});

/** What stands among the results besides cars, on page 1 (S1 §2, S2 §9). */
export const slotSettingsSchema = z.strictObject({
  tile: z
    .strictObject({
      enabled: off("S1 §2", "Show a call-to-action card among the results."),
      position: setting(
        place.default(tilePosition),
        "S1 §2, S2 §9, decisions.md row 1",
        "Its place among the results.",
      ),
      randomOffsets: setting(
        z.number().int().min(1).max(18).optional(),
        "S1 §2, decisions.md row 1",
        "Instead of the position: a place from 3 on, one of so many, the same for a day and a query.",
        "its position",
      ),
      title: setting(shortText(80).default("We Want Your Car!"), "S1 §2", "Its heading."),
      text: setting(
        z.string().max(300).default("We buy all types of cars / Our high turnover means we can pay more"),
        "S1 §2",
        "What it says.",
      ),
      label: setting(shortText(40).default("Sell your car"), "S1 §2", "What its link reads."),
      to: setting(linkText.default(sellYourCarPath), "S1 §2", "Where it leads."),
    })
    .prefault({}),
  promotions: setting(
    z.array(promotionSettingSchema).max(12).default([]),
    "S1 §2, §3, S2 §9",
    "Promotions among the results.",
  ),
});
