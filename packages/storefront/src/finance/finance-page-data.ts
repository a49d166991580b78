import type { QuoteAnswer } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import {
  deductionRange,
  clampToRange,
  creditScores,
  displayPrice,
  displayPriceText,
  financeFigure,
  isEnquirable,
  parseAmount,
  priceTypeLabel,
  quickQuoteStart,
  quickQuoteTerm,
  readSetTerms,
  salePrice,
  siteMoney,
  wallTimeAt,
  findDealership,
} from "@forecourt/core";
import type { FinanceFigure } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { Car, CarSummary, Site } from "@forecourt/core/schemas";
import type { ClampedValue, EnquiryValues } from "@forecourt/finance/enquiry";
import { carById } from "../car-by-id.ts";
import { carQuote } from "../car-quote.ts";

/** The car that an enquiry is about. */
export interface FinancedCarData {
  id: string;
  name: string;
  path: string;
  price: string;
  priceType: string | undefined;
  figure: FinanceFigure | undefined;
  picture: string | null | undefined;
  year: number | undefined;
  vin: string | undefined;
  nvic: string | undefined;
  car_type: Car["car_type"];
  dealership_slug: string | undefined;
  canEnquirePath: string;
  /** The lender's quick quote that came with it, for its price over five years with a great credit history. */
  quoted: { purchasePrice: number; quote: QuoteAnswer } | undefined;
}

/** What the page of the finance enquiry is made from. */
export interface FinancePageData {
  car: FinancedCarData | undefined;
  /** Says that the car which the address names has been sold: the page is about none then. */
  soldNote: string | undefined;
  start: EnquiryValues;
  /** Start values that the address brought out of range. */
  clamped: readonly ClampedValue[];
  /** The car as the lender is asked about it: of the address alone where it is none of the site's (S2 §2). */
  about: Partial<Pick<FinancedCarData, "year" | "vin" | "nvic" | "car_type">>;
  /** The dealership that the shopper came from, by the address. */
  preferredDealership: string | undefined;
  featured: readonly CarSummary[];
  /**
   * The lender's answer to the start values of a page without a car; the form asks again. Undefined if the lender takes
   * long.
   */
  firstQuote: QuoteAnswer | undefined;
  /**
   * The budget of the address, which the featured cars keep within; undefined where none was chosen, or the page is
   * about a car.
   */
  budgetDollars: number | undefined;
  /** Budgets to choose from. */
  budgets: readonly number[];
}

/** A page waits no longer for the lender: the form asks by itself. In milliseconds. */
const longestWait = 400;

const clampable = ["deposit", "tradeIn", "residual", "term"] as const;

const carTypes = ["new", "demo", "used"] as const;

/**
 * Reads the address of the finance enquiry: the car, and what fills the form in beforehand (S2 §2). A car's price goes
 * before a budget of the address (S2 §5); a loan that the shopper set in the car's calculator goes before both
 * (decisions.md row 91).
 */
export async function financePageData(
  params: URLSearchParams,
  { site, api, now, signal }: { site: Site; api: ApiClient; now: Date; signal: AbortSignal },
): Promise<FinancePageData> {
  const asked = await carById(api, params.get("car_id"), signal);
  const car = asked && isEnquirable(asked) ? asked : undefined;
  const soldNote =
    asked && !car ? `${asked.name} has been sold. You can ask for finance all the same, for another one.` : undefined;
  const budget = parseAmount(params.get("vehiclePriceBudget") ?? params.get("price") ?? "");
  const { terms, clamped } = readSetTerms(params);
  const price = terms.amountDollars ?? (car && salePrice(car));
  const isOfBudget = price === undefined && budget !== undefined;
  const { priceDollars } = quickQuoteStart({
    carPriceDollars: price ?? null,
    usualDollars: site.financeEnquiry.startPriceDollars,
    ...(isOfBudget ? { typedDollars: budget } : {}),
  });
  const budgetDollars = car || budget === undefined ? undefined : priceDollars;
  const [featured, firstQuote] = await Promise.all([
    car || !site.financeEnquiry.featuredStock ? [] : carsToStart(api, budgetDollars, signal),
    // Only the form asks for the values of an address: there are countless addresses, and each would ask the lender.
    !car && params.size === 0 ? usualQuote(api, site, { priceDollars, signal }) : undefined,
  ]);
  // The lender is not asked about a sold car in the address.
  const about = askedAbout(car, soldNote === undefined ? params : new URLSearchParams());
  return {
    car: car && financedCar(car, { about, site, now }),
    soldNote,
    about,
    start: startValues(params, { terms, priceDollars, site }),
    clamped: [
      ...(isOfBudget && priceDollars !== budget ? ["amount" as const] : []),
      ...clampable.filter((name) => clamped.includes(name === "term" ? "loanTerm" : name)),
    ],
    preferredDealership: findDealership(site, textOf(params, "preferredDealership"))?.slug,
    featured,
    firstQuote,
    budgetDollars,
    budgets: car ? [] : budgetsAround(site.financeEnquiry.startPriceDollars),
  };
}

