import { createHash } from "node:crypto";
import type { TradeInAnswer } from "@forecourt/api";
import { endpointPath } from "@forecourt/api/fetch-endpoint";
import { tradeInPhotoLimits, tradeInPhotoTexts } from "@forecourt/core/trade-in";
import type { Site } from "@forecourt/core/schemas";
import { and, asc, eq } from "../../records/drizzle.ts";
import { ConflictError, NotFoundError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { tradeInPhotos, tradeIns } from "../../records/schema.ts";
import { refuseWhileSuspended } from "../sites/refuse-while-suspended.ts";
import { refuseSent, shownTradeIn, tradeInRow } from "./read-trade-in.ts";
import { rewritePhoto } from "./rewrite-photo.ts";

/**
 * Adds a photo to a valuation, until it is sent. The same file again changes nothing.
 *
 * @throws NotFoundError `trade_in_unknown`; ConflictError `trade_in_sent`, `trade_in_photos_full`; UnavailableError
 *   `site_suspended`; what `rewritePhoto` throws
 */
export async function addTradeInPhoto(
  database: Database,
  { site, id, sent, now }: { site: Site; id: string; sent: Uint8Array; now: Date },
): Promise<TradeInAnswer> {
  // Nothing is decoded for a valuation that is not there, or that has its photos.
  refuseSent(await tradeInRow(database.db, { site, id }));
  const sentHash = createHash("sha256").update(sent).digest("hex");
  const before = await hashesOf(database.db, id);
  if (!before.includes(sentHash) && before.length >= tradeInPhotoLimits.maxPhotos) throw full();
  const photo = before.includes(sentHash) ? undefined : await rewritePhoto(sent);
  return database.db.transaction(async (tx) => {
    await refuseWhileSuspended(tx, site.slug);
    const row = await tradeInRow(tx, { site, id, isLocked: true });
    refuseSent(row);
    const hashes = await hashesOf(tx, id);
    if (photo && !hashes.includes(sentHash)) {
      if (hashes.length >= tradeInPhotoLimits.maxPhotos) throw full();
      await tx.insert(tradeInPhotos).values({ siteSlug: site.slug, tradeInId: id, sentHash, ...photo, createdAt: now });
      await tx.update(tradeIns).set({ updatedAt: now }).where(eq(tradeIns.id, id));
    }
    return shownTradeIn(tx, row);
  });
}

/**
 * Removes a photo of a valuation, until it is sent. One that is not there changes nothing.
 *
 * @throws NotFoundError `trade_in_unknown`; ConflictError `trade_in_sent`
 */
export async function removeTradeInPhoto(
  database: Database,
  { site, id, photo, now }: { site: Site; id: string; photo: string; now: Date },
): Promise<TradeInAnswer> {
  return database.db.transaction(async (tx) => {
    const row = await tradeInRow(tx, { site, id, isLocked: true });
    refuseSent(row);
    await tx.delete(tradeInPhotos).where(and(eq(tradeInPhotos.id, photo), eq(tradeInPhotos.tradeInId, id)));
    await tx.update(tradeIns).set({ updatedAt: now }).where(eq(tradeIns.id, id));
    return shownTradeIn(tx, row);
  });
}

/**
 * A photo of a site, for whoever has its id.
 *
 * @throws NotFoundError `photo_unknown`
 */
export async function tradeInPhoto(database: Database, site: Pick<Site, "slug">, id: string): Promise<Buffer> {
  const [row] = await database.db
    .select({ jpeg: tradeInPhotos.jpeg })
    .from(tradeInPhotos)
    .where(and(eq(tradeInPhotos.id, id), eq(tradeInPhotos.siteSlug, site.slug)));
  if (!row) throw new NotFoundError("photo_unknown", "There is no such photo any more.");
  return row.jpeg;
}

/** Where the photos of a valuation are read, in the order in which they came. */
export async function tradeInPhotoLinks(
  reader: Pick<DatabaseWriter, "select">,
  id: string,
  origin: string,
): Promise<string[]> {
  const rows = await reader
    .select({ id: tradeInPhotos.id })
    .from(tradeInPhotos)
    .where(eq(tradeInPhotos.tradeInId, id))
    .orderBy(asc(tradeInPhotos.createdAt), asc(tradeInPhotos.id));
  return rows.map((photo) => origin + endpointPath("GET /api/trade-in-photos/{photo}.jpg", { photo: photo.id }));
}

async function hashesOf(reader: Pick<DatabaseWriter, "select">, id: string): Promise<string[]> {
  const rows = await reader
    .select({ hash: tradeInPhotos.sentHash })
    .from(tradeInPhotos)
    .where(eq(tradeInPhotos.tradeInId, id));
  return rows.map(({ hash }) => hash);
}

const full = () => new ConflictError("trade_in_photos_full", tradeInPhotoTexts.count);
