import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import type { FinanceLenderEntry } from "../entities/finance-lender-entry.ts";
import { lowestQuotedPriceExclusive } from "../price/price-guards.ts";

/**
 * A lender's quote for a car under this age, in years, where the lender says so (S1 §5 Taurus, decisions.md row 54).
 */
export const qualifyingAgeYears = 12;

/** What {@link lenderQuote} needs to know besides the car. */
export interface LenderQuoteOptions {
  /** Key of the lender in `finance_lenders`. */
  provider: string;
  /** Year at the dealer's. */
  thisYear: number;
  /** Lenders that quote for qualifying cars under 12 years only (S1 §5). @default ["taurus"] */
  qualifyingProviders?: readonly string[];
  /** Makes without a quote (S1 §5). @default [] */
  suppressedMakes?: readonly string[];
}

/** A lender's figures that may be shown: both rates are known. */
export type LenderQuote = FinanceLenderEntry & { interestRate: number; comparisonRate: number };

/**
 * The lender's quote to show for a car, or undefined (S1 §5, S2 §5, decisions.md row 54): interest and comparison rate
 * known and a price above 500; Taurus also wants a qualifying car under 12 years, other lenders a payment amount.
 *
 * @example
 * lenderQuote({ price: 500, finance_lenders: { plenti: entry } }, { provider: "plenti", thisYear: 2026 }) // undefined
 */
export function lenderQuote(
  car: CarPart<"price" | "year" | "make" | "finance_lenders">,
  options: LenderQuoteOptions,
): LenderQuote | undefined {
  const lenders = car.finance_lenders ?? {};
  const entry = Object.hasOwn(lenders, options.provider) ? lenders[options.provider] : undefined;
  if (entry === undefined || isQuoteSuppressed({ make: car.make }, options)) return undefined;
  const { interestRate, comparisonRate } = entry;
  if (!isAmount(interestRate) || !isAmount(comparisonRate)) return undefined;
  if (!isAmount(car.price) || car.price <= lowestQuotedPriceExclusive) return undefined;
  const needsQualifying = (options.qualifyingProviders ?? ["taurus"]).includes(options.provider.toLowerCase());
  const fits = needsQualifying
    ? qualifies(car, entry, options)
    : isAmount(entry.paymentWeek) || isAmount(entry.paymentMonth);
  return fits ? { ...entry, interestRate, comparisonRate } : undefined;
}

function qualifies(
  car: CarPart<"year">,
  { qualify = true }: FinanceLenderEntry,
  { thisYear }: LenderQuoteOptions,
): boolean {
  return qualify && isAmount(car.year) && thisYear - car.year < qualifyingAgeYears;
}

/**
 * Whether a car's make or dealership shows no finance figure at all (S1 §5, S2 §5 "suppressed for one manufacturer and
 * some dealers").
 *
 * @example
 * isQuoteSuppressed({ make: "tesla " }, { suppressedMakes: ["Tesla"] }) // true
 */
export function isQuoteSuppressed(
  car: CarPart<"make" | "dealership_slug">,
  {
    suppressedMakes = [],
    suppressedDealers = [],
  }: { suppressedMakes?: readonly string[]; suppressedDealers?: readonly string[] },
): boolean {
  const make = car.make?.trim().toLowerCase();
  return (
    suppressedMakes.some((suppressed) => suppressed.toLowerCase() === make) ||
    (car.dealership_slug != null && suppressedDealers.includes(car.dealership_slug))
  );
}
