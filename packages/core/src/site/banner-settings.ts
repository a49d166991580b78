import { z } from "zod";
import { instantText, linkText, off, on, pictureText, setting, shortText } from "./setting.ts";

const until = setting(
  instantText.optional(),
  "decisions.md row 40",
  "First instant at which it no longer holds and no longer shows.",
  "without end",
);

/** Logos of ways to pay (S1 §9, S2 §2). */
export const paymentLogos = ["Mastercard", "Visa", "Maestro", "Google Pay", "Apple Pay"] as const;

/** Banners and strips of a dealer's pages (S1 §9, S2 §2, §3). */
export const bannerSettingsSchema = z.strictObject({
  stats: setting(
    z
      .array(
        z.strictObject({
          figure: setting(shortText(12), "S1 §9", "The figure, such as 50+."),
          label: setting(shortText(40), "S1 §9", "What it counts, such as locations."),
          until,
        }),
      )
      .max(6)
      .default([]),
    "S1 §9, decisions.md row 40",
    "Figures of the stats banner.",
  ),
  paymentLogos: setting(
    z.array(z.enum(paymentLogos)).max(5).default([]),
    "S1 §9, S2 §2",
    'Marks of the strip "We accept payment"; Maestro, which has none, by its name.',
  ),
  salesCounter: off(
    "S1 §9, S2 §2, decisions.md row 39",
    'The counter "Sales this Month". It counts the clock, not sales.',
  ),
  values: setting(
    z
      .array(
        z.strictObject({
          title: setting(shortText(60), "S2 §2", "What is offered, such as Reserve online."),
          text: setting(z.string().max(200).default(""), "S2 §2", "A sentence on it."),
        }),
      )
      .max(3)
      .default([]),
    "S2 §2",
    "Points of the value banner: reserve online, secure payments, apply for finance.",
  ),
  warranties: setting(
    z
      .array(
        z.strictObject({
          title: setting(shortText(60), "S1 §9, S2 §9", "The claim, such as 3 year standard."),
          text: setting(z.string().max(400).default(""), "S1 §9, S2 §9", "To what it applies."),
          until,
        }),
      )
      .max(6)
      .default([]),
    "S1 §9, S2 §9, decisions.md row 40",
    "Warranty claims.",
  ),
  slides: setting(
    z
      .array(
        z.strictObject({
          id: setting(shortText(64), "S2 §3", "Its name within the document."),
          name: setting(shortText(80), "S2 §2, §3", "Heading of the overlay."),
          description: setting(z.string().max(300).default(""), "S2 §2, §3", "Text of the overlay."),
          url: setting(linkText.optional(), "S2 §2, §3", "Where it leads.", "nowhere"),
          hide_overlay: off("S2 §2, §3", "The picture alone, without the overlay."),
          image: setting(pictureText, "S1 §9", "Its picture."),
        }),
      )
      .max(8)
      .default([]),
    "S1 §9, S2 §2, §3",
    "Slides of the hero.",
  ),
  slidesAutoplay: on(
    "S1 §9, decisions.md row 55",
    "Slides move on every 3 seconds; with a pause button, and never with reduced motion.",
  ),
});
