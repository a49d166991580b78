import { and, asc, eq, gte, lt } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { sandboxPayments } from "../../records/schema.ts";
import { sandboxName } from "./chosen-provider.ts";
import { PaymentProviderError } from "./payment-provider.ts";
import type { Movement, PaymentProvider } from "./payment-provider.ts";

/** Where its pages are: {@link sandboxPage} of the platform's development pages answers there. */
export const sandboxPath = "/dev/payments";

/** A payment of the sandbox, as it is stored. */
type Row = typeof sandboxPayments.$inferSelect;

/** A payment provider in which no money moves, for development. Its page says so, and lets one pay or give up. */
export interface SandboxPayments extends PaymentProvider {
  /** A payment, for its page. */
  find(ref: string): Promise<Row | undefined>;
  /** What a press on its page does. One that is closed takes no payment. */
  press(ref: string, choice: "pay" | "give_up"): Promise<Row | undefined>;
}

/** Opens the sandbox; it is kept in the records, so that it outlives a restart as a provider would. */
export function createSandboxPayments(database: Database, now: () => Date): SandboxPayments {
  const { db } = database;
  const find = async (ref: string) => (await db.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref)))[0];
  const known = async (ref: string): Promise<Row> => {
    const row = await find(ref);
    if (!row) throw new PaymentProviderError("payment_unknown", "The sandbox has no payment of this name.");
    return row;
  };
  const add = async (ref: string, row: Row, movement: Omit<Movement, "at" | "currency">) => {
    const movements = [...row.movements, { ...movement, currency: row.currency, at: now().toISOString() }];
    const [after] = await db
      .update(sandboxPayments)
      .set({ movements, isOpen: false })
      .where(and(eq(sandboxPayments.ref, ref), eq(sandboxPayments.isOpen, row.isOpen)))
      .returning();
    return after;
  };
  return {
    name: sandboxName,
    find,
    async open({ id, cents, currency, description, returnUrl }) {
      const ref = `sandbox_${id}`;
      await db
        .insert(sandboxPayments)
        .values({ ref, paymentId: id, cents, currency, description, returnUrl, createdAt: now() })
        .onConflictDoNothing();
      return { ref, url: `${new URL(returnUrl).origin}${sandboxPath}/${ref}` };
    },
    async read(ref) {
      return asProvider(await known(ref));
    },
    async close(ref) {
      await known(ref);
      await db.update(sandboxPayments).set({ isOpen: false }).where(eq(sandboxPayments.ref, ref));
    },
    async refund(ref) {
      const row = await known(ref);
      const left = row.movements.reduce((sum, { cents }) => sum + cents, 0);
      if (left > 0) await add(ref, row, { ref: `${ref}_refund_${row.movements.length}`, cents: -left });
    },
    // The sandbox sends no messages; its page reports a payment directly.
    readMessage: () => Promise.reject(new PaymentProviderError("message_refused", "The sandbox sends no messages.")),
    async *list({ from, to }) {
      const rows = await db
        .select()
        .from(sandboxPayments)
        .where(and(gte(sandboxPayments.createdAt, from), lt(sandboxPayments.createdAt, to)))
        .orderBy(asc(sandboxPayments.createdAt));
      for (const row of rows) yield { ref: row.ref, paymentId: row.paymentId, ...asProvider(row) };
    },
    async press(ref, choice) {
      const row = await find(ref);
      if (!row?.isOpen) return row;
      if (choice === "pay") return add(ref, row, { ref: `${ref}_charge`, cents: row.cents });
      await db.update(sandboxPayments).set({ isOpen: false }).where(eq(sandboxPayments.ref, ref));
      return { ...row, isOpen: false };
    },
  };
}

function asProvider({ isOpen, movements }: Row) {
  return { isOpen, movements: movements.map((movement) => ({ ...movement, at: new Date(movement.at) })) };
}
