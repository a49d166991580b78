import { formatNumber } from "../format/format-number.ts";
import { formatMoney } from "../price/format-money.ts";
import type { MoneyFormat } from "../price/format-money.ts";
import type { PriceComparison } from "./price-comparison.ts";

/** The market's range is an estimate: to the dollar it would say more than anybody knows. */
const rangeStepDollars = 100;

/** What {@link comparisonText} reads of a comparison. */
export type ComparedPrice = Pick<
  PriceComparison,
  "marketMinDollars" | "marketMaxDollars" | "listingDollars" | "description"
>;

/** Texts of a price comparison besides its wording. */
export interface ComparisonText {
  /** The range of the market, to the nearest $100, and the price. */
  range: string;
  /** What was compared with: in a provider's own words, or the number of cars. Undefined where nobody says. */
  basis: string | undefined;
}

/**
 * A price comparison in words, for the page of a car and for the report of it.
 *
 * @param sampleSize cars compared with, where that is known
 * @example
 * comparisonText(
 *   { marketMinDollars: 28040, marketMaxDollars: 33000, listingDollars: 30000, description: "" },
 *   { money: { locale: "en-AU", currency: "AUD" } },
 * ).range // "Cars like this one are offered for about $28,000 to $33,000; this one for $30,000."
 */
export function comparisonText(
  { marketMinDollars, marketMaxDollars, listingDollars, description }: ComparedPrice,
  { money, sampleSize }: { money: MoneyFormat; sampleSize?: number | null | undefined },
): ComparisonText {
  const about = (amount: number) => formatMoney(Math.round(amount / rangeStepDollars) * rangeStepDollars, money);
  const counted =
    typeof sampleSize === "number"
      ? `Compared with ${formatNumber(sampleSize, money.locale)} cars on sale.`
      : undefined;
  return {
    range:
      `Cars like this one are offered for about ${about(marketMinDollars)} to ${about(marketMaxDollars)}; ` +
      `this one for ${formatMoney(listingDollars, money)}.`,
    // A provider's own words name their sample or leave it out; ours always name it.
    basis: description === "" ? counted : description,
  };
}
