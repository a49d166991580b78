import { sql } from "./drizzle.ts";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import * as schema from "./schema.ts";

/** The records, or a transaction on them. */
export type DatabaseWriter = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** What a version counts: the stock of a site, or the configuration of all of them. */
export type VersionKey = `stock:${string}` | "config";

/** The channel on which a moved version is announced; the payload is its key. */
export const VERSIONS_CHANNEL = "forecourt_versions";

/**
 * Moves a version on by one and announces it. In a transaction both happen when it commits, or not at all.
 *
 * @returns the new version.
 * @example
 * await records.db.transaction(async (tx) => {
 *   await tx.update(cars).set({ status: "sold" }).where(eq(cars.id, 7));
 *   await bumpVersion(tx, "stock:harbour-motors"); // 42
 * });
 */
export async function bumpVersion(writer: DatabaseWriter, key: VersionKey): Promise<number> {
  const { platformVersions } = schema;
  const [row] = await writer
    .insert(platformVersions)
    .values({ key, value: 1 })
    .onConflictDoUpdate({ target: platformVersions.key, set: { value: sql`${platformVersions.value} + 1` } })
    .returning({ value: platformVersions.value });
  await writer.execute(sql`select pg_notify(${VERSIONS_CHANNEL}, ${key})`);
  return row?.value ?? 0;
}
