import { z } from "zod";
import { slugText } from "../entities/fields.ts";
import { instantText, off, setting, shortText } from "./setting.ts";

const source = "S2 §2, decisions.md row 103";

const prize = z.strictObject({
  slug: setting(slugText, source, "Its word, once among the prizes; what was won is counted by it."),
  name: setting(shortText(60), source, "What is won: A full car detail."),
  description: setting(z.string().trim().max(300).default(""), source, "A sentence on it."),
  oneIn: setting(z.int().min(1).max(1_000_000), source, "One turn in so many wins it."),
  limit: setting(z.int().min(1).max(100_000), source, "How often it can be won in all."),
});

/** A wheel that shoppers turn once, at /spin-to-win (S2 §2, §9, decisions.md row 103). */
export const spinSettingsSchema = z.strictObject({
  enabled: off("S2 §2", "The site has the promotion at /spin-to-win. Needs its dates, terms and prizes."),
  promotion: setting(
    slugText.default("spin-to-win"),
    source,
    "The word of this promotion: a number has one turn in each. Give the next promotion another word.",
  ),
  title: setting(shortText(80).default("Spin to win"), source, "Heading of the page."),
  text: setting(z.string().trim().max(400).default(""), source, "A sentence or two below it."),
  start: setting(instantText.optional(), source, "First instant at which the wheel can be turned.", "it cannot"),
  end: setting(instantText.optional(), source, "First instant at which it can no longer be turned.", "it cannot"),
  terms: setting(
    z.string().trim().max(10_000).default(""),
    "S2 §9",
    "Terms of the promotion: who may enter, how winners are told, until when a prize is claimed. A line for each paragraph.",
  ),
  permits: setting(
    z
      .array(
        z.strictObject({
          state: setting(shortText(20), source, "State that gave it, as NSW."),
          number: setting(shortText(40), source, "Its number, as it must be shown."),
        }),
      )
      .max(10)
      .default([]),
    source,
    "Permits of the promotion, where a state asks for one.",
  ),
  minimumAge: setting(z.int().min(1).max(99).default(18), "S2 §9", "Years that somebody who enters must have."),
  residentOf: setting(
    z.array(shortText(40)).max(12).default(["NSW"]),
    "S2 §9",
    "States, regions or countries in one of which somebody who enters lives; an empty list for anywhere.",
  ),
  prizes: setting(z.array(prize).max(12).default([]), source, "What can be won; turns that win none are the rest."),
});
