import { randomUUID } from "node:crypto";
import type { OnlinePaymentInput } from "@forecourt/api";
import { onlinePaymentForm, siteMoney, storedLead } from "@forecourt/core";
import { leadPhone } from "@forecourt/core/phone";
import { onlinePaymentCents, payMinutes } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, gt, sql } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import { isSecretOf, secretHash } from "../../base/text/secret-hash.ts";
import type { Database } from "../../records/open-database.ts";
import { invoicePayments, leads, payments } from "../../records/schema.ts";
import { hasPhone } from "../leads/contact-in-sql.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import { addLeadStep, lockLead } from "../leads/lead-steps.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { freeIdempotencyKey, storeLeadIn } from "../leads/store-lead.ts";
import { invoiceLead } from "./invoice-lead.ts";
import { readInvoiceRows } from "./invoice-rows.ts";
import type { InvoiceRows } from "./invoice-rows.ts";

const minuteMs = 60_000;
/** Payments that one number may begin in an hour without paying any. */
const maxUnpaid = 10;

/**
 * Begins the payment of an invoice: stores payment, invoice number and lead in one transaction, or nothing. A repeat with the same key answers
 * the first; once that has ended unpaid, as where no page to pay on could be opened, it begins anew.
 *
 * @param input.phone the number that the shopper signed in with
 * @param input.secretOf makes the secret of the shopper's link from the id of the payment, the same each time
 * @throws NotFoundError `online_payment_off`; InvalidFieldsError; ConflictError `too_many_payments`; what `storeLeadIn` throws
 */
export async function openInvoice(
  database: Database,
  input: {
    site: Site;
    body: OnlinePaymentInput;
    phone: string;
    provider: string;
    secretOf: (paymentId: string) => string;
    routeLead: RouteLead;
    idempotencyKey: string | undefined;
    now: Date;
  },
): Promise<InvoiceRows & { secret: string }> {
  const { site, body, phone, provider, secretOf, routeLead, idempotencyKey, now } = input;
  const { enabled, ...limits } = site.onlinePayment;
  if (!enabled) throw new NotFoundError("online_payment_off", "This site takes no payments online.");
  const problems = leadProblems(site, onlinePaymentForm, body, { now, isProven: true });
  const cents = onlinePaymentCents(body.amount ?? "", limits);
  if (problems.length > 0 || cents === undefined) throw new InvalidFieldsError(problems);
  const reference = (body.reference ?? "").trim();
  return database.db.transaction(async (tx) => {
    const store = () =>
      storeLeadIn(tx, {
        siteSlug: site.slug,
        lead: storedLead(onlinePaymentForm, {
          ...body,
          reference,
          phone: leadPhone(phone, site.country),
          category: onlinePaymentForm.category,
        }),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
        routeLead,
        now,
      });
    const first = await store();
    let { leadId } = first;
    if (first.repeated) {
      const rows = await readInvoiceRows(tx, eq(invoicePayments.leadId, leadId));
      if (!rows) throw new ConflictError("payment_unknown", "This payment is over. Please begin it again.");
      if (rows.payment.state !== "closed") return { ...rows, secret: secretOf(rows.payment.id) };
      await freeIdempotencyKey(tx, leadId);
      ({ leadId } = await store());
    }
    const [{ unpaid } = { unpaid: 0 }] = await tx
      .select({ unpaid: sql<number>`count(*)::int` })
      .from(invoicePayments)
      .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
      .innerJoin(leads, eq(leads.id, invoicePayments.leadId))
      .where(
        and(
          eq(invoicePayments.siteSlug, site.slug),
          hasPhone(sql`${leads.payload}`, phone, site.country),
          sql`${payments.state} in ('open', 'closed')`,
          gt(invoicePayments.createdAt, new Date(now.getTime() - 60 * minuteMs)),
        ),
      );
    if (unpaid >= maxUnpaid)
      throw new ConflictError(
        "too_many_payments",
        "Several payments were begun and not paid. Please pay one of them, or call us.",
      );
    const id = randomUUID();
    const secret = secretOf(id);
    const [payment] = await tx
      .insert(payments)
      .values({
        id,
        siteSlug: site.slug,
        kind: "invoice",
        cents,
        currency: siteMoney(site).currency,
        provider,
        nextCheckAt: new Date(now.getTime() + minuteMs),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    const [invoice] = await tx
      .insert(invoicePayments)
      .values({
        paymentId: id,
        siteSlug: site.slug,
        reference,
        until: new Date(now.getTime() + payMinutes * minuteMs),
        leadId,
        secretHash: secretHash(secret),
        createdAt: now,
      })
      .returning();
    if (!payment || !invoice) throw new Error("The payment was not stored.");
    await lockLead(tx, leadId);
    await addLeadStep(tx, { leadId, fields: invoiceLead({ invoice, payment }), now });
    return { invoice, payment, secret };
  });
}

/**
 * The payment of an invoice of a site, for whoever has its secret.
 *
 * @throws NotFoundError `payment_unknown`, also for a wrong secret
 */
export async function knownInvoice(
  database: Database,
  { site, id, secret }: { site: Pick<Site, "slug">; id: string; secret: string },
): Promise<InvoiceRows> {
  const rows = await readInvoiceRows(
    database.db,
    and(eq(invoicePayments.paymentId, id), eq(invoicePayments.siteSlug, site.slug)),
  );
  if (!rows || !isSecretOf(secret, rows.invoice.secretHash))
    throw new NotFoundError("payment_unknown", "There is no such payment.");
  return rows;
}
