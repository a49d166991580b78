import type { ContentProblem } from "../content/content-kind.ts";
import type { OfferContent } from "./offer-schema.ts";
import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import { isPartialPrice } from "../price/partial-price.ts";
import { offerFinanceProblems } from "./offer-finance-problems.ts";

const repayment =
  /\$\s?[\d,]+(?:\.\d\d)?\s*(?:(?:\/|per|an?|every|each|p\s?[./]?)\s*(?:week|wk|fortnight|month|mth|[wfm]\b)|(?:week|fortnight|month)ly)/i;
const rate =
  /\d\s*(?:%|per ?cent)\s*(?:p[./]?\s?a\b|per (?:annum|year)|comparison|interest|finance|apr\b|fixed)|\brates? [^%]{0,20}\d\s*(?:%|per ?cent)/i;
const approval = /\b(?:guaranteed|instant|automatic|pre-?)[\s-]*approv\w*|\bapproval guaranteed|\bno credit checks?\b/i;

/**
 * What the display rules of a country forbid in an offer (legal-display.md "AU single price", "Credit ads"): a rate or
 * a repayment that the typed figures do not say, figures that the law wants together, a price that is none to pay, and
 * words that promise a loan.
 *
 * @example
 * offerProblems({ name: "CX-3 from $99 a week" }, "AU")[0]?.path // ["name"]
 */
export function offerProblems(offer: OfferContent, country: CountryCode): ContentProblem[] {
  const { finance = {}, price } = offer;
  const problems: ContentProblem[] = [];
  for (const field of ["name", "description", "sanitized_description", "disclaimer"] as const) {
    const text = plainWords(offer[field] ?? "");
    const say = (message: string) => problems.push({ path: [field], message });
    if (repayment.test(text) && finance.repaymentDollars === undefined)
      say("This names a repayment. Say it in finance.repaymentDollars too, with its rate, loan and term.");
    if (rate.test(text) && finance.ratePercentPerYear === undefined)
      say("This names a rate. Say it in finance.ratePercentPerYear too.");
    const promise = approval.exec(text)?.[0];
    if (promise !== undefined)
      say(`"${promise}" promises a loan that nobody has granted. Say what a shopper can ask for.`);
  }
  if (price && isPartialPrice(price.type) && (countries[country].price.isAlwaysTotal || isForNew(offer)))
    problems.push({
      path: ["price", "type"],
      message: "This price is what a buyer pays, on-road costs included. Give the drive-away price.",
    });
  return offer.finance ? [...problems, ...offerFinanceProblems(offer, offer.finance, country)] : problems;
}

const isForNew = ({ manufacturer, model, car_types: types }: OfferContent) =>
  types?.includes("new") ?? (manufacturer !== undefined || model !== undefined);

/** Words without the signs of Markdown and HTML, which may stand within a figure. */
const plainWords = (text: string) => text.replace(/<[^>]*>|[*_`]/g, "").replace(/&nbsp;|\s+/g, " ");
