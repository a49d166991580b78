import { z } from "zod";
import { off, on, phoneText, setting, shortText } from "./setting.ts";

/** Which phone numbers show, and how (S1 §2, §4, S2 §2). */
export const phoneSettingsSchema = z.strictObject({
  masked: on(
    "S1 §4, decisions.md row 49",
    "Numbers show their first 5 digits until a shopper asks for the rest; off, they start revealed.",
  ),
  unmaskedLocations: setting(
    z.array(shortText(64)).max(80).default([]),
    "S1 §4, decisions.md row 49",
    "Ids of locations whose numbers start revealed all the same.",
  ),
  textMessages: off("S1 §2", "Offer a text message beside the call of a car's page; only for numbers that take them."),
  byCarType: z
    .strictObject({
      new: setting(phoneText.optional(), "S1 §2, S2 §2", "Number on pages of new cars.", "the location's number"),
      demo: setting(phoneText.optional(), "S1 §2, S2 §2", "Number on pages of demo cars.", "the location's number"),
      used: setting(phoneText.optional(), "S1 §2, S2 §2", "Number on pages of used cars.", "the location's number"),
    })
    .prefault({}),
  sales: setting(phoneText.optional(), "S2 §2", "Sales number of the banner's contact links.", "the dealer's number"),
  service: setting(phoneText.optional(), "S2 §2", "Service number of the banner's contact links.", "left out"),
});
