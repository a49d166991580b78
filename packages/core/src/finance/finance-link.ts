import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { PricedCar } from "../price/display-price.ts";
import { financePaths, personalisedFinancePath } from "../pages/finance.ts";
import { salePrice } from "../price/sale-price.ts";
import { parseAmount } from "../search/parse-amount.ts";
import { roundHalfUp } from "../money/round-half-up.ts";
import { typedNumber } from "../money/typed-number.ts";
import { deductionRange } from "./calculator-ranges.ts";
import type { RepaymentFrequency } from "./frequency.ts";
import { quickQuoteTerm } from "./quick-quote.ts";
import type { ShownLoan } from "./shown-loan.ts";
import { clampToRange } from "./value-range.ts";
import type { ValueRange } from "./value-range.ts";

/** What {@link financeLink} needs to know besides the car. */
export interface FinanceLinkOptions {
  /** @default "/finance" */
  route?: string;
  /** Send cars with an nvic to the personalised page. @default false */
  personalised?: boolean;
}

/**
 * Target of a car's finance button (S2 §2, decisions.md row 81). What is not known is left out of the query.
 *
 * @example
 * financeLink({ id: "17", car_type: "used", price: 15990, dealership_slug: "harbour-kia" })
 * // "/finance?preferredDealership=harbour-kia&vehiclePriceBudget=15990&car_id=17&car_type=used#finance-form"
 */
export function financeLink(
  car: PricedCar & CarPart<"id" | "nvic" | "vin" | "car_type" | "dealership_slug">,
  { route = financePaths[0], personalised = false }: FinanceLinkOptions = {},
): string {
  if (personalised && hasText(car.nvic) && hasText(car.id))
    return `${personalisedFinancePath}?${new URLSearchParams({ car_id: car.id })}`;
  const price = salePrice(car);
  const known: [string, string | null | undefined][] = [
    ["preferredDealership", car.dealership_slug],
    ["vehiclePriceBudget", price === undefined ? undefined : String(price)],
    ["car_id", car.id],
    ["car_type", car.car_type],
    ["vin", car.vin],
  ];
  const query = new URLSearchParams(known.filter((pair): pair is [string, string] => hasText(pair[1])));
  return `${route}${query.size > 0 ? `?${query}` : ""}#finance-form`;
}

/** What a shopper set before they come to the finance enquiry; what is left out was not set. */
export type SetTerms = Partial<
  Pick<
    ShownLoan,
    "amountDollars" | "depositDollars" | "tradeInDollars" | "balloonDollars" | "termYears" | "ratePercent" | "frequency"
  >
>;

/**
 * The way to the finance enquiry with what the shopper has set in a search or a calculator (decisions.md row 91), in
 * place of what the address says of it already. The enquiry takes whole years.
 *
 * @param href as {@link financeLink} made it
 * @example
 * withSetTerms("/finance?car_id=17#finance-form", { depositDollars: 5000, termYears: 2.5 })
 * // "/finance?car_id=17&loanTerm=3&deposit=5000#finance-form"
 */
export function withSetTerms(
  href: string,
  { amountDollars, depositDollars, tradeInDollars, balloonDollars, termYears, ratePercent, frequency }: SetTerms,
): string {
  const [address = "", anchor] = href.split("#");
  const [path = "", query] = address.split("?");
  const params = new URLSearchParams(query);
  const set = (name: string, value: number | string | undefined) =>
    value ? params.set(name, String(value)) : params.delete(name);
  set("loan", amountDollars);
  set("loanTerm", termYears && clampToRange(Math.round(termYears), quickQuoteTerm));
  set("deposit", depositDollars);
  set("tradeIn", tradeInDollars);
  set("residual", balloonDollars);
  set("rate", ratePercent);
  set("frequency", frequency);
  return `${path}${params.size > 0 ? `?${params}` : ""}${anchor === undefined ? "" : `#${anchor}`}`;
}

/**
 * Terms in an address of {@link withSetTerms}: whole dollars within what the enquiry takes, a rate of 0 to 100 % a
 * year. What was out of range is clamped, and its parameter named, so that its field says so (decisions.md row 89).
 *
 * @example
 * readSetTerms(new URLSearchParams("deposit=5000&loanTerm=9")) // { terms: { depositDollars: 5000, termYears: 7 }, clamped: ["loanTerm"] }
 */
export function readSetTerms(params: URLSearchParams): { terms: SetTerms; clamped: readonly string[] } {
  const clamped: string[] = [];
  const amount = (name: string) => parseAmount(params.get(name) ?? "") || undefined;
  const within = (name: string, value: number | undefined, range: Pick<ValueRange, "min" | "max">) => {
    if (value === undefined) return undefined;
    if (clampToRange(value, range) !== value) clamped.push(name);
    return clampToRange(value, range);
  };
  const term = typedNumber(params.get("loanTerm") ?? "");
  const rate = typedNumber(params.get("rate") ?? "");
  const terms = {
    amountDollars: amount("loan"),
    depositDollars: within("deposit", amount("deposit"), deductionRange),
    tradeInDollars: within("tradeIn", amount("tradeIn"), deductionRange),
    balloonDollars: within("residual", amount("residual"), deductionRange),
    termYears: within("loanTerm", term && Math.round(term), quickQuoteTerm),
    ratePercent: rate !== undefined && rate >= 0 && rate <= 100 ? roundHalfUp(rate, 2) : undefined,
    frequency: frequencies.find((each) => each === params.get("frequency")),
  };
  return { terms: Object.fromEntries(Object.entries(terms).filter(([, set]) => set !== undefined)), clamped };
}

const frequencies: readonly RepaymentFrequency[] = ["weekly", "fortnightly", "monthly"];
