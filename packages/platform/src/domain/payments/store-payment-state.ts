import type { PaymentState } from "@forecourt/core/reserve";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { eq } from "../../records/drizzle.ts";
import { payments } from "../../records/schema.ts";

/**
 * Stores where the money of a payment stands. What failed at its provider before counts no more: the payment is looked
 * at again at once.
 *
 * @returns the row as it stands then
 * @throws Error when there is no such payment
 */
export async function storePaymentState(
  tx: DatabaseWriter,
  { paymentId, state, now }: { paymentId: string; state: PaymentState; now: Date },
): Promise<typeof payments.$inferSelect> {
  const [payment] = await tx
    .update(payments)
    .set({ state, updatedAt: now, checks: 0, nextCheckAt: now, lastError: null })
    .where(eq(payments.id, paymentId))
    .returning();
  if (!payment) throw new Error("The payment was not stored.");
  return payment;
}
