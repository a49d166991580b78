import { z } from "zod";
import { off, setting, shortText } from "./setting.ts";

const storeCode = shortText(64);

/**
 * Files of the stock for advertising channels (rules 2.4–2.6). They are served under the token of `secrets.feedToken`.
 */
export const feedSettingsSchema = z.strictObject({
  googleVehicleAds: z
    .strictObject({
      on: off("rules 2.5", "Serve the file for Google vehicle ads."),
      fulfillment: setting(
        z
          .array(z.enum(["in_store", "ship_to_store", "online"]))
          .min(1)
          .max(3)
          .default(["in_store"]),
        "rules 2.5",
        "How a buyer gets the car.",
      ),
    })
    .prefault({}),
  metaAutomotive: z
    .strictObject({
      on: off("rules 2.6", "Serve the file for Meta's automotive catalogue."),
      pageId: setting(
        z
          .string()
          .regex(/^\d{5,20}$/, "Write the digits of the page's id.")
          .optional(),
        "rules 2.6",
        "Facebook page of the dealer, for Marketplace.",
        "left out",
      ),
    })
    .prefault({}),
  googleVehicleListings: z
    .strictObject({
      on: off("rules 2.4", "Serve the file for Google vehicle listings, which Google takes in the United States only."),
    })
    .prefault({}),
  storeCodes: setting(
    z
      .array(
        z.strictObject({
          location: setting(shortText(64), "rules 2.4, 2.5", "Id of the location."),
          code: setting(storeCode, "rules 2.4, 2.5", "Its store code in the Google Business Profile."),
        }),
      )
      .max(80)
      .default([]),
    "rules 2.4, 2.5",
    "Store codes of locations.",
  ),
});
