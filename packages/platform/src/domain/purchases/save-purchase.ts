import { randomUUID } from "node:crypto";
import type { PurchaseDetailsInput, SavePurchase } from "@forecourt/api";
import { purchaseForm, storedLead } from "@forecourt/core";
import { purchaseSubcategory } from "@forecourt/core/reserve";
import { tradeInAnswerProblems, tradeInQuestions } from "@forecourt/core/trade-in";
import type { Site } from "@forecourt/core/schemas";
import { eq } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import { secretHash } from "../../base/text/secret-hash.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { purchases } from "../../records/schema.ts";
import type { PurchaseDelivery, PurchaseTradeIn } from "../../records/schema.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import { deliverStep, lockLead } from "../leads/lead-steps.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { storeLeadIn } from "../leads/store-lead.ts";
import { refuseWhileSuspended } from "../sites/refuse-while-suspended.ts";
import type { DeliveryEstimates } from "../stock/create-delivery-estimates.ts";
import { tradeInOutcome } from "../trade-ins/trade-in-outcome.ts";
import type { TradeInValuer } from "../trade-ins/create-trade-in-valuer.ts";
import { purchaseLead } from "./purchase-lead.ts";
import { mailPurchaseLink } from "./purchase-mail.ts";
import { isForSale, purchasedCar, purchaseEnd, purchaseRow, refusePaid, summaryOf } from "./purchase-rows.ts";
import type { PurchaseRow } from "./purchase-rows.ts";

/** What the steps of a purchase ask: the same engines as other pages. */
export interface PurchaseEngines {
  estimateDelivery: DeliveryEstimates;
  valueTradeIn: TradeInValuer;
}

/** Who asks for a purchase, by its link. */
export interface PurchaseLink {
  site: Site;
  id: string;
  secret: string;
  now: Date;
}

/**
 * Begins the purchase of a car (decisions.md row 100). Nobody hears of it before its details are given.
 *
 * @throws NotFoundError `purchase_off`, `car_not_found`; ConflictError `car_not_available`
 */
