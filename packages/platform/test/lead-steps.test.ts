import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openServiceBookingSchema, saveServiceBookingSchema } from "@forecourt/api";
import { leadInputSchema } from "@forecourt/core/schemas";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookTestDrive } from "../src/domain/bookings/book-test-drive.ts";
import { cancelTestDriveIn } from "../src/domain/bookings/cancel-test-drive.ts";
import { confirmTestDrive, confirmToken } from "../src/domain/bookings/confirm-test-drive.ts";
import { openBooking } from "../src/domain/bookings/open-booking.ts";
import { saveBooking } from "../src/domain/bookings/save-booking.ts";
import { exportLeads } from "../src/domain/leads/export-leads.ts";
import { listLeads } from "../src/domain/leads/list-leads.ts";
import { eraseShopper } from "../src/domain/removal/erase-shopper.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { isKnownContact } from "../src/domain/shoppers/known-contact.ts";
import { migrationsFolder } from "../src/records/migrate-database.ts";
import type { Database } from "../src/records/open-database.ts";
import { claimDeliveries } from "../src/workers/claim-deliveries.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

/** Friday, 20 November 2026, 9 am in Sydney. */
const now = new Date("2026-11-19T22:00:00Z");
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open" as const, open: "09:00", close: "12:00" }));
const yard: Partial<SiteDocumentInput> = {
  locations: siteDocument("x").locations.map((location) => ({ ...location, contact_detail: { opening_hours: hours } })),
};
const { site } = parsedSite("north", yard);
const keys = openIdentityKeys("", { FORECOURT_SECRET: "s".repeat(32) });

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north", yard));
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from lead_deliveries`;
  await database.sql`delete from leads`;
});

/** The rows of the leads, every column of them, as text. */
const rows = async () =>
  (await database.sql<{ text: string }[]>`select leads::text as text from leads order by id`).map(({ text }) => text);
const stands = async () => (await listLeads(database))[0]?.payload;

async function held() {
  const [place] = site.locations;
  if (!place) throw new Error("no place");
  return bookTestDrive(database, {
    site,
    place,
    car: undefined,
    lead: leadInputSchema.parse({ name: "Ana", phone: "0412 345 678" }),
    startsAt: new Date("2026-11-22T22:00:00Z"),
    origin: "https://north.example",
    confirmUrl: (id) => `https://north.example/my-test-drive?booking=${id}`,
    idempotencyKey: undefined,
    routeLead: () => ["crm"],
    now,
  });
}

async function opened(fields: Record<string, unknown> = {}) {
  return openBooking(database, {
    site,
    fields: openServiceBookingSchema.parse({ name: "Ana", phone: "0412 345 678", opt_in: true, ...fields }),
    idempotencyKey: undefined,
    routeLead: () => ["crm"],
    now,
  });
}
const save = ({ leadId, token }: { leadId: string; token: string }, fields: Record<string, unknown>) =>
  saveBooking(database, { site, leadId, body: saveServiceBookingSchema.parse({ token, ...fields }), now });
const last = {
  "Vehicle Make": "Mazda",
  "Vehicle Model": "CX-5",
  "Preferred Service Date": "2026-11-30",
  lead_status: "Complete",
  form_completed: true,
};

describe("what arrived", () => {
  it("stays byte for byte as it arrived when its test drive is confirmed and cancelled", async () => {
    const { appointment_id: id } = await held();
    const before = await rows();
    const token = confirmToken(keys, id);
    expect(
      await confirmTestDrive(database, keys, {
        site,
        origin: "https://north.example",
        id,
        userId: undefined,
        token,
        now,
      }),
    ).toBe(true);
    await database.db.transaction((tx) => cancelTestDriveIn(tx, { siteSlug: "north", id, now }));
    expect(await rows()).toEqual(before);
    const appointment = { starts_at: "2026-11-22T22:00:00.000Z", location_id: "1" };
    const becameKnown = { confirmed_at: now.toISOString(), cancelled_at: now.toISOString() };
    expect(before.join()).not.toContain("cancelled_at");
    expect(await stands()).toMatchObject({ name: "Ana", appointment: { ...appointment, ...becameKnown } });
  });

  it("stays byte for byte as it arrived while its service booking goes on, and its steps are kept in their order", async () => {
    const booking = await opened();
    const before = await rows();
    await save(booking, { "Vehicle Make": "Kia", Comments: "Squeaks" });
    await save(booking, last);
    expect(await rows()).toEqual(before);
    expect(await stands()).toMatchObject({ ...last, name: "Ana", Comments: "Squeaks", "Vehicle Make": "Mazda" });
    expect(await database.sql`select fields->>'Vehicle Make' as make from lead_steps order by id`).toEqual([
      { make: "Kia" },
      { make: "Mazda" },
    ]);
  });

  it("loses no step of two that are taken in one moment", async () => {
    const booking = await opened();
    await Promise.all([save(booking, { "Vehicle Make": "Kia" }), save(booking, { Comments: "Squeaks" })]);
    expect(await stands()).toMatchObject({ "Vehicle Make": "Kia", Comments: "Squeaks" });
  });
});

