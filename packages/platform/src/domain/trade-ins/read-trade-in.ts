import type { TradeInAnswer } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { and, asc, eq } from "../../records/drizzle.ts";
import { ConflictError, NotFoundError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { tradeInPhotos, tradeIns } from "../../records/schema.ts";

/** A valuation as it is stored. */
export type TradeInRow = typeof tradeIns.$inferSelect;

/** A valuation that nobody sent is kept this long: its plate is the shopper's. */
export const unsentTradeInDays = 30;

/**
 * A valuation of a site, in a transaction locked until it ends.
 *
 * @throws NotFoundError `trade_in_unknown`
 */
export async function tradeInRow(
  reader: Pick<DatabaseWriter, "select">,
  { site, id, isLocked = false }: { site: Pick<Site, "slug">; id: string; isLocked?: boolean },
): Promise<TradeInRow> {
  const query = reader
    .select()
    .from(tradeIns)
    .where(and(eq(tradeIns.id, id), eq(tradeIns.siteSlug, site.slug)));
  const [row] = await (isLocked ? query.for("update") : query);
  if (!row) throw new NotFoundError("trade_in_unknown", "There is no such valuation any more. Please start again.");
  return row;
}

/** @throws ConflictError `trade_in_sent` for a valuation that the dealer has already */
export function refuseSent({ leadId }: TradeInRow): void {
  if (leadId !== null)
    throw new ConflictError("trade_in_sent", "This valuation was sent already. Please start a new one.");
}

/** A valuation as whoever has its id may read it. */
export async function shownTradeIn(
  reader: Pick<DatabaseWriter, "select">,
  { id, car, carId, answers, estimate, noEstimate, leadId, acceptedAt }: TradeInRow,
): Promise<TradeInAnswer> {
  const photos = await reader
    .select({ id: tradeInPhotos.id, width: tradeInPhotos.width, height: tradeInPhotos.height })
    .from(tradeInPhotos)
    .where(eq(tradeInPhotos.tradeInId, id))
    .orderBy(asc(tradeInPhotos.createdAt), asc(tradeInPhotos.id));
  return {
    photos,
    id,
    car,
    car_id: carId === null ? null : String(carId),
    adjustmentAnswers: answers,
    state: acceptedAt ? "accepted" : leadId === null ? "open" : "sent",
    estimate,
    no_estimate: noEstimate,
  };
}
