import { z } from "zod";
import { searchPath } from "../pages/search.ts";
import { off, ownPathText, setting } from "./setting.ts";

/** What a dealer says on the home page. */
export const homeContentSchema = z.strictObject({
  heading: setting(
    z.string().min(1).max(90).default("Find your next car"),
    "S1 §1",
    "Large line over the stock search.",
  ),
  text: setting(z.string().max(200).default(""), "S1 §1", "One sentence below it."),
  heroImage: setting(
    z.string().max(300).optional(),
    "S2 §2",
    "Address of the wide picture behind the hero: a path of this site or an https address.",
    "a picture of the newest car",
  ),
  heroIsCutOut: off(
    "S2 §2",
    "The picture of the hero has no ground of its own: all of it shows, over the edge of its panel.",
  ),
  heroCars: setting(
    ownPathText
      .startsWith(searchPath, `Use the address of a search, such as ${searchPath}/mazda/cx-30?colour=Red.`)
      .optional(),
    "S2 §2",
    "Address of the search that finds the vehicles which look like the one in the hero's picture, by make, model and colour as a rule: the first of them stands beside it with its price. While none is in stock, the newest car and its own picture do.",
    "the newest car stands beside it, named as just arrived",
  ),
  reasons: setting(
    z
      .array(
        z.strictObject({
          title: setting(z.string().min(1).max(60), "S2 §2", "The reason in a few words."),
          text: setting(z.string().min(1).max(200), "S2 §2", "A sentence on it."),
        }),
      )
      .max(4)
      .default([]),
    "S2 §2",
    "Reasons to buy here (Why buy from us), three or four.",
  ),
});
