import { z } from "zod";
import { postcodeForm, postcodePattern } from "../country/postcode.ts";
import { off, setting, shortText } from "./setting.ts";

const postcode = z.string().regex(postcodePattern(), `A postcode is ${postcodeForm()}.`);

/** The delivery calculator (S1 §2, §5, §7). */
export const deliverySettingsSchema = z.strictObject({
  enabled: off("S1 §2", "Show the delivery calculator."),
  regions: setting(
    z
      .array(
        z.strictObject({
          from: setting(postcode, "decisions.md row 77", "First postcode, included."),
          to: setting(postcode, "decisions.md row 77", "Last postcode, included."),
          name: setting(shortText(60), "S1 §7, decisions.md row 77", "Name of the region, as shoppers read it."),
          price: setting(
            z.number().min(0).max(100_000),
            "S1 §7, decisions.md row 77",
            "What delivery costs, in dollars.",
          ),
        }),
      )
      .max(1000)
      .default([]),
    "S1 §7, decisions.md row 77",
    "Regions that cars are delivered to; the first that holds the postcode counts.",
  ),
});
