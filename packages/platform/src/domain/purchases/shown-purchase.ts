import type { PurchaseAnswer } from "@forecourt/api";
import { siteMoney } from "@forecourt/core";
import { missingPurchaseSteps, nextPurchaseStep } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import { eq } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { reservations } from "../../records/schema.ts";
import { shownReservation } from "../reservations/read-reservation.ts";
import { readReservationRows } from "../reservations/reservation-rows.ts";
import { isForSale, purchasedCar, purchaseProgress, summaryOf } from "./purchase-rows.ts";
import type { PurchaseRow } from "./purchase-rows.ts";

/** A purchase as whoever has its link reads it: figures of this moment, nothing of who. */
export async function shownPurchase(
  database: Database,
  row: PurchaseRow,
  { site, now }: { site: Site; now: Date },
): Promise<PurchaseAnswer> {
  const car = await purchasedCar(database.db, { site, carId: row.carId, now });
  const held =
    row.paymentId === null
      ? undefined
      : await readReservationRows(database.db, eq(reservations.paymentId, row.paymentId));
  const reservation = held ? await shownReservation(database, held, { site, now }) : null;
  const summary = summaryOf(row, { car, site, now });
  const { delivery, tradeIn } = row;
  const progress = purchaseProgress(row, now);
  const isOwn = reservation !== null && reservation.state !== "released";
  return {
    id: row.id,
    car: { id: String(row.carId), slug: car?.slug ?? "", name: car?.name ?? "" },
    is_available: isOwn || isForSale(car, site),
    until: row.until.toISOString(),
    delivery:
      delivery &&
      (delivery.kind === "collection"
        ? { kind: "collection", postcode: null, name: null, cents: null }
        : { ...delivery }),
    trade_in:
      tradeIn &&
      (tradeIn.car === null
        ? { car: null, adjustmentAnswers: {}, estimate: null, no_estimate: null }
        : {
            car: tradeIn.car,
            adjustmentAnswers: tradeIn.answers,
            estimate: tradeIn.estimate,
            no_estimate: tradeIn.noEstimate,
          }),
    finance: row.finance,
    has_details: row.leadId !== null,
    next: nextPurchaseStep(progress),
    missing: missingPurchaseSteps(progress),
    summary: summary
      ? {
          lines: summary.lines,
          total_cents: summary.totalCents,
          deposit_cents: summary.depositCents,
          left_cents: summary.leftCents,
          paid_out_cents: summary.paidOutCents,
          currency: siteMoney(site).currency,
        }
      : null,
    reservation,
  };
}
