import type { Car } from "../entities/car.ts";
import { calculationLoan, carCalculation } from "../finance/car-calculation.ts";
import { financeFigure } from "../finance/finance-figure.ts";
import { isQuoteSuppressed } from "../finance/lender-quote.ts";
import { figureLoan } from "../finance/shown-loan.ts";
import type { ShownLoan } from "../finance/shown-loan.ts";
import { salePrice } from "../price/sale-price.ts";
import type { Site } from "../site/site-document.ts";

/** What a purchase adds to the price of its car and takes off it, in dollars. */
export interface PurchaseTerms {
  deliveryDollars: number;
  depositDollars: number;
  tradeInDollars: number;
}

/**
 * The loan of a purchase (decisions.md row 100): that of the car's page, by the same engine, for the car delivered,
 * with what the purchase puts down. Undefined where the site shows no finance of the car.
 *
 * @param thisYear year at the dealer's
 * @example
 * purchaseLoan(aCar({ price: 30000 }), aSite({ country: "NZ", calculator: { enabled: true } }), { deliveryDollars: 420, depositDollars: 500, tradeInDollars: 0 }, 2026)?.amountDollars // 30420
 */
export function purchaseLoan(
  car: Car,
  site: Site,
  { deliveryDollars, depositDollars, tradeInDollars }: PurchaseTerms,
  thisYear: number,
): ShownLoan | undefined {
  const price = salePrice(car);
  if (price === undefined || isQuoteSuppressed(car, site.lenders)) return undefined;
  const figure = financeFigure(car, site, thisYear);
  const terms = { deliveryDollars, depositDollars, tradeInDollars };
  if (site.calculator.enabled)
    return calculationLoan(carCalculation(car, site, figure, purchaseCalculatorQuery(price, terms)));
  return (
    figure &&
    figureLoan(
      { ...figure, priceDollars: price + deliveryDollars },
      terms,
      site.calculator.monthlyOnly ? "monthly" : "weekly",
    )
  );
}

/**
 * The same loan in the calculator of the car's page, as the query of its address.
 *
 * @example
 * `${purchaseCalculatorQuery(30000, { deliveryDollars: 420, depositDollars: 500, tradeInDollars: 0 })}` // "loan=30420&deposit=500&tradeIn=0"
 */
export function purchaseCalculatorQuery(
  priceDollars: number,
  { deliveryDollars, depositDollars, tradeInDollars }: PurchaseTerms,
): URLSearchParams {
  return new URLSearchParams({
    ...(deliveryDollars > 0 ? { loan: String(priceDollars + deliveryDollars) } : {}),
    deposit: String(depositDollars),
    tradeIn: String(tradeInDollars),
  });
}
