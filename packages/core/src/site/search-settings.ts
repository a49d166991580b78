import { z } from "zod";
import { specialOffersPath } from "../pages/offers.ts";
import { searchPath } from "../pages/search.ts";
import { facetNames } from "../search/facet-names.ts";
import { conditionSearchPath } from "../search/search-paths.ts";
import { makesShown } from "../search/facet-order.ts";
import { searchPriceScale } from "../slider/range-slider.ts";
import { off, ownPathText, setting, shortText } from "./setting.ts";

/** How the stock search of a site looks (S1 §2, §5, §9). */
export const searchSettingsSchema = z.strictObject({
  facets: setting(
    z
      .array(z.enum(facetNames))
      .default(["price", "simple_body", "make", "seats", "model", "year", "km", "fuel", "transmission", "city"]),
    "S1 §3, S2 §7",
    "Facets offered, in this order.",
  ),
  facetTiles: setting(
    z
      .array(z.enum(["make", "simple_body"]))
      .max(2)
      .default([]),
    "S1 §2",
    "Facets shown as tiles with label, count and logo.",
  ),
  columns: setting(
    z.union([z.literal(3), z.literal(4)]).default(3),
    "S1 §2",
    "Cards in a row on large screens; 4 on one group.",
  ),
  defaultPath: setting(
    z
      .string()
      .regex(new RegExp(`^${searchPath}/[a-z0-9-]+$`), `Use a search path, such as ${searchPath}/used-cars.`)
      .default(conditionSearchPath()),
    "S1 §2",
    "Where a search without a path goes.",
  ),
  vehicleType: setting(
    shortText(30).default("cars"),
    "S1 §2",
    'What the button "Show Me {count} {vehicle type}" calls the stock.',
  ),
  makesShown: setting(
    z.number().int().min(1).max(100).default(makesShown),
    "S1 §9",
    'Makes before "Show all makes"; more for one template.',
  ),
  priceSlider: z
    .strictObject({
      min: setting(
        z.number().int().min(0).max(2_000_000).default(searchPriceScale.min),
        "S1 §2, §5, S2 §9",
        "Lowest price of the slider, in dollars.",
      ),
      max: setting(
        z.number().int().min(500).max(2_000_000).default(searchPriceScale.max),
        "S1 §2, §5, S2 §9",
        "Highest price of the slider, in dollars.",
      ),
    })
    .prefault({}),
  certifiedOnly: off("S1 §5", "The certified facet hides the value false."),
  priceAscendingNeedsPrice: off("S1 §5, decisions.md row 71", "Price-ascending order leaves out cars without a price."),
  clearFiltersTo: setting(
    ownPathText.default(specialOffersPath),
    "S1 §2, decisions.md rows 27 and 80",
    'Where "Clear Filters" leads; a path that is not a page of the site falls back to the base path.',
  ),
  keywordPlaceholder: setting(
    z.string().max(80).default("Keyword search eg. EV, SUV, Toyota"),
    "S1 §2, S2 §7",
    "Placeholder of the keyword box.",
  ),
});
