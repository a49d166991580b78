import { isDevelopment, withDevelopmentPages } from "../base/environment/development.ts";
import { changeInvoice } from "../domain/invoices/change-invoice.ts";
import { readInvoiceRows } from "../domain/invoices/invoice-rows.ts";
import { comparePayments } from "../domain/payments/compare-payments.ts";
import { amountWithCurrency } from "../domain/payments/decimal-amount.ts";
import { createPaymentProviders } from "../domain/payments/payment-providers.ts";
import { receiptNumber } from "../domain/payments/receipt-number.ts";
import { createSandboxPayments } from "../domain/payments/sandbox-payments.ts";
import { desc, eq } from "../records/drizzle.ts";
import { invoicePayments, payments, reservations } from "../records/schema.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { momentCell } from "./moment-cell.ts";
import { unlessRefused } from "./unless-refused.ts";
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
      amountWithCurrency(cents, currency),
      provider,
      momentCell(created),
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
 * `payments refund <id>`: sends the payment of an invoice back whole. The server does so as soon as it runs. Exit code
 * 1 when nothing was paid, or it goes back already.
 */
export async function refundPaymentCommand(context: CommandContext, names: readonly string[]): Promise<number> {
  const [id = "", ...more] = names;
  if (!/^[\da-f-]{36}$/.test(id) || more.length > 0)
    throw new UsageError("Name a payment: forecourt payments refund <id>. See: forecourt payments list");
  return unlessRefused(context, id, () =>
    withDatabase(context, async (database) => {
      const rows = await readInvoiceRows(database.db, eq(invoicePayments.paymentId, id));
      if (!rows)
        throw new UsageError(
          `There is no payment of an invoice ${id}. See: forecourt payments list. A deposit goes back by: forecourt reservations refund`,
        );
      const { site } = await knownSite(database, rows.payment.siteSlug);
      const changed = await database.db.transaction((tx) =>
        changeInvoice(tx, { site, paymentId: id, events: [{ kind: "refund" }], now: new Date() }),
      );
      return { result: { payment: changed?.payment.state }, text: "The payment goes back." };
    }),
  );
}

const dayMs = 24 * 3_600_000;

/**
 * `payments compare --site <slug> [--days <number>]`: each difference between the provider's payments of the last days
 * and the ledger. Made to be run once a day. Exit code 1 when there is one.
 */
export async function comparePaymentsCommand(
  context: CommandContext,
  { site: slug, days = "7" }: { site?: string | undefined; days?: string | undefined },
): Promise<number> {
  if (slug === undefined) throw new UsageError("Name the site: forecourt payments compare --site <slug>");
  if (!/^[1-9]\d{0,2}$/.test(days)) throw new UsageError(`--days is a number from 1 to 999, not "${days}".`);
  const to = new Date();
  const from = new Date(to.getTime() - Number(days) * dayMs);
  const result = await withDatabase(context, async (database) => {
    const { secrets } = await knownSite(database, slug);
    const env = withDevelopmentPages(context.env);
    const provider = createPaymentProviders({
      secretsOf: () => secrets,
      env,
      sandbox: isDevelopment(env) ? createSandboxPayments(database, () => new Date()) : undefined,
    }).of(slug);
    if (!provider)
      throw new UsageError(`${slug} has no payment provider: set secrets.stripe in its document, and its keys.`);
    return comparePayments(database, provider, { siteSlug: slug, from, to });
  });
  const { compared, ledgerCents, providerCents, differences } = result;
  const money = (cents: Record<string, number>) =>
    Object.entries(cents)
      .map(([currency, sum]) => amountWithCurrency(sum, currency))
      .join(", ") || "0.00";
  await print(
    context,
    result,
    [
      ...differences.map(({ ref, paymentId, what }) => `${ref ?? "–"} (${paymentId ?? "not ours"}): ${what}`),
      `${compared} ${compared === 1 ? "payment" : "payments"} of the last ${days} days: ${money(ledgerCents)} in the ledger, ${money(providerCents)} at the provider, ${differences.length === 0 ? "no difference" : differences.length === 1 ? "1 difference" : `${differences.length} differences`}`,
    ].join("\n"),
  );
  return differences.length === 0 ? 0 : 1;
}
