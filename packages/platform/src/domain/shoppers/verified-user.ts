import { and, eq, sql } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { users } from "../../records/schema.ts";
import type { CodeProfile } from "./phone-identity.ts";

/** Whether a number was proven at a site before. */
export async function isUser(database: DatabaseWriter, siteSlug: string, phone: string): Promise<boolean> {
  const [found] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteSlug, siteSlug), eq(users.phone, phone)));
  return found !== undefined;
}

/**
 * The user of a site behind a number that was just proven, made when it is the first time. What they said of themselves
 * replaces what was known.
 */
export async function verifiedUser(
  tx: DatabaseWriter,
  user: { siteSlug: string; phone: string; profile: CodeProfile; now: Date },
): Promise<string> {
  const { siteSlug, phone, profile, now } = user;
  const said = {
    firstName: profile.first_name ?? null,
    lastName: profile.last_name ?? null,
    email: profile.email ?? null,
  };
  const [row] = await tx
    .insert(users)
    .values({ siteSlug, phone, ...said, createdAt: now, verifiedAt: now })
    .onConflictDoUpdate({
      target: [users.siteSlug, users.phone],
      set: {
        verifiedAt: now,
        firstName: sql`coalesce(excluded.first_name, ${users.firstName})`,
        lastName: sql`coalesce(excluded.last_name, ${users.lastName})`,
        email: sql`coalesce(excluded.email, ${users.email})`,
      },
    })
    .returning({ id: users.id });
  if (!row) throw new Error("The user was not stored.");
  return row.id;
}
