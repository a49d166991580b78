import { randomUUID } from "node:crypto";
import type { OnlinePaymentInput } from "@forecourt/api";
import { onlinePaymentForm, siteMoney, storedLead } from "@forecourt/core";
import { leadPhone } from "@forecourt/core/phone";
import { onlinePaymentCents, payMinutes } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import { and, eq, gt, sql } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import { isSecretOf, secretHash } from "../../base/text/secret-hash.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
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

/** A payment of an invoice that a shopper begins. */
interface NewInvoice {
  site: Site;
  body: OnlinePaymentInput;
  /** The number that the shopper signed in with. */
  phone: string;
  /** Name of the provider that takes it. */
  provider: string;
  /** Makes the secret of the shopper's link from the id of the payment, the same each time. */
  secretOf: (paymentId: string) => string;
  routeLead: RouteLead;
  idempotencyKey: string | undefined;
  now: Date;
}

/**
 * Begins the payment of an invoice: stores payment, invoice number and lead in one transaction, or nothing. A repeat
 * with the same key answers the first; once that has ended unpaid, as where no page to pay on could be opened, it
 * begins anew.
 *
 * @throws NotFoundError `online_payment_off`; InvalidFieldsError; ConflictError `too_many_payments`; what `storeLeadIn`
 *   throws
 */
export async function openInvoice(database: Database, input: NewInvoice): Promise<InvoiceRows & { secret: string }> {
  const { site, body, provider, secretOf, now } = input;
  const { enabled, ...limits } = site.onlinePayment;
  if (!enabled) throw new NotFoundError("online_payment_off", "This site takes no payments online.");
  const problems = leadProblems(site, onlinePaymentForm, body, { now, isProven: true });
  const cents = onlinePaymentCents(body.amount ?? "", limits);
  if (problems.length > 0 || cents === undefined) throw new InvalidFieldsError(problems);
  const reference = (body.reference ?? "").trim();
  return database.db.transaction(async (tx) => {
    const { leadId, begun } = await invoiceLeadOnce(tx, input, reference);
    if (begun) return { ...begun, secret: secretOf(begun.payment.id) };
    await refuseTooManyUnpaid(tx, input);
    const id = randomUUID();
    const secret = secretOf(id);
    const rows = await insertInvoice(tx, { id, site, provider, cents, reference, leadId, secret, now });
    await lockLead(tx, leadId);
    await addLeadStep(tx, { leadId, fields: invoiceLead(rows), now });
    return { ...rows, secret };
  });
}

/**
 * Stores the lead. Where its key was used before, answers the payment that was begun then, unless that has ended
 * unpaid.
 */
async function invoiceLeadOnce(
  tx: DatabaseWriter,
  { site, body, phone, routeLead, idempotencyKey, now }: NewInvoice,
  reference: string,
): Promise<{ leadId: string; begun?: InvoiceRows }> {
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
  const { leadId, repeated } = await store();
  if (!repeated) return { leadId };
  const rows = await readInvoiceRows(tx, eq(invoicePayments.leadId, leadId));
  if (!rows) throw new ConflictError("payment_unknown", "This payment is over. Please begin it again.");
  if (rows.payment.state !== "closed") return { leadId, begun: rows };
  await freeIdempotencyKey(tx, leadId);
  return { leadId: (await store()).leadId };
}

/** @throws ConflictError `too_many_payments` where the number began several in the last hour and paid none */
async function refuseTooManyUnpaid(tx: DatabaseWriter, { site, phone, now }: NewInvoice): Promise<void> {
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
}

async function insertInvoice(
  tx: DatabaseWriter,
  {
    id,
    site,
    provider,
    cents,
    reference,
    leadId,
    secret,
    now,
  }: Pick<NewInvoice, "site" | "provider" | "now"> & {
    id: string;
    cents: number;
    reference: string;
    leadId: string;
    secret: string;
  },
): Promise<InvoiceRows> {
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
  return { invoice, payment };
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
