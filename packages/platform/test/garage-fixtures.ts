import type { Database } from "../src/records/open-database.ts";
import * as schema from "../src/records/schema.ts";
import { secretHash } from "../src/base/text/secret-hash.ts";
import { putLead } from "./filled-site.ts";
import type { TestShopper } from "./filled-site.ts";

/** Kinds of entries, the newest first, as {@link putOneOfEverything} leaves them. */
export const kindsOfEverything = [
  "finance",
  "payment",
  "purchase",
  "reservation",
  "trade_in",
  "service_booking",
  "test_drive",
  "enquiry",
];

/**
 * Gives a shopper one of everything at a site: an enquiry, a booking, a payment of each kind, each a minute after the
 * one before.
 */
export async function putOneOfEverything(
  database: Database,
  { siteSlug, carId, shopper, now = new Date() }: { siteSlug: string; carId: number; shopper: TestShopper; now?: Date },
): Promise<Record<string, string>> {
  const { db } = database;
  let minutes = 0;
  const lead = (category: string, more: object = {}) =>
    putLead(database, siteSlug, shopper, {
      payload: { category, car_id: String(carId), ...more },
      createdAt: new Date(now.getTime() - (60 - (minutes += 1)) * 60_000),
    });
  const later = new Date(now.getTime() + 86_400_000);
  const times = { createdAt: now, updatedAt: now };
  const enquiry = await lead("Vehicle Enquiry");
  const drive = await lead("Test Drive", { subcategory: "Test Drive" });
  const [appointment] = await db
    .insert(schema.appointments)
    .values({
      siteSlug,
      locationId: "1",
      startsAt: later,
      endsAt: new Date(later.getTime() + 3_600_000),
      place: 1,
      carId,
      leadId: drive,
      createdAt: now,
      confirmedAt: now,
    })
    .returning();
  const service = await lead("Service Booking", {
    car_id: undefined,
    "Vehicle Year": "2019",
    "Vehicle Make": "Mazda",
    "Vehicle Model": "3",
    "Preferred Service Date": "2026-12-01",
  });
  await db
    .insert(schema.openLeads)
    .values({ leadId: service, secretHash: "a secret", updatedAt: now, completedAt: now });
  const valuation = await lead("Trade-In Valuation");
  const [tradeIn] = await db
    .insert(schema.tradeIns)
    .values({
      siteSlug,
      car: { make: "Mazda", model: "3", year: 2019, km: 60_000, rego: "ABC123" },
      estimate: { lowDollars: 12_000, highDollars: 13_200, comparables: 8, valid_until: later.toISOString() },
      leadId: valuation,
      ...times,
    })
    .returning();
  await db.insert(schema.tradeInPhotos).values({
    siteSlug,
    tradeInId: tradeIn?.id ?? "",
    sentHash: "a hash",
    jpeg: Buffer.from("a photo"),
    width: 4,
    height: 3,
    createdAt: now,
  });
  const payment = async (kind: "deposit" | "invoice") => {
    const [row] = await db
      .insert(schema.payments)
      .values({ siteSlug, kind, state: "paid", cents: 50_000, currency: "AUD", provider: "sandbox", ...times })
      .returning();
    const paymentId = row?.id ?? "";
    await db
      .insert(schema.ledgerEntries)
      .values({ paymentId, currency: "AUD", cents: 50_000, providerRef: "in", at: now, notedAt: now });
    return paymentId;
  };
  const reserved = await lead("Reservation");
  const paymentId = await payment("deposit");
  const [reservation] = await db
    .insert(schema.reservations)
    .values({
      siteSlug,
      carId,
      paymentId,
      leadId: reserved,
      state: "reserved",
      until: later,
      hours: 72,
      isRefundable: true,
      secretHash: secretHash("a secret"),
      ...times,
    })
    .returning();
  await db.insert(schema.mails).values({
    siteSlug,
    leadId: reserved,
    kind: "reservation_paid",
    about: paymentId,
    recipient: shopper.email,
    content: { subject: "Reserved" },
    state: "sent",
    nextAttemptAt: now,
    createdAt: now,
  });
  const bought = await lead("Online Purchase");
  const [purchase] = await db
    .insert(schema.purchases)
    .values({ siteSlug, carId, until: later, secretHash: "a hash", leadId: bought, ...times })
    .returning();
  const paid = await lead("Online Payment", { car_id: undefined, reference: "INV-1042" });
  const invoiceId = await payment("invoice");
  await db.insert(schema.invoicePayments).values({
    paymentId: invoiceId,
    siteSlug,
    reference: "INV-1042",
    until: later,
    paidAt: now,
    leadId: paid,
    secretHash: "a hash",
    createdAt: now,
  });
  const financed = await lead("Finance Enquiry");
  await db.insert(schema.financeEnquiries).values({
    siteSlug,
    idempotencyKey: financed,
    bodyHash: "a hash",
    payload: {},
    leadId: financed,
    customerState: "created",
    redirectUrl: "https://lender.example/apply",
    nextAttemptAt: now,
    createdAt: now,
  });
  return {
    enquiry,
    appointment: appointment?.id ?? "",
    tradeIn: tradeIn?.id ?? "",
    reservation: reservation?.id ?? "",
    purchase: purchase?.id ?? "",
    invoice: invoiceId,
  };
}
