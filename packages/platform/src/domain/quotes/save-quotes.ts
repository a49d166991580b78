import { isDeepStrictEqual } from "node:util";
import type { CarQuotes } from "@forecourt/api";
import { sql } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { queueForIndex } from "../stock/queue-for-index.ts";
import { rowsOf } from "../../records/rows-of.ts";

const maxLenders = 20;

/**
 * Sets what outside systems quote for a car that is for sale, and with it pages, cards, search and feeds. What it says
 * already is not written again. A later stock file that has such a column and changes the car replaces it: whoever
 * spoke last counts.
 *
 * @param quotes as its schema has checked them; what is left out stays, null takes it away, lenders that are not named
 *   stay
 * @throws NotFoundError `car_not_found`; ConflictError `stocknum_repeated`; InvalidFieldsError for a quote that has
 *   ended, or too many lenders
 */
export async function saveQuotes(
  database: Database,
  { siteSlug, stocknum, quotes, now }: { siteSlug: string; stocknum: string; quotes: CarQuotes; now: Date },
): Promise<{ car_id: string; changed: boolean }> {
  refuseEnded(quotes, now);
  return database.db.transaction(async (tx) => {
    const found = await rowsOf<{ id: string; data: Record<string, unknown> }>(
      tx,
      sql`select id::text as id, jsonb_build_object('finance_lenders', data->'finance_lenders', 'youxQuote', data->'youxQuote',
          'autograb_data', data->'autograb_data') as data
        from cars where site_slug = ${siteSlug} and data->>'stocknum' = ${stocknum} and status in ('in_stock', 'coming_soon') for update`,
    );
    const [car, another] = found;
    if (!car) throw new NotFoundError("car_not_found", "This site has no car for sale with that stock number.");
    if (another) throw new ConflictError("stocknum_repeated", "More than one car for sale has that stock number.");
    const before = car.data;
    const after = { ...before, ...quotes } as Record<string, unknown>;
    if (quotes.finance_lenders) {
      const lenders = { ...(before["finance_lenders"] as object | null), ...quotes.finance_lenders };
      if (Object.keys(lenders).length > maxLenders)
        throw new InvalidFieldsError([
          { path: "finance_lenders", message: `At most ${maxLenders} lenders quote for a car.` },
        ]);
      after["finance_lenders"] = lenders;
    } else if (quotes.finance_lenders === null) after["finance_lenders"] = {};
    // As the database stores it: without undefined values.
    const stored = JSON.parse(JSON.stringify(after)) as Record<string, unknown>;
    const written = Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => !isDeepStrictEqual(value, before[name] ?? null)),
    );
    if (Object.keys(written).length === 0) return { car_id: car.id, changed: false };
    await tx.execute(
      sql`update cars set data = data || ${JSON.stringify(written)}::jsonb, version = version + 1, updated_at = ${now.toISOString()}::timestamptz where id = ${car.id}::bigint`,
    );
    await queueForIndex(tx, sql`select ${car.id}::bigint`);
    await bumpVersion(tx, `stock:${siteSlug}`);
    return { car_id: car.id, changed: true };
  });
}

function refuseEnded({ finance_lenders: lenders, youxQuote, autograb_data: market }: CarQuotes, now: Date): void {
  const dated: [path: string, quote: { validUntil?: unknown } | null | undefined][] = [
    ...Object.entries(lenders ?? {}).map(([provider, entry]): [string, { validUntil?: unknown }] => [
      `finance_lenders.${provider}`,
      entry,
    ]),
    ["youxQuote", youxQuote],
    ["autograb_data", market],
  ];
  const ended = dated.filter(([, quote]) => quote && !(new Date(String(quote.validUntil)) > now));
  if (ended.length > 0)
    throw new InvalidFieldsError(
      ended.map(([path]) => ({ path: `${path}.validUntil`, message: "This quote has ended already." })),
    );
}
