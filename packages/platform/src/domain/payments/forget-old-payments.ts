import { lt } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { payments } from "../../records/schema.ts";

/** Tax and credit records (docs/decisions/0018). */
const keptYears = 7;

/** Deletes payments, with their ledger and reservations, whose period is over. */
export async function forgetOldPayments(db: DatabaseWriter, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - keptYears);
  await db.delete(payments).where(lt(payments.createdAt, before));
}
