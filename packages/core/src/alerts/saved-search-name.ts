import { formatNumber } from "../format/format-number.ts";
import { capitalized } from "../text/capitalized.ts";
import type { ListFacetName, RangeFacetName } from "../search/facet-names.ts";
import type { SearchQuery } from "../search/search-query.ts";
import { formatMoney } from "../price/format-money.ts";
import type { MoneyFormat } from "../price/format-money.ts";
import { maxAlertName } from "./alert-kinds.ts";

/** What a name says first. */
const named: readonly ListFacetName[] = [
  "car_type",
  "make",
  "make_model",
  "model",
  "badge",
  "simple_body",
  "fuel",
  "transmission",
  "drive",
  "colour",
  "seats",
];
const money: readonly RangeFacetName[] = ["price", "subscription_price", "weekly_price_range"];
/** Values of one facet that a name says. */
const valuesSaid = 2;

/**
 * A name for a saved search, for a shopper who gives it none.
 *
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * savedSearchName(parseSearchQuery(new URLSearchParams("make=Mazda&simple_body=SUV&price=-30000")), { vehicles: "cars", locale: "en-AU", currency: "AUD" })
 * // "Mazda, SUV, up to $30,000"
 */
export function savedSearchName(
  { query, filters, ranges, budget, nearby }: SearchQuery,
  { vehicles, ...format }: MoneyFormat & { vehicles: string },
): string {
  const lists = named.flatMap((facet) => {
    const values = filters[facet] ?? [];
    const said = values
      .slice(0, valuesSaid)
      .map((value) => (facet === "seats" ? `${value} seats` : capitalized(value)));
    return values.length === 0 ? [] : [said.join(" or ") + (values.length > valuesSaid ? " or other" : "")];
  });
  const amounts = money.flatMap((facet) => {
    const range = ranges[facet];
    return range
      ? [between(range, (dollars) => formatMoney(dollars, format)) + (facet === "price" ? "" : " a week")]
      : [];
  });
  const parts = [
    ...(query === "" ? [] : [`"${query}"`]),
    ...lists,
    ...amounts,
    ...(budget?.weeklyDollars === undefined ? [] : [`up to ${formatMoney(budget.weeklyDollars, format)} a week`]),
    ...(ranges.year ? [between(ranges.year, String)] : []),
    ...(ranges.km ? [`${between(ranges.km, (km) => formatNumber(km, format.locale))} km`] : []),
    ...(nearby ? [`near ${nearby.near}`] : []),
  ];
  const name = parts.length === 0 ? `All ${vehicles}` : parts.join(", ");
  return name.length <= maxAlertName ? name : `${name.slice(0, maxAlertName - 1)}…`;
}

function between({ min, max }: { min?: number; max?: number }, say: (value: number) => string): string {
  if (min !== undefined && max !== undefined) return `${say(min)} to ${say(max)}`;
  return max === undefined ? `from ${say(min ?? 0)}` : `up to ${say(max)}`;
}
