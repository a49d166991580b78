import { hasText } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { PricedCar } from "../price/display-price.ts";
import { financePaths, personalisedFinancePath } from "../pages/finance.ts";
import { salePrice } from "../price/sale-price.ts";
import { parseAmount } from "../search/parse-amount.ts";
import { asideRange } from "./calculator-ranges.ts";
import { quickQuoteTerm } from "./quick-quote.ts";
import type { ShownLoan } from "./shown-loan.ts";
import { clampToRange } from "./value-range.ts";

/** What {@link financeLink} needs to know besides the car. */
export interface FinanceLinkOptions {
  /** @default "/finance" */
  route?: string;
  /** Send cars with an nvic to the personalised page. @default false */
  personalised?: boolean;
}

/**
 * Where a car's finance button leads (S2 §2, decisions.md row 81). What is not known is left out of the query.
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
export type SetTerms = Partial<Pick<ShownLoan, "amountDollars" | "depositDollars" | "tradeInDollars" | "termYears">>;

/**
 * The way to the finance enquiry with what the shopper has set in a search or a calculator (decisions.md row 91). The enquiry takes
 * whole years.
 *
 * @param href as {@link financeLink} made it
 * @example
 * withSetTerms("/finance?car_id=17#finance-form", { depositDollars: 5000, termYears: 2.5 })
 * // "/finance?car_id=17&loanTerm=3&deposit=5000#finance-form"
 */
export function withSetTerms(
  href: string,
  { amountDollars, depositDollars, tradeInDollars, termYears }: SetTerms,
): string {
  const [address = "", anchor] = href.split("#");
  const [path = "", query] = address.split("?");
  const params = new URLSearchParams(query);
  const set = (name: string, value: number | undefined) => value && params.set(name, String(value));
  set("loan", amountDollars);
  set("loanTerm", termYears && clampToRange(Math.round(termYears), quickQuoteTerm));
  set("deposit", depositDollars);
  set("tradeIn", tradeInDollars);
  return `${path}${params.size > 0 ? `?${params}` : ""}${anchor === undefined ? "" : `#${anchor}`}`;
}

/**
 * What an address of {@link withSetTerms} says was set, but for the term: whole dollars within what the enquiry takes.
 *
 * @example
 * readSetTerms(new URLSearchParams("deposit=5000")) // { depositDollars: 5000 }
 */
export function readSetTerms(params: URLSearchParams): SetTerms {
  const amount = (name: string) => parseAmount(params.get(name) ?? "") || undefined;
  const aside = (name: string) => {
    const dollars = amount(name);
    return dollars && clampToRange(dollars, asideRange);
  };
  return Object.fromEntries(
    Object.entries({
      amountDollars: amount("loan"),
      depositDollars: aside("deposit"),
      tradeInDollars: aside("tradeIn"),
    }).filter(([, dollars]) => dollars !== undefined),
  );
}
