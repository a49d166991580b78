import type { OwnDetails } from "@forecourt/api";
import { eq } from "drizzle-orm";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { users } from "../../records/schema.ts";
import type { SignedIn } from "../shoppers/sessions.ts";

/** What a shopper said of themselves. */
export async function ownDetails(database: DatabaseWriter, { userId, phone }: SignedIn): Promise<OwnDetails> {
  const [row] = await database
    .select({ first_name: users.firstName, last_name: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return { phone, first_name: null, last_name: null, email: null, ...row };
}

/** Changes what a shopper said of themselves; what is left blank is forgotten. The number is the verified one. */
export async function saveOwnDetails(
  database: DatabaseWriter,
  user: SignedIn,
  said: { first_name: string | undefined; last_name: string | undefined; email: string | undefined },
): Promise<OwnDetails> {
  await database
    .update(users)
    .set({ firstName: said.first_name ?? null, lastName: said.last_name ?? null, email: said.email ?? null })
    .where(eq(users.id, user.userId));
  return ownDetails(database, user);
}
