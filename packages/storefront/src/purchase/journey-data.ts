import type { LinkKey } from "@forecourt/core/pages";
import { purchaseAddress } from "@forecourt/core/pages";
import type { PurchaseAnswer } from "@forecourt/api";
import {
  beforeChargesLabel,
  formatCents,
  priceNote,
  purchaseCalculatorQuery,
  purchaseLoan,
  purchaseTerms,
  siteMoney,
  stockWord,
  wallTimeAt,
} from "@forecourt/core";
import { reserveDeposit } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import { plateStates, tradeInEstimateWording, tradeInQuestions } from "@forecourt/core/trade-in";
import { garageLink } from "../garage/garage-link.ts";
import { hoursText } from "../reserve/hours-text.ts";
import { reservationWords } from "../reserve/reservation-words.ts";
import { askedPurchaseSteps, purchaseStepAt, purchaseStepNames } from "./purchase-view.ts";
import { summaryLines, tradeInLine } from "./purchase-words.ts";

/** What the page of a purchase shows at a step of it. */
export function journeyData(
  purchase: PurchaseAnswer,
  { key, step, car, site, now }: { key: LinkKey; step: string | null; car: Car | undefined; site: Site; now: Date },
) {
  const { reservation } = purchase;
  const loan = car && purchase.finance === "finance" ? purchasedLoan(purchase, car, site, now) : undefined;
  const words = reservation && reservationWords(reservation, site);
  return {
    purchase,
    step: purchaseStepAt(step, purchase.next),
    hrefs: Object.fromEntries(askedPurchaseSteps.map((name) => [name, purchaseAddress(key, name)])),
    questions: tradeInQuestions,
    states: plateStates(site.country),
    tradeInSaid: tradeInLine(purchase, site, tradeInEstimateWording),
    lines: summaryLines(purchase, site, car),
    priceSaid:
      car &&
      beforeChargesLabel(car, site.country) &&
      priceNote(car, { country: site.country, notes: site.price.notes }),
    deposit: depositWords(site),
    delivers: site.delivery.enabled,
    reserved: words && { ...words, payUrl: reservation.pay_url, state: reservation.state },
    loan: loan?.loan,
    calculatorHref: loan?.calculatorHref,
    garage: garageLink(site),
  };
}

/** Names the step in the title of the page: each is a document of its own. */
export const journeyTitle = ({ reserved, step }: ReturnType<typeof journeyData>): string =>
  reserved && reserved.state !== "released" ? reserved.title : purchaseStepNames[step];

/** The loan of a purchase, and the calculator of the car's page with the same terms. */
function purchasedLoan({ summary }: PurchaseAnswer, car: Car, site: Site, now: Date) {
  const terms = purchaseTerms(summary?.lines ?? [], summary?.deposit_cents ?? 0);
  const loan = purchaseLoan(car, site, terms, wallTimeAt(now, site.timeZone).year);
  const query = purchaseCalculatorQuery(terms.priceDollars, terms);
  return { loan, calculatorHref: site.calculator.enabled ? `${car.path}?${query}#finance-calculator` : undefined };
}

function depositWords(site: Site) {
  const { isRefundable, terms, hours } = site.reserve;
  const deposit = reserveDeposit(site);
  const vehicle = stockWord(site.search.vehicleType);
  const label = deposit ? formatCents(deposit.cents, siteMoney(site)) : "";
  return {
    label,
    terms: isRefundable ? undefined : terms,
    lines: [
      `The ${vehicle} is held for you for 15 minutes while you pay, and then reserved for ${hoursText(hours)}.`,
      isRefundable
        ? `The deposit counts towards the price. It is refunded in full if you do not buy the ${vehicle}.`
        : `The deposit counts towards the price. It is not refunded if you do not buy the ${vehicle}.`,
      "This is not yet a contract of sale: we will call you to finish the purchase.",
    ],
  };
}
