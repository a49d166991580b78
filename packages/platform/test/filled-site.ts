import { randomUUID } from "node:crypto";
import { eq, getTableName, is, sql, PgTable } from "../src/records/drizzle.ts";
import type { Database } from "../src/records/open-database.ts";
import * as schema from "../src/records/schema.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { putCar, siteDocument } from "./http-fixtures.ts";

/** Every table of the records. */
export const tables: InstanceType<typeof PgTable>[] = Object.values(schema).filter((value) => is(value, PgTable));

/** A shopper as forms name them. */
export interface TestShopper {
  /** International. */
  phone: string;
  /** As typed into forms. */
  typed: string;
  email: string;
}

/** Somebody with an enquiry everywhere. */
export const ana: TestShopper = { phone: "+61412345678", typed: "0412 345 678", email: "Ana@Shopper.example" };
/** Somebody else. */
export const ben: TestShopper = { phone: "+61498765432", typed: "0498765432", email: "ben@shopper.example" };

/** Stores a site with rows in every table that a site can have rows in; its deliveries are done. @returns its car */
export async function putFilledSite(database: Database, slug: string, media: readonly string[] = []): Promise<number> {
  await applySite(
    database,
    siteDocument(slug, { hosts: [`www.${slug}.example`], enquiry: { consentText: `${slug} may write to you.` } }),
  );
  const car = await putCar(database, slug, `used-${slug}-car`);
  const { db } = database;
  const now = new Date();
  await db
    .update(schema.cars)
    .set({
      data: {
        slug: `used-${slug}-car`,
        path: `/cars/used-${slug}-car`,
        name: "2021 Mazda CX-5",
        make: "Mazda",
        model: "CX-5",
        car_type: "used",
        status: "in_stock",
        images: media.map((url) => ({ image: { url } })),
      },
    })
    .where(eq(schema.cars.id, car));
  await db.insert(schema.carPrices).values({ carId: car, price: 34990, source: slug, offeredAt: now });
  await db
    .insert(schema.carViews)
    .values({ carId: car, day: now.toISOString().slice(0, 10), sessionHash: "a session" });
  await db.insert(schema.carViewTotals).values({ carId: car, views: 7 });
  await db
    .insert(schema.phoneReveals)
    .values({ siteSlug: slug, number: "dealer", sessionHash: "a session", createdAt: now });
  await db.insert(schema.analyticsEvents).values({ siteSlug: slug, eventId: 1, carId: String(car) });
  const [tradeIn] = await db
    .insert(schema.tradeIns)
    .values({
      siteSlug: slug,
      car: { make: "Mazda", model: "CX-5", year: 2019, km: 60_000, rego: "ABC123" },
      carId: car,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await db.insert(schema.tradeInPhotos).values({
    siteSlug: slug,
    tradeInId: tradeIn?.id ?? "",
    sentHash: "a hash",
    jpeg: Buffer.from("a photo"),
    width: 4,
    height: 3,
    createdAt: now,
  });
  await db
    .insert(schema.apiKeys)
    .values({ siteSlug: slug, name: "A lender", keyHash: `hash of ${slug}`, may: ["quotes"], createdAt: now });
  await putReservation(database, slug, car);
  await db.insert(schema.stockImports).values({ siteSlug: slug, source: "yard", fileName: "stock.csv" });
  await db
    .insert(schema.platformVersions)
    .values({ key: `stock:${slug}`, value: 3 })
    .onConflictDoNothing();
  for (const shopper of [ana, ben]) await putShopper(database, slug, car, shopper);
  return car;
}

/** A reservation that is over, with its money and a mail. */
async function putReservation({ db }: Database, siteSlug: string, carId: number): Promise<void> {
  const now = new Date();
  const times = { createdAt: now, updatedAt: now };
  const [payment] = await db
    .insert(schema.payments)
    .values({
      siteSlug,
      kind: "deposit",
      state: "refunded",
      cents: 50_000,
      currency: "AUD",
      provider: "sandbox",
      ...times,
    })
    .returning();
  const paymentId = payment?.id ?? "";
  const money = { paymentId, currency: "AUD" };
  await db.insert(schema.ledgerEntries).values([
    { ...money, cents: 50_000, providerRef: "in", at: now, notedAt: now },
    { ...money, cents: -50_000, providerRef: "back", at: now, notedAt: now },
  ]);
  await db.insert(schema.sandboxPayments).values({
    ref: `sandbox_${paymentId}`,
    ...money,
    cents: 50_000,
    description: "Deposit",
    returnUrl: "/",
    createdAt: now,
  });
  await db.insert(schema.reservations).values({
    siteSlug,
    carId,
    paymentId,
    state: "released",
    until: now,
    hours: 72,
    isRefundable: true,
    endReason: "time_over",
    secretHash: "a hash",
    ...times,
  });
  const [invoice] = await db
    .insert(schema.payments)
    .values({
      siteSlug,
      kind: "invoice",
      state: "paid",
      cents: 25_000,
      currency: "AUD",
      provider: "sandbox",
      ...times,
    })
    .returning();
  await db.insert(schema.invoicePayments).values({
    paymentId: invoice?.id ?? "",
    siteSlug,
    reference: "INV-1042",
    until: now,
    secretHash: "a hash",
    createdAt: now,
  });
  await db
    .insert(schema.purchases)
    .values({ siteSlug, carId, until: new Date(now.getTime() + 1e9), secretHash: "a hash", ...times });
  await db.insert(schema.mails).values({
    siteSlug,
    kind: "reservation_paid",
    about: paymentId,
    recipient: "sales@example.com",
    content: {},
    state: "sent",
    nextAttemptAt: now,
    createdAt: now,
  });
}

/** A lead with its done delivery. */
export async function putLead(
  database: Database,
  slug: string,
  { typed, email }: TestShopper,
  more: Partial<typeof schema.leads.$inferInsert> = {},
  state: "delivered" | "waiting" = "delivered",
): Promise<string> {
  const payload = {
    category: "General Enquiry",
    name: "Somebody",
    phone: typed,
    email,
    opt_in: true,
    terms_conditions: false,
    ...more.payload,
  };
  const [lead] = await database.db
    .insert(schema.leads)
    .values({ siteSlug: slug, idempotencyKey: randomUUID(), bodyHash: randomUUID(), ...more, payload })
    .returning();
  if (!lead) throw new Error("The lead was not stored.");
  await database.db
    .insert(schema.leadDeliveries)
    .values({ leadId: lead.id, destination: "crm", state, attempts: state === "delivered" ? 1 : 0 });
  return lead.id;
}

async function putShopper(database: Database, slug: string, carId: number, shopper: TestShopper): Promise<void> {
  const { db } = database;
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000 * (shopper === ana ? 1 : 2));
  await putLead(database, slug, shopper);
  // A lead with the number alone, written otherwise, and one with the address alone.
  await putLead(database, slug, shopper, {
    payload: { phone: shopper.phone.replace("+", "00"), email: undefined, opt_in: false },
  });
  const booked = await putLead(database, slug, shopper, {
    payload: { phone: undefined, email: shopper.email.toLowerCase(), terms_conditions: true },
  });
  await db.insert(schema.appointments).values({
    siteSlug: slug,
    locationId: "1",
    startsAt: later,
    endsAt: new Date(later.getTime() + 3_600_000),
    place: 1,
    carId,
    leadId: booked,
    createdAt: now,
  });
  const layer = `site:${slug}`;
  const record = { title: "About us", body: "Here." };
  await db
    .insert(schema.contentRecords)
    .values({ layer, kind: "page", slug: "about-us", record })
    .onConflictDoNothing();
  await db
    .insert(schema.contentHistory)
    .values({ layer, version: 1, records: { page: { "about-us": record } } })
    .onConflictDoNothing();
  await db.insert(schema.openLeads).values({ leadId: booked, secretHash: "a secret", updatedAt: now });
  await db.insert(schema.leadSteps).values({
    leadId: booked,
    fields: { appointment: { confirmed_at: now.toISOString() } },
    createdAt: now,
  });
  const [user] = await db
    .insert(schema.users)
    .values({ siteSlug: slug, phone: shopper.phone, email: shopper.email, firstName: "Somebody" })
    .returning();
  const userId = user?.id ?? "";
  await db
    .insert(schema.userSessions)
    .values({ tokenHash: randomUUID(), siteSlug: slug, userId, createdAt: now, expiresAt: later });
  await db.insert(schema.watchlistCars).values({ userId, carId: String(carId) });
  await putAlerts(database, slug, userId, carId, shopper);
  await db.insert(schema.verifications).values({ websiteSlug: slug, verificationType: "verify", userId });
  await db.insert(schema.verificationCodes).values({
    siteSlug: slug,
    phone: shopper.phone,
    codeHash: "a code",
    profile: { email: shopper.email },
    createdAt: now,
    expiresAt: later,
  });
  await db.insert(schema.spinTurns).values({
    siteSlug: slug,
    promotion: "spring",
    phoneHash: `hash of ${shopper === ana ? "one" : "another"}`,
    drawn: 0.5,
    leadId: booked,
    createdAt: now,
  });
  const finance = await putLead(database, slug, shopper, {
    payload: { category: "Finance Enquiry", subscribe: true, opt_in: false },
  });
  await db.insert(schema.financeEnquiries).values({
    siteSlug: slug,
    idempotencyKey: randomUUID(),
    bodyHash: randomUUID(),
    payload: {},
    userId,
    leadId: finance,
    customerState: "created",
    nextAttemptAt: now,
    createdAt: now,
  });
}

/** Somebody who waits for cars, with a message on its way and the mail that asked for the address. */
async function putAlerts(
  { db }: Database,
  siteSlug: string,
  userId: string,
  carId: number,
  { email }: TestShopper,
): Promise<void> {
  const now = new Date();
  const of = { siteSlug, userId };
  await db.insert(schema.alertAddresses).values({ ...of, email: email.toLowerCase(), confirmedAt: now });
  const settings = { channel: "mail", origin: "http://dealer.localhost", createdAt: now, updatedAt: now } as const;
  const [saved] = await db
    .insert(schema.alertSubscriptions)
    .values({ ...of, ...settings, name: "My search", search: "make=Mazda", kinds: ["new_match"] })
    .returning();
  const [message] = await db
    .insert(schema.alertMessages)
    // Not before a server of the tests is gone.
    .values({ ...of, channel: "mail", nextAttemptAt: new Date(now.getTime() + 1e10), createdAt: now })
    .returning();
  await db.insert(schema.alerts).values({
    ...of,
    subscriptionId: saved?.id ?? "",
    messageId: message?.id ?? "",
    kind: "new_match",
    cars: [{ id: carId }],
    count: 1,
    createdAt: now,
  });
  await db
    .insert(schema.alertCarStates)
    .values({ carId, siteSlug, availability: "for_sale", price: 34990 })
    .onConflictDoNothing();
  await db.insert(schema.mails).values({
    siteSlug,
    kind: "alert_confirm",
    about: `${userId} 2026-11-25`,
    recipient: email.toLowerCase(),
    content: {},
    state: "sent",
    nextAttemptAt: now,
    createdAt: now,
  });
}

/** Every row of every table as text, by table, in a stable order; those that match the pattern, or all. */
export async function rowTexts(database: Database, pattern = ""): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const name of tables.map(getTableName)) {
    const rows = await database.sql<
      { text: string }[]
    >`select t::text as text from ${sql.identifier(name)} t where t::text ~* ${pattern} order by 1`;
    if (rows.length > 0) found[name] = rows.map(({ text }) => text);
  }
  return found;
}
