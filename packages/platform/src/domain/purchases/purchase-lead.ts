import {
  beforeChargesLabel,
  formatCents,
  formatMoney,
  purchaseLoan,
  purchaseTerms,
  siteMoney,
  yearAt,
} from "@forecourt/core";
import type { PurchaseSummary } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import type { JsonDocument } from "../../records/schema.ts";
import { decimalAmount } from "../payments/decimal-amount.ts";
import { tradeInWords } from "../trade-ins/trade-in-outcome.ts";
import type { PurchaseRow } from "./purchase-rows.ts";

const labels = { price: "Price", delivery: "Delivery", trade_in: "Trade-in, estimate" } as const;

/**
 * What the lead of a purchase says of it: every step in words and the summary to the cent, for whoever reads it in a
 * mail, and the same in fields for programs.
 */
export function purchaseLead(
  row: PurchaseRow,
  { summary, car, site, now }: { summary: PurchaseSummary | undefined; car: Car | undefined; site: Site; now: Date },
): JsonDocument {
  const money = siteMoney(site);
  const say = (cents: number) => formatCents(cents, { ...money, cents: true });
  const { delivery, tradeIn } = row;
  const loan =
    row.finance === "finance" && car
      ? purchaseLoan(
          car,
          site,
          purchaseTerms(summary?.lines ?? [], summary?.depositCents ?? 0),
          yearAt(now, site.timeZone),
        )
      : undefined;
  const charges = car && beforeChargesLabel(car, site.country);
  const sum = (label: string) => [label, charges].filter(Boolean).join(" ");
  return {
    purchase: {
      id: row.id,
      ...(summary
        ? {
            summary: [
              ...summary.lines.map(({ kind, cents }) => `${labels[kind]}: ${say(cents)}`),
              `${sum("Total")}: ${say(summary.totalCents)}`,
              `Deposit: ${say(summary.depositCents)}`,
              `${sum("Left to pay")}: ${say(summary.leftCents)}`,
              ...(summary.paidOutCents > 0 ? [`Paid out for the trade-in: ${say(summary.paidOutCents)}`] : []),
            ].join("\n"),
            total: decimalAmount(summary.totalCents),
            currency: money.currency,
          }
        : {}),
      ...(delivery
        ? {
            delivery:
              delivery.kind === "collection"
                ? "Collects the car"
                : `Delivery to ${delivery.postcode} (${delivery.name})`,
          }
        : {}),
      ...(tradeIn
        ? {
            trade_in: tradeIn.car === null ? "None" : tradeInWords(tradeIn, tradeIn, site),
          }
        : {}),
      ...(row.finance === null ? {} : { paid_by: row.finance === "own" ? "Own funds" : "Wants finance" }),
      ...(loan && loan.paymentDollars !== null
        ? {
            finance: `${formatMoney(loan.paymentDollars, { ...money, cents: true })} a ${loan.frequency === "monthly" ? "month" : "week"} at ${loan.ratePercent} %${loan.comparisonRatePercent === null ? "" : ` (comparison rate ${loan.comparisonRatePercent} %)`} over ${loan.termYears} years for ${formatMoney(loan.amountDollars, money)}, shown to the shopper`,
          }
        : {}),
    },
  };
}
