import type { SendTradeInInput, TradeInAnswer } from "@forecourt/api";
import { tradeInForm } from "@forecourt/core";
import { tradeInAnswerProblems, tradeInSubcategories } from "@forecourt/core/trade-in";
import type { Site } from "@forecourt/core/schemas";
import { eq } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { tradeIns } from "../../records/schema.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import { addLeadStep, deliverStep, hasAllSteps, lockLead } from "../leads/lead-steps.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { storeLeadIn } from "../leads/store-lead.ts";
import { shownTradeIn, tradeInRow } from "./read-trade-in.ts";
import { mailTradeInPhotos } from "./trade-in-mail.ts";
import { tradeInOutcome, tradeInWords } from "./trade-in-outcome.ts";
import { tradeInPhotoLinks } from "./trade-in-photos.ts";
import type { TradeInValuer } from "./create-trade-in-valuer.ts";

/**
 * Sends a valuation to the dealer: its lead says the car, the answers in words and the estimate, or why there is none.
 * Again it changes nothing and answers the same.
 *
 * @throws NotFoundError `trade_in_unknown`; InvalidFieldsError; what `storeLeadIn` throws
 */
export async function sendTradeIn(
  database: Database,
  value: TradeInValuer,
  {
    site,
    id,
    contact,
    routeLead,
    origin,
    now,
  }: {
    site: Site;
    id: string;
    contact: SendTradeInInput;
    routeLead: RouteLead;
    /** Where the site's pages are: links to photos begin with it. */
    origin: string;
    now: Date;
  },
): Promise<TradeInAnswer & { lead_id: string }> {
  const asked = await tradeInRow(database.db, { site, id });
  if (asked.leadId !== null) return { ...(await shownTradeIn(database.db, asked)), lead_id: asked.leadId };
  const problems = [
    ...leadProblems(site, tradeInForm, contact, { now }),
    ...tradeInAnswerProblems(asked.answers, site.tradeIn.kind).map(({ path, message }) => ({
      path: `adjustmentAnswers.${path}`,
      message,
    })),
  ];
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  const valued = await value({ site, car: asked.car, answers: asked.answers, now });
  return database.db.transaction(async (tx) => {
    const row = await tradeInRow(tx, { site, id, isLocked: true });
    if (row.leadId !== null) return { ...(await shownTradeIn(tx, row)), lead_id: row.leadId };
    const said = tradeInOutcome(valued, { site, now });
    const photos = await tradeInPhotoLinks(tx, id, origin);
    const words = { ...tradeInWords(row, said, site), ...(photos.length > 0 ? { photos: photos.join("\n") } : {}) };
    const { leadId } = await storeLeadIn(tx, {
      siteSlug: site.slug,
      lead: {
        ...contact,
        category: tradeInForm.category,
        subcategory: tradeInSubcategories[said.estimate ? 1 : 0],
        ...(row.carId === null ? {} : { car_id: String(row.carId) }),
        ...(row.car.rego === undefined ? {} : { rego: row.car.rego }),
        trade_in: words,
        adjustmentAnswers: row.answers,
      },
      idempotencyKey: `trade-in ${id}`,
      routeLead,
      now,
    });
    await mailTradeInPhotos(tx, { site, id, leadId, contact: { ...contact }, words, links: photos, now });
    const [sent] = await tx
      .update(tradeIns)
      .set({ leadId, updatedAt: now, ...said })
      .where(eq(tradeIns.id, id))
      .returning();
    return { ...(await shownTradeIn(tx, sent ?? row)), lead_id: leadId };
  });
}

/**
 * The shopper takes the estimate up (S1 §7): the lead becomes "3. Offer Accepted" and is delivered once more under the
 * same id. Again it changes nothing.
 *
 * @throws NotFoundError `trade_in_unknown`; ConflictError `trade_in_not_estimated`, or `trade_in_over` when the
 *   estimate has ended
 */
export async function acceptTradeIn(
  database: Database,
  { site, id, now }: { site: Site; id: string; now: Date },
): Promise<{ tradeIn: TradeInAnswer; isNew: boolean }> {
  return database.db.transaction(async (tx) => {
    const row = await tradeInRow(tx, { site, id, isLocked: true });
    if (row.acceptedAt) return { tradeIn: await shownTradeIn(tx, row), isNew: false };
    const { estimate } = await shownTradeIn(tx, row);
    if (row.leadId === null || !estimate)
      throw new ConflictError("trade_in_not_estimated", "There is no estimate to accept.");
    if (new Date(estimate.valid_until) <= now)
      throw new ConflictError("trade_in_over", "This estimate has ended. Please ask for a new one.");
    await lockLead(tx, row.leadId);
    await deliverStep(tx, {
      leadId: row.leadId,
      fields: { subcategory: tradeInSubcategories[2], form_completed: true, offer_accepted: true },
      now,
    });
    const [accepted] = await tx
      .update(tradeIns)
      .set({ acceptedAt: now, updatedAt: now })
      .where(eq(tradeIns.id, id))
      .returning();
    return { tradeIn: await shownTradeIn(tx, accepted ?? row), isNew: true };
  });
}

/**
 * Keeps the answer of a valuation with its lead (S1 §7 "POST /api/miscellaneous").
 *
 * @throws NotFoundError `trade_in_unknown`, also before it is sent, and after too many answers
 */
export async function keepValuation(
  database: Database,
  { site, id, valuation, now }: { site: Site; id: string; valuation: Record<string, unknown>; now: Date },
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const { leadId } = await tradeInRow(tx, { site, id, isLocked: true });
    if (leadId === null) throw new NotFoundError("trade_in_unknown", "This valuation has not been sent.");
    await lockLead(tx, leadId);
    if (await hasAllSteps(tx, leadId))
      throw new NotFoundError("trade_in_unknown", "This valuation takes no more answers. Please start a new one.");
    await addLeadStep(tx, { leadId, fields: { valuation }, now });
  });
}
