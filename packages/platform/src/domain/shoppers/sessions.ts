import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { userSessions, users } from "../../records/schema.ts";
import { sessionLifeMs } from "./identity-limits.ts";

/** A signed-in shopper of one site. */
export interface SignedIn {
  userId: string;
  /** International form. */
  phone: string;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Begins a session and answers its token, which is nowhere but in the browser. The browser's session before ends. */
export async function startSession(
  tx: DatabaseWriter,
  session: { siteSlug: string; userId: string; now: Date; before?: string | undefined },
): Promise<string> {
  const { siteSlug, userId, now, before } = session;
  if (before !== undefined) await endSession(tx, siteSlug, before);
  const token = randomBytes(32).toString("base64url");
  await tx.insert(userSessions).values({
    tokenHash: hashOf(token),
    siteSlug,
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifeMs),
  });
  return token;
}

/** Whose session a token is; undefined when it ended, or is another site's. */
export async function readSession(
  database: DatabaseWriter,
  siteSlug: string,
  token: string,
  now: Date,
): Promise<SignedIn | undefined> {
  const [found] = await database
    .select({ userId: users.id, phone: users.phone })
    .from(userSessions)
    .innerJoin(users, and(eq(users.id, userSessions.userId), eq(users.siteSlug, siteSlug)))
    .where(
      and(
        eq(userSessions.tokenHash, hashOf(token)),
        eq(userSessions.siteSlug, siteSlug),
        gt(userSessions.expiresAt, now),
      ),
    );
  return found;
}

/** Ends a session on the server: a copy of its cookie is worth nothing afterwards. */
export async function endSession(database: DatabaseWriter, siteSlug: string, token: string): Promise<void> {
  await database
    .delete(userSessions)
    .where(and(eq(userSessions.tokenHash, hashOf(token)), eq(userSessions.siteSlug, siteSlug)));
}

/** Ends every session of a number at these sites, on whichever device it began. */
export async function endSessionsOf(
  database: DatabaseWriter,
  siteSlugs: readonly string[],
  phone: string,
): Promise<void> {
  const accounts = database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.siteSlug, [...siteSlugs]), eq(users.phone, phone)));
  await database.delete(userSessions).where(inArray(userSessions.userId, accounts));
}

/** Forgets sessions that ended by themselves. */
export async function forgetOldSessions(database: DatabaseWriter, now: Date): Promise<void> {
  await database.delete(userSessions).where(lt(userSessions.expiresAt, now));
}
