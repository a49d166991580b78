import { ReservationRefusal } from "@forecourt/core/reserve";
import { desc, eq } from "../records/drizzle.ts";
import { changeInvoice } from "../domain/invoices/change-invoice.ts";
import { readInvoiceRows } from "../domain/invoices/invoice-rows.ts";
import { receiptNumber } from "../domain/payments/receipt-number.ts";
import { invoicePayments, payments, reservations } from "../records/schema.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { withDatabase } from "./with-database.ts";

/** Newest first; who paid is in the lead. */
const maxListed = 200;

/** `payments list [--site <slug>]`: the newest, what each is for and where its money is. */
export async function printPayments(context: CommandContext, { site }: { site?: string | undefined }): Promise<number> {
  const found = await withDatabase(context, async (database) => {
    if (site !== undefined) await knownSite(database, site);
    return database.db
      .select({
        id: payments.id,
        site: payments.siteSlug,
        kind: payments.kind,
        reference: invoicePayments.reference,
        reservation: reservations.id,
        state: payments.state,
        cents: payments.cents,
        currency: payments.currency,
        provider: payments.provider,
        created: payments.createdAt,
        error: payments.lastError,
        lead: invoicePayments.leadId,
      })
      .from(payments)
      .leftJoin(invoicePayments, eq(invoicePayments.paymentId, payments.id))
      .leftJoin(reservations, eq(reservations.paymentId, payments.id))
      .where(site === undefined ? undefined : eq(payments.siteSlug, site))
      .orderBy(desc(payments.createdAt))
      .limit(maxListed);
  });
  const rows = found.map(
    ({ id, site: slug, kind, reference, reservation, state, cents, currency, provider, created, error }) => [
      id,
      slug,
      kind === "invoice" ? `invoice ${reference ?? ""}`.trim() : `deposit of ${reservation ?? "a car"}`,
      error === null ? state : `${state} (${error})`,
      `${(cents / 100).toFixed(2)} ${currency}`,
      provider,
      created.toISOString().replace(/\.\d+Z$/, "Z"),
      receiptNumber(id),
    ],
  );
  await print(
    context,
    found,
    rows.length === 0
      ? "There are no payments yet."
      : table([["PAYMENT", "SITE", "FOR", "STATE", "AMOUNT", "PROVIDER", "BEGUN", "RECEIPT"], ...rows]),
  );
  return 0;
}

/**
 * `payments refund <id>`: sends the payment of an invoice back whole. The server does so as soon as it runs. Exit code 1 when nothing was
 * paid, or it goes back already.
 */
export async function refundInvoiceCommand(context: CommandContext, names: readonly string[]): Promise<number> {
  const [id = "", ...more] = names;
  if (!/^[\da-f-]{36}$/.test(id) || more.length > 0)
    throw new UsageError("Name a payment: forecourt payments refund <id>. See: forecourt payments list");
  try {
    const changed = await withDatabase(context, async (database) => {
      const rows = await readInvoiceRows(database.db, eq(invoicePayments.paymentId, id));
      if (!rows)
        throw new UsageError(
          `There is no payment of an invoice ${id}. See: forecourt payments list. A deposit goes back by: forecourt reservations refund`,
        );
      const { site } = await knownSite(database, rows.payment.siteSlug);
      return database.db.transaction((tx) =>
        changeInvoice(tx, { site, paymentId: id, events: [{ kind: "refund" }], now: new Date() }),
      );
    });
    await print(context, { id, payment: changed?.payment.state }, "The payment goes back.");
    return 0;
  } catch (error) {
    if (!(error instanceof ReservationRefusal)) throw error;
    await print(context, { id, error: error.message }, error.message);
    return 1;
  }
}