function askedAbout(car: Car | undefined, params: URLSearchParams): FinancePageData["about"] {
  return {
    year: car?.year ?? yearOf(params),
    vin: car?.vin ?? textOf(params, "vin"),
    nvic: car?.nvic ?? textOf(params, "nvic"),
    car_type: car?.car_type ?? carTypes.find((type) => type === params.get("car_type")),
  };
}

function financedCar(
  car: Car,
  { about, site, now }: { about: FinancePageData["about"]; site: Site; now: Date },
): FinancedCarData {
  const price = displayPrice(car);
  return {
    year: about.year,
    vin: about.vin,
    nvic: about.nvic,
    id: car.id,
    name: car.name,
    path: car.path,
    car_type: car.car_type,
    price: displayPriceText(price, siteMoney(site)),
    priceType: price.dollars === undefined ? undefined : priceTypeLabel(car),
    figure: financeFigure(car, site, wallTimeAt(now, site.timeZone).year),
    picture: car.primary_image_url,
    dealership_slug: car.dealership_slug ?? undefined,
    canEnquirePath: `${car.path}/${carForms.enquire}`,
    quoted: quotedFor(car),
  };
}

/** What the form starts with: the terms of the address, and nothing of who asks. */
function startValues(
  params: URLSearchParams,
  { terms, priceDollars, site }: { terms: ReturnType<typeof readSetTerms>["terms"]; priceDollars: number; site: Site },
): EnquiryValues {
  const { depositDollars = 0, tradeInDollars = 0, balloonDollars = 0 } = terms;
  const score = (params.get("selfAssessedCreditScore") ?? params.get("credit_score") ?? "").toUpperCase();
  const isMerged = site.calculator.mergeDepositAndTradeIn;
  return {
    amount: priceDollars,
    // One field stands for both where the site merges them (decisions.md row 11).
    deposit: isMerged ? clampToRange(depositDollars + tradeInDollars, deductionRange) : depositDollars,
    tradeIn: isMerged ? 0 : tradeInDollars,
    residual: balloonDollars,
    rate: terms.ratePercent,
    frequency: terms.frequency,
    term: terms.termYears ?? quickQuoteTerm.initial,
    selfAssessedCreditScore: creditScores.find((each) => each === score) ?? creditScores[0],
    whoIsHelping: (params.get("whoIsHelping") ?? "").slice(0, 80),
    name: "",
    last_name: "",
    email: "",
    postcode: "",
    subscribe: site.enquiry.optInDefault,
    terms_conditions: false,
  };
}

/**
 * The lender's answer to a form that nobody has changed, on sites whose form stands on the page; undefined if the
 * lender takes long.
 */
async function usualQuote(
  api: Pick<ApiClient, "quote">,
  { financeEnquiry }: Pick<Site, "financeEnquiry">,
  { priceDollars, signal }: { priceDollars: number; signal: AbortSignal },
): Promise<QuoteAnswer | undefined> {
  if (!financeEnquiry.quickQuote || financeEnquiry.form !== "page") return undefined;
  const request = {
    purchasePrice: priceDollars,
    loanTerm: quickQuoteTerm.initial,
    selfAssessedCreditScore: creditScores[0],
  };
  return api
    .quote(request, { signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]) })
    .catch(() => undefined);
}

const textOf = (params: URLSearchParams, name: string): string | undefined =>
  params.get(name)?.trim().slice(0, 40) || undefined;

/** The featured cars (S2 §2, §9), within the budget where one was chosen. None while the search does not answer. */
async function carsToStart(
  api: Pick<ApiClient, "featuredCars">,
  budgetDollars: number | undefined,
  signal: AbortSignal,
): Promise<CarSummary[]> {
  return api.featuredCars(budgetDollars === undefined ? {} : { price_max: budgetDollars }, { signal }).then(
    ({ cars }) => cars,
    () => [],
  );
}

/**
 * Half of the amount that the form starts with, three quarters, that amount and half as much again, in whole thousands.
 */
function budgetsAround(usual: number): number[] {
  const step = usual < 20_000 ? 1000 : 5000;
  return [...new Set([0.5, 0.75, 1, 1.5].map((part) => Math.round((usual * part) / step) * step))];
}

function quotedFor(car: Car): FinancedCarData["quoted"] {
  const [quote, purchasePrice] = [carQuote(car), salePrice(car)];
  return quote && purchasePrice !== undefined ? { purchasePrice, quote } : undefined;
}

function yearOf(params: URLSearchParams): number | undefined {
  const year = Number(params.get("year"));
  return Number.isInteger(year) && year >= 1900 && year <= 2100 ? year : undefined;
}
