import { randomBytes } from "node:crypto";
import { and, asc, eq, getTableColumns, isNull, sql } from "../../records/drizzle.ts";
import { secretHash } from "../../base/text/secret-hash.ts";
import type { Database } from "../../records/open-database.ts";
import { apiKeys } from "../../records/schema.ts";

/** What a key may write: figures of lenders and quick quotes, or averages of the market. */
export const keyRights = ["quotes", "valuations"] as const;
/** What a key may write. */
export type KeyRight = (typeof keyRights)[number];

/** A key as it is listed: nothing of the key itself. */
export type ListedKey = Omit<typeof apiKeys.$inferSelect, "keyHash">;

/** Makes a key of a site. @returns the key, which is stored nowhere, and its id */
export async function createApiKey(
  database: Database,
  { siteSlug, name, may, now }: { siteSlug: string; name: string; may: readonly KeyRight[]; now: Date },
): Promise<{ id: string; key: string }> {
  const key = `fk_${randomBytes(32).toString("base64url")}`;
  const [row] = await database.db
    .insert(apiKeys)
    .values({ siteSlug, name, may: [...may], keyHash: secretHash(key), createdAt: now })
    .returning({ id: apiKeys.id });
  if (!row) throw new Error("The key was not stored.");
  return { id: row.id, key };
}

/** Keys of a site, or of all, the oldest first. */
export async function listApiKeys(database: Database, siteSlug: string | undefined): Promise<ListedKey[]> {
  const { keyHash: _, ...columns } = getTableColumns(apiKeys);
  return database.db
    .select(columns)
    .from(apiKeys)
    .where(siteSlug === undefined ? undefined : eq(apiKeys.siteSlug, siteSlug))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** Ends a key at once. @returns whether there was one that held */
export async function revokeApiKey(database: Database, id: string, now: Date): Promise<boolean> {
  const revoked = await database.db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}

/** What a key may write at a site; undefined for a key that the site does not have, or has no longer. */
export async function rightsOfKey(
  database: Database,
  { siteSlug, key, now }: { siteSlug: string; key: string; now: Date },
): Promise<readonly string[] | undefined> {
  const held = and(eq(apiKeys.keyHash, secretHash(key)), eq(apiKeys.siteSlug, siteSlug), isNull(apiKeys.revokedAt));
  const [row] = await database.db.select({ id: apiKeys.id, may: apiKeys.may }).from(apiKeys).where(held);
  if (!row) return undefined;
  await database.db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeys.id, row.id),
        sql`coalesce(${apiKeys.lastUsedAt}, 'epoch') < ${now.toISOString()}::timestamptz - interval '1 minute'`,
      ),
    );
  return row.may;
}