describe("a booking that somebody fills in without end", () => {
  it("takes 200 steps and no more", async () => {
    const booking = await opened();
    await database.sql`
      insert into lead_steps (lead_id, fields, created_at) select ${booking.leadId}, '{"Comments":"Squeaks"}', ${now.toISOString()}::timestamptz from generate_series(1, 199)`;
    await save(booking, { Comments: "Rattles" });
    await expect(save(booking, { Comments: "Hums" })).rejects.toMatchObject({ code: "lead_unknown" });
    expect(await stands()).toMatchObject({ Comments: "Rattles" });
  });
});

describe("a booking of a shopper who is erased meanwhile", () => {
  it("is changed first or gone first: neither waits for one who waits for it", async () => {
    const all = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const phone = `+614123456${10 + index}`;
        return { phone, booking: await opened({ phone }) };
      }),
    );
    const done = await Promise.allSettled(
      all.flatMap(({ phone, booking }): Promise<unknown>[] => [
        save(booking, { "Vehicle Make": "Kia" }),
        eraseShopper({ database, keys, site, contact: { phone } }),
      ]),
    );
    const refused = done.flatMap((one) => (one.status === "rejected" ? [(one.reason as { code?: string }).code] : []));
    expect(refused.filter((code) => code !== "lead_unknown")).toEqual([]);
    expect(await database.sql`select 1 from leads`).toHaveLength(0);
  });
});

describe("whoever reads a lead", () => {
  it("has it as it stands: list, export and destinations", async () => {
    const booking = await opened();
    await save(booking, last);
    let text = "";
    for await (const part of exportLeads(database, { format: "jsonl" })) text += part;
    const [claimed] = await claimDeliveries(database, { busy: [], max: 8 }, now);
    for (const read of [await stands(), JSON.parse(text), claimed?.payload])
      expect(read).toMatchObject({ name: "Ana", "Vehicle Make": "Mazda", lead_status: "Complete" });
  });

  it("knows a shopper by the number of a later step, and erases them with all of it", async () => {
    const booking = await opened();
    await save(booking, { phone: "0498 765 432", opt_in: false });
    expect(await isKnownContact(database, site, "+61498765432")).toBe(true);
    const erased = await eraseShopper({ database, keys, site, contact: { phone: "+61498765432" } });
    expect(erased.goes.filter(({ count }) => count > 0)).toEqual([
      { what: "leads", count: 1 },
      { what: "later steps of leads", count: 1 },
      { what: "deliveries of leads", count: 1 },
      { what: "service bookings", count: 1 },
    ]);
    // The box was unticked in the later step: what stands is no consent.
    expect(erased.stays[0]).toMatchObject({ what: "proof of consent", count: 0 });
    expect(await database.sql`select 1 from lead_steps`).toHaveLength(0);
  });
});

describe("leads of an earlier version", () => {
  const migration = readFileSync(join(migrationsFolder(), "0008_lead_steps.sql"), "utf8");
  const statements = migration.split("--> statement-breakpoint").filter((part) => /^\s*(INSERT|UPDATE)/.test(part));

  it("keep what they say, with what came later in a step", async () => {
    const later = new Date(now.getTime() + 60_000).toISOString();
    const appointment = { starts_at: "2026-11-22T22:00:00.000Z", local_time: "Monday" };
    const drive = { category: "Test Drive", appointment: { ...appointment, held_until: later, cancelled_at: later } };
    const service = { category: "Service Booking", name: "Ana", ...last };
    const enquiry = { category: "Vehicle Enquiry", location: "1", message: "Hi" };
    for (const payload of [drive, service, enquiry])
      await database.sql`insert into leads (site_slug, body_hash, payload, created_at) values ('north', 'x', ${JSON.stringify(payload)}::jsonb, ${now.toISOString()}::timestamptz)`;
    await database.sql`insert into open_leads (lead_id, secret_hash, updated_at) select id, 'x', ${later}::timestamptz from leads where payload->>'category' = 'Service Booking'`;
    const before = (await listLeads(database)).map(({ id, payload }) => ({ id, payload }));
    for (const statement of statements) await database.pool.query(statement);
    expect((await listLeads(database)).map(({ id, payload }) => ({ id, payload }))).toEqual(before);
    const arrived = await database.sql<
      { payload: Record<string, unknown> }[]
    >`select payload from leads order by payload->>'category'`;
    expect(arrived.map(({ payload }) => payload)).toEqual([
      { category: "Service Booking", name: "Ana", lead_status: "Incomplete", form_completed: false },
      { category: "Test Drive", appointment },
      enquiry,
    ]);
    expect(await database.sql`select created_at from lead_steps order by id desc limit 1`).toEqual([
      { created_at: new Date(later) },
    ]);
  });
});
