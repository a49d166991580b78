import { z } from "zod";
import { vehicleButtonLabels } from "./button-labels.ts";
import { button } from "./button-setting.ts";
import { off, on, setting } from "./setting.ts";

const vehicleDisclaimer =
  "We take care that what we say about our vehicles is right, but mistakes happen and details change. Equipment and figures may be those of the model rather than of this very vehicle: please check with us whatever matters to you before you buy.";

const label = (name: keyof typeof vehicleButtonLabels) => button("S1 §2", vehicleButtonLabels[name]);

/** The vehicle details page (S1 §2, §4, §9). */
export const vehiclePageSettingsSchema = z.strictObject({
  hideVin: off("S1 §3, rules 2.3", "Leave the VIN out of the page, its data and its structured data."),
  statutoryWarranty: on(
    "legal-display.md",
    "Say beside the seller what warranty a used car has by the law of its state, or that it has none.",
  ),
  showUnregistered: off("S1 §4", 'A rego expiry in the past reads "Unregistered"; otherwise it is left out.'),
  stickyBottomBar: off("S1 §2, §9", "A bar at the bottom of the window after 900 px of scrolling."),
  featuresShown: setting(
    z.number().int().min(1).max(50).default(8),
    "S1 §9",
    "Entries of a list of features before the rest is folded away.",
  ),
  featuresBanner: setting(
    z
      .array(z.enum(["latest_offers", "book_service", "sell_your_car"]))
      .max(3)
      .default(["latest_offers", "book_service", "sell_your_car"]),
    "S1 §2",
    "Entries of the features banner, in this order; an empty list for no banner.",
  ),
  dealerComments: on("S1 §2, §4", "Show the block of dealer comments, or its placeholder where there are none."),
  disclaimer: setting(
    z.string().max(2000).default(vehicleDisclaimer),
    "S1 §2",
    "What the foot of the page says about its own limits; empty for nothing.",
  ),
  map: on("S1 §2", "Show where the car stands on a map, at #vehicle-map."),
  buttons: z
    .strictObject({
      enquire: label("enquire"),
      call: label("call"),
      share: label("share"),
      print: label("print"),
      download: label("download"),
      finance: label("finance"),
      testDrive: label("testDrive"),
      tradeIn: label("tradeIn"),
      location: label("location"),
      photoRequest: label("photoRequest"),
    })
    .prefault({}),
  photoRequestMost: setting(
    z.number().int().min(0).max(200).default(3),
    "S1 §2, §7",
    "A car with more photos than this does not offer to ask for more.",
  ),
});
