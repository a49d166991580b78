import type { TradeInEstimateAnswer } from "@forecourt/api";
import { salePrice } from "@forecourt/core";
import { canBuyOnline, centsOf, purchaseDays, purchaseSummary, reserveDeposit } from "@forecourt/core/reserve";
import type { PurchaseSummary } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import { and, eq } from "../../records/drizzle.ts";
import { ConflictError, NotFoundError } from "../../base/errors/domain-error.ts";
import { isSecretOf } from "../../base/text/secret-hash.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { payments, purchases } from "../../records/schema.ts";
import { publicCar } from "../stock/public-car.ts";
import { readCar } from "../stock/read-car.ts";

/** A purchase as it is stored. */
export type PurchaseRow = typeof purchases.$inferSelect;

const dayMs = 24 * 3_600_000;

/** When the link of a purchase ends that is changed now. */
export const purchaseEnd = (now: Date) => new Date(now.getTime() + purchaseDays * dayMs);

/**
 * A purchase of a site, for whoever has its secret, until its link ends.
 *
 * @param options.isLocked locked until the transaction ends
 * @throws NotFoundError `purchase_unknown`, also for a wrong secret and a link that has ended
 */
export async function purchaseRow(
  reader: Pick<DatabaseWriter, "select">,
  options: { site: Pick<Site, "slug">; id: string; secret: string; now: Date; isLocked?: boolean },
): Promise<PurchaseRow> {
  const { site, id, secret, now, isLocked = false } = options;
  const query = reader
    .select()
    .from(purchases)
    .where(and(eq(purchases.id, id), eq(purchases.siteSlug, site.slug)));
  const [row] = await (isLocked ? query.for("update") : query);
  if (!row || row.until <= now || !isSecretOf(secret, row.secretHash))
    throw new NotFoundError("purchase_unknown", "This purchase is over. Please start again.");
  return row;
}

/**
 * Refuses to change a purchase whose deposit is paid or may be paid at this moment.
 *
 * @throws ConflictError `purchase_paid`
 */
export async function refusePaid(tx: DatabaseWriter, { paymentId }: PurchaseRow): Promise<void> {
  if (paymentId === null) return;
  const [payment] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.id, paymentId));
  if (payment && (payment.state === "open" || payment.state === "paid" || payment.state === "kept"))
    throw new ConflictError(
      "purchase_paid",
      payment.state === "open"
        ? "Your deposit is being paid. Pay it, or give the car up, before you change something."
        : "Your deposit is paid. Please call us to change something.",
    );
}

/** The car of a purchase as the site shows it; undefined once the site does not. */
export async function purchasedCar(
  reader: Pick<DatabaseWriter, "select">,
  { site, carId, now }: { site: Site; carId: number; now: Date },
): Promise<Car | undefined> {
  const car = await readCar(reader, { siteSlug: site.slug, id: carId });
  return car?.show_on_dealer_website === true ? publicCar(car, site, now) : undefined;
}

/** The estimate of the shopper's own car, while it stands. */
export function standingEstimate(
  { tradeIn }: Pick<PurchaseRow, "tradeIn">,
  now: Date,
): TradeInEstimateAnswer | undefined {
  if (!tradeIn || tradeIn.car === null || tradeIn.estimate === null) return undefined;
  return new Date(tradeIn.estimate.valid_until) > now ? tradeIn.estimate : undefined;
}

/** What a purchase has answers to; an estimate that has ended is none. */
export function purchaseProgress(row: PurchaseRow, now: Date) {
  const { tradeIn } = row;
  const hasEnded = tradeIn !== null && tradeIn.car !== null && tradeIn.estimate !== null && !standingEstimate(row, now);
  return {
    delivery: row.delivery !== null,
    tradeIn: tradeIn !== null && !hasEnded,
    finance: row.finance !== null,
    details: row.leadId !== null,
    isPaid: false,
  };
}

/** A purchase in figures, by the car's price of this moment; undefined where it cannot be bought at one. */
export function summaryOf(
  row: PurchaseRow,
  { car, site, now }: { car: Car | undefined; site: Site; now: Date },
): PurchaseSummary | undefined {
  const dollars = car && salePrice(car);
  const deposit = reserveDeposit(site);
  if (dollars === undefined || !deposit || deposit.cents > centsOf(dollars)) return undefined;
  const { delivery } = row;
  const estimate = standingEstimate(row, now);
  return purchaseSummary({
    priceCents: centsOf(dollars),
    depositCents: deposit.cents,
    ...(delivery?.kind === "delivery" ? { deliveryCents: delivery.cents } : {}),
    ...(estimate ? { tradeInCents: centsOf(estimate.lowDollars) } : {}),
  });
}

/** Whether the car can be bought online at this moment; one that this very purchase holds can. */
export const isForSale = (car: Car | undefined, site: Pick<Site, "reserve">): boolean =>
  car !== undefined && canBuyOnline(car, site.reserve);