export async function openPurchase(
  database: Database,
  { site, carId, secretOf, now }: { site: Site; carId: number; secretOf: (id: string) => string; now: Date },
): Promise<{ row: PurchaseRow; secret: string }> {
  if (!site.reserve.onlinePurchase) throw new NotFoundError("purchase_off", "This site sells no cars online.");
  return database.db.transaction(async (tx) => {
    await refuseWhileSuspended(tx, site.slug);
    const car = await purchasedCar(tx, { site, carId, now });
    if (!car) throw new NotFoundError("car_not_found", "There is no such car on this site.");
    if (!isForSale(car, site))
      throw new ConflictError("car_not_available", "This car cannot be bought online. Call us, and we will tell you.");
    const id = randomUUID();
    const secret = secretOf(id);
    const [row] = await tx
      .insert(purchases)
      .values({
        id,
        siteSlug: site.slug,
        carId,
        until: purchaseEnd(now),
        secretHash: secretHash(secret),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("The purchase was not stored.");
    return { row, secret };
  });
}

/**
 * Saves a step of a purchase, in any order until the deposit. What becomes known after the details reaches the dealer
 * under the same lead.
 *
 * @throws NotFoundError `purchase_unknown`; ConflictError `purchase_paid`; InvalidFieldsError
 */
export async function savePurchase(
  database: Database,
  engines: PurchaseEngines,
  { site, id, secret, now, step }: PurchaseLink & { step: Omit<SavePurchase, "secret"> },
): Promise<PurchaseRow> {
  await purchaseRow(database.db, { site, id, secret, now });
  // The engines may ask somebody outside: nothing is locked meanwhile.
  const delivery = step.delivery && (await deliveryStep(engines, site, step.delivery));
  const tradeIn =
    step.trade_in === undefined ? undefined : await tradeInStep(engines, { site, now, asked: step.trade_in });
  return database.db.transaction(async (tx) => {
    const before = await purchaseRow(tx, { site, id, secret, now, isLocked: true });
    await refusePaid(tx, before);
    const [row] = await tx
      .update(purchases)
      .set({
        ...(delivery ? { delivery } : {}),
        ...(tradeIn ? { tradeIn } : {}),
        ...(step.finance ? { finance: step.finance } : {}),
        until: purchaseEnd(now),
        updatedAt: now,
      })
      .where(eq(purchases.id, id))
      .returning();
    if (!row) throw new Error("The purchase was not stored.");
    await tellDealer(tx, row, { site, now });
    return row;
  });
}

/** Adds what a purchase has become to its lead, once there is one. */
async function tellDealer(
  tx: DatabaseWriter,
  row: PurchaseRow,
  { site, now }: { site: Site; now: Date },
): Promise<void> {
  const { leadId } = row;
  if (leadId === null || !(await lockLead(tx, leadId))) return;
  const car = await purchasedCar(tx, { site, carId: row.carId, now });
  const fields = purchaseLead(row, { summary: summaryOf(row, { car, site, now }), car, site, now });
  await deliverStep(tx, { leadId, fields, now });
}

async function deliveryStep(
  { estimateDelivery }: PurchaseEngines,
  site: Site,
  asked: NonNullable<SavePurchase["delivery"]>,
): Promise<PurchaseDelivery> {
  if (asked.kind === "collection") return { kind: "collection" };
  const found = site.delivery.enabled
    ? await estimateDelivery(site, asked.postcode)
    : ({ ok: false, error: "This dealer delivers no cars. Choose to collect it." } as const);
  if (!found.ok) throw new InvalidFieldsError([{ path: "delivery.postcode", message: found.error }]);
  return { kind: "delivery", postcode: asked.postcode, name: found.name, cents: Math.round(found.price * 100) };
}

async function tradeInStep(
  { valueTradeIn }: PurchaseEngines,
  { site, now, asked }: { site: Site; now: Date; asked: SavePurchase["trade_in"] },
): Promise<PurchaseTradeIn> {
  if (!asked) return { car: null };
  const { car } = asked;
  const problems = tradeInAnswerProblems(asked.adjustmentAnswers).map(({ path, message }) => ({
    path: `trade_in.adjustmentAnswers.${path}`,
    message,
  }));
  const latest = now.getUTCFullYear() + 1;
  if (car.year > latest) problems.push({ path: "trade_in.car.year", message: `Enter a year up to ${latest}.` });
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  const names = new Set(tradeInQuestions.map(({ name }) => name));
  const answers = Object.fromEntries(Object.entries(asked.adjustmentAnswers).filter(([name]) => names.has(name)));
  return { car, answers, ...tradeInOutcome(await valueTradeIn({ site, car, answers, now }), { site, now }) };
}

/**
 * Says who buys: stores the lead with all that the purchase is so far. Given again before the deposit, the details of
 * the lead change.
 *
 * @param options.origin where the pages of the site are, for the link that is mailed
 * @throws NotFoundError `purchase_unknown`; ConflictError `purchase_paid`; InvalidFieldsError; what `storeLeadIn`
 *   throws
 */
export async function sendPurchaseDetails(
  database: Database,
  {
    site,
    id,
    secret,
    contact,
    origin,
    routeLead,
    now,
  }: PurchaseLink & { contact: Omit<PurchaseDetailsInput, "secret">; origin: string; routeLead: RouteLead },
): Promise<PurchaseRow> {
  const problems = leadProblems(site, purchaseForm, contact, { now });
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  return database.db.transaction(async (tx) => {
    const before = await purchaseRow(tx, { site, id, secret, now, isLocked: true });
    await refusePaid(tx, before);
    const car = await purchasedCar(tx, { site, carId: before.carId, now });
    const mailLink = (row: PurchaseRow) =>
      mailPurchaseLink(tx, { site, row, secret, origin, to: contact, carName: car?.name ?? "your car", now });
    if (before.leadId !== null) {
      await lockLead(tx, before.leadId);
      await deliverStep(tx, { leadId: before.leadId, fields: { ...contact }, now });
      await mailLink(before);
      return before;
    }
    const { leadId } = await storeLeadIn(tx, {
      siteSlug: site.slug,
      lead: {
        ...storedLead(purchaseForm, { ...contact, category: purchaseForm.category }),
        subcategory: purchaseSubcategory,
        car_id: String(before.carId),
        ...purchaseLead(before, { summary: summaryOf(before, { car, site, now }), car, site, now }),
      },
      routeLead,
      now,
    });
    const [row] = await tx
      .update(purchases)
      .set({ leadId, until: purchaseEnd(now), updatedAt: now })
      .where(eq(purchases.id, id))
      .returning();
    await mailLink(row ?? before);
    return row ?? before;
  });
}
