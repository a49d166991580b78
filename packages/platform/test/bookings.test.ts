import { openServiceBookingSchema, saveServiceBookingSchema } from "@forecourt/api";
import { leadInputSchema } from "@forecourt/core/schemas";
import type { Lead, Site, SiteDocumentInput } from "@forecourt/core/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ConflictError } from "../src/base/errors/domain-error.ts";
import { bookTestDrive } from "../src/domain/bookings/book-test-drive.ts";
import type { TestDriveBooking } from "../src/domain/bookings/book-test-drive.ts";
import { confirmTestDrive, confirmToken } from "../src/domain/bookings/confirm-test-drive.ts";
import { cancelForShopper } from "../src/domain/bookings/cancel-for-shopper.ts";
import { cancelTestDriveIn } from "../src/domain/bookings/cancel-test-drive.ts";
import { readSlots } from "../src/domain/bookings/read-slots.ts";
import { readTestDrive } from "../src/domain/bookings/read-test-drive.ts";
import { testDrivePlace } from "../src/domain/bookings/test-drive-place.ts";
import { findCar } from "../src/domain/stock/find-car.ts";
import { leadFieldsInSql } from "../src/domain/leads/lead-steps.ts";
import type { Database } from "../src/records/open-database.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { openBooking } from "../src/domain/bookings/open-booking.ts";
import { saveBooking } from "../src/domain/bookings/save-booking.ts";
import { parsedSite, putCar, putSite, siteDocument } from "./http-fixtures.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { openYard, yardFile, yardMapping } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

/** Friday, 20 November 2026, 9 am in Sydney. */
const now = new Date("2026-11-19T22:00:00Z");
const monday9am = "2026-11-22T22:00:00.000Z";
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open" as const, open: "09:00", close: "12:00" }));
const yard: Partial<SiteDocumentInput> = {
  locations: siteDocument("x").locations.map((location) => ({ ...location, contact_detail: { opening_hours: hours } })),
};

let database: Database;
let carId = 0;
/** A shopper of "north" who is signed in. */
let userId = "";
beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north", yard));
  await putSite(database, siteDocument("south", yard));
  carId = await putCar(database, "north", "used-north-car");
  const [user] = await database.sql<
    { id: string }[]
  >`insert into users (site_slug, phone) values ('north', '+61400000001') returning id`;
  userId = user?.id ?? "";
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`delete from lead_deliveries`;
  await database.sql`delete from leads`;
});

const siteOf = (more: Partial<SiteDocumentInput> = {}): Site => parsedSite("north", { ...yard, ...more }).site;
const keys = openIdentityKeys("", { FORECOURT_SECRET: "s".repeat(32) });
const lead: Lead = leadInputSchema.parse({ name: "Ada", email: "ada@example.com" });

function book(more: Partial<TestDriveBooking> = {}) {
  const site = more.site ?? siteOf();
  const place = testDrivePlace(site, {});
  if (!place) throw new Error("no place");
  return bookTestDrive(database, {
    site,
    place,
    car: undefined,
    lead,
    startsAt: new Date(monday9am),
    userId,
    origin: "https://north.example",
    confirmUrl,
    idempotencyKey: undefined,
    routeLead: () => ["crm"],
    now,
    ...more,
  });
}
const confirmUrl = (id: string) =>
  `https://north.example/my-test-drive?booking=${id}&confirm=${confirmToken(keys, id)}`;
const count = async () => ({
  leads: (await database.sql`select 1 from leads`).length,
  appointments: (await database.sql`select 1 from appointments`).length,
  deliveries: (await database.sql`select 1 from lead_deliveries`).length,
});

const vin = "JM0KF2W7A00123457";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** A yard of two cars, of which the one with the VIN is booked for test drives. */
async function yardWithDrives(slug: string, more: Partial<SiteDocumentInput>) {
  const made = await openYard(database, slug, { ...yard, ...more });
  await made.import(yardFile({ stock: "A1", vin }, { stock: "A2" }), { now: later(-60) });
  const carOf = async () => {
    const found = (await made.cars()).find(({ data }) => data["stocknum"] === "A1");
    if (!found) throw new Error("no car");
    return findCar(database, made.site, found.slug, now);
  };
  const [user] = await database.sql<{ id: string }[]>`
    insert into users (site_slug, phone) values (${slug}, '+61400000001') returning id`;
  const drive = async (booking: Partial<TestDriveBooking> = {}) =>
    (await book({ site: made.site, car: (await carOf()).car, userId: user?.id, ...booking })).appointment_id;
  const told = () => database.sql<{ recipient: string; subject: string; text: string }[]>`
    select recipient, content->>'subject' as subject, content->>'text' as text from mails
    where site_slug = ${slug} and kind = 'test_drive_car_sold'`;
  return { yard: made, carOf, drive, told };
}

/** A car that a shopper has reserved. */
async function reserveCar({ siteSlug, carId, lead: { email, name } }: { siteSlug: string; carId: number; lead: Lead }) {
  const [stored] = await database.sql<{ id: string }[]>`
    insert into leads (site_slug, body_hash, payload) values (${siteSlug}, 'hash', ${JSON.stringify({ email, name })}::text::jsonb) returning id`;
  const [payment] = await database.sql<{ id: string }[]>`
    insert into payments (site_slug, kind, state, cents, currency, provider, created_at, updated_at)
    values (${siteSlug}, 'deposit', 'paid', 50000, 'AUD', 'sandbox', ${now}, ${now}) returning id`;
  await database.sql`
    insert into reservations (site_slug, car_id, state, until, hours, is_refundable, payment_id, lead_id, secret_hash, created_at, updated_at)
    values (${siteSlug}, ${carId}, 'reserved', ${later(3000)}, 72, true, ${payment?.id ?? ""}, ${stored?.id ?? ""}, 'hash', ${now}, ${now})`;
}

describe("test drive", () => {
  it("offers the free times of the location, day by day", async () => {
    const site = siteOf();
    const place = testDrivePlace(site, {});
    if (!place) throw new Error("no place");
    const offered = await readSlots(database, { site, place, carId: undefined, now });
    expect(offered).toMatchObject({ location_id: "1", time_zone: "Australia/Sydney", slot_minutes: 60 });
    expect(offered.days[0]).toEqual({
      date: "2026-11-23",
      label: "Monday, 23 November",
      slots: [
        { starts_at: monday9am, label: "9:00 am" },
        { starts_at: "2026-11-22T23:00:00.000Z", label: "10:00 am" },
        { starts_at: "2026-11-23T00:00:00.000Z", label: "11:00 am" },
      ],
    });
    await book();
    expect(
      (await readSlots(database, { site, place, carId: undefined, now })).days[0]?.slots.map(({ label }) => label),
    ).toEqual(["10:00 am", "11:00 am"]);
  });

  it("is booked, told and mailed by the clocks of its place, where they are not the site's", async () => {
    const [first] = yard.locations ?? [];
    const site = siteOf({ locations: first ? [{ ...first, time_zone: "Australia/Perth" }] : [] });
    const place = testDrivePlace(site, {});
    if (!place) throw new Error("no place");
    const offered = await readSlots(database, { site, place, carId: undefined, now });
    const nine = { starts_at: "2026-11-23T01:00:00.000Z", label: "9:00 am" };
    expect(offered).toMatchObject({ time_zone: "Australia/Perth" });
    expect(offered.days.find(({ date }) => date === "2026-11-23")?.slots[0]).toEqual(nine);
    const booked = await book({ site, startsAt: new Date(nine.starts_at) });
    const told = { label: "Monday, 23 November at 9:00 am" };
    expect(booked).toMatchObject(told);
    expect(await readTestDrive(database, { site, id: booked.appointment_id, now })).toMatchObject({
      ...told,
      time_zone: "Australia/Perth",
    });
    const [stored] = await database.sql`select payload->'appointment' as appointment from leads`;
    expect(stored?.["appointment"]).toMatchObject({ time_zone: "Australia/Perth", local_time: told.label });
  });

  it("stores the lead, its delivery and the appointment together, with day and time in words", async () => {
    const answer = await book();
    expect(answer).toMatchObject({
      starts_at: monday9am,
      ends_at: "2026-11-22T23:00:00.000Z",
      label: "Monday, 23 November at 9:00 am",
      location_id: "1",
      event_id: 48,
    });
    expect(await count()).toEqual({ leads: 1, appointments: 1, deliveries: 1 });
    const [stored] = await database.sql`select payload from leads where id = ${answer.lead_id}`;
    expect(stored?.["payload"]).toMatchObject({
      category: "Test Drive",
      subcategory: "Test Drive",
      appointment: { starts_at: monday9am, local_time: "Monday, 23 November at 9:00 am" },
    });
  });

  it("is mailed to its shopper: held with the link that confirms it, and booked with a calendar entry, by whomever it is confirmed", async () => {
    const sent = async () =>
      (
        await database.sql<
          { kind: string; content: { subject: string; text: string; calendar?: { content: string } } }[]
        >`select kind, content from mails order by kind desc`
      ).map(({ kind, content }) => ({ kind, ...content }));
    const { appointment_id: id } = await book({ userId: undefined });
    const [held] = await sent();
    expect(held).toMatchObject({
      kind: "test_drive_held",
      subject: "Confirm your test drive: Monday, 23 November at 9:00 am",
    });
    expect(held?.text).toContain("Hello Ada,");
    expect(held?.text).toContain("Where: Main yard, 1 High Street, Parramatta NSW 2150");
    expect(held?.text).toContain(`Confirm, change or cancel: https://north.example/my-test-drive?booking=${id}`);
    expect(held?.text).not.toContain("confirm=");
    expect(held?.calendar).toBeUndefined();
    const token = confirmToken(keys, id);
    await confirmTestDrive(database, keys, {
      site: siteOf(),
      origin: "https://north.example",
      id,
      userId: undefined,
      token,
      now,
    });
    const [, booked, ...more] = await sent();
    expect([booked?.kind, more.length]).toEqual(["test_drive_booked", 0]);
    expect(booked?.text).toContain("Your test drive is booked.");
    expect(booked?.calendar?.content).toContain("DTSTART:20261122T220000Z");
  });

  it("is mailed when it is moved and when it is cancelled: the shopper's calendar moves its entry, and takes it out", async () => {
    const origin = "https://north.example";
    const { appointment_id: old } = await book();
    const { appointment_id: id } = await book({ startsAt: new Date("2026-11-22T23:00:00Z"), replaces: old });
    const cancel = () => cancelForShopper(database, { site: siteOf(), id: old, origin, now });
    expect([await cancel(), await cancel()]).toEqual([true, false]);
    const sent = await database.sql<{ subject: string; text: string; entry: string }[]>`
      select content->>'subject' as subject, content->>'text' as text, content->'calendar'->>'content' as entry
      from mails order by content->'calendar'->>'content' like '%METHOD:CANCEL%', about = ${id}`;
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Your test drive: Monday, 23 November at 9:00 am",
      "Your test drive has a new time: Monday, 23 November at 10:00 am",
      "Your test drive is cancelled: Monday, 23 November at 10:00 am",
    ]);
    expect(sent[2]?.text).toContain(`Book again: ${origin}/my-test-drive?booking=${id}`);
    const said = (name: string) => sent.map(({ entry }) => new RegExp(`${name}:(.*)`).exec(entry)?.[1]?.trim());
    expect(new Set(said("UID")).size).toBe(1);
    expect([said("SEQUENCE"), said("METHOD")]).toEqual([
      ["0", "2", "3"],
      ["PUBLISH", "PUBLISH", "CANCEL"],
    ]);
  });

  it("is cancelled without a mail where nobody had confirmed it: its address may be a stranger's", async () => {
    const { appointment_id: id } = await book({ userId: undefined });
    await cancelForShopper(database, { site: siteOf(), id, origin: "https://north.example", now });
    expect(await database.sql`select kind from mails`).toEqual([{ kind: "test_drive_held" }]);
  });

  it("mails an address five held drives a day at most, however it is written: whoever books may give a stranger's", async () => {
    for (let times = 0; times < 7; times += 1) {
      const email = times % 2 === 0 ? "ada@example.com" : "Ada@Example.com";
      const { appointment_id: id } = await book({ userId: undefined, lead: { ...lead, email } });
      await database.db.transaction((tx) => cancelTestDriveIn(tx, { siteSlug: "north", id, now }));
    }
    expect(await database.sql`select 1 from mails where kind = 'test_drive_held'`).toHaveLength(5);
  });

  it("is given to one of many who want the same time in the same moment, and leaves nothing of the others", async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => book()));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as ConflictError] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 11 }, () => "slot_taken"));
    expect(await count()).toEqual({ leads: 1, appointments: 1, deliveries: 1 });
  });

  it("is given to as many as the location takes, but each car to one", async () => {
    const site = siteOf({ appointments: { perSlot: 3 } });
    const { car } = await findCar(database, site, "used-north-car", now);
    expect(car.id).toBe(String(carId));
    const results = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => book({ site, car })),
      ...Array.from({ length: 4 }, () => book({ site })),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(
      (await database.sql`select place from appointments order by place`).map((row) => Number(row["place"])),
    ).toEqual([1, 2, 3]);
    expect((await database.sql`select 1 from appointments where car_id = ${carId}`).length).toBeLessThanOrEqual(1);
  });

  it("does not overlap a longer one from before the site changed its times", async () => {
    await book({ site: siteOf({ appointments: { slotMinutes: 120 } }) });
    const site = siteOf({ appointments: { slotMinutes: 30 } });
    await expect(book({ site, startsAt: new Date("2026-11-22T23:30:00Z") })).rejects.toMatchObject({
      code: "slot_taken",
    });
    await expect(book({ site, startsAt: new Date("2026-11-23T00:00:00Z") })).resolves.toBeDefined();
  });

  it.each([
    ["outside the hours", "2026-11-22T20:00:00Z"],
    ["between two times", "2026-11-22T22:10:00Z"],
    ["sooner than the dealer can", "2026-11-19T23:00:00Z"],
    ["further ahead than the site books", "2027-11-22T22:00:00Z"],
  ])("is refused %s, and no lead is left behind", async (_, startsAt) => {
    await expect(book({ startsAt: new Date(startsAt) })).rejects.toMatchObject({
      code: "fields_invalid",
      fields: [{ path: "starts_at" }],
    });
    expect(await count()).toEqual({ leads: 0, appointments: 0, deliveries: 0 });
  });

  it("is booked once, however often the same request arrives", async () => {
    const first = await book({ idempotencyKey: "k1" });
    const again = await Promise.all([
      book({ idempotencyKey: "k1" }),
      book({ idempotencyKey: "k1", now: new Date(now.getTime() + 60_000) }),
    ]);
    for (const answer of again) expect(answer).toEqual(first);
    expect(await count()).toEqual({ leads: 1, appointments: 1, deliveries: 1 });
  });
});

describe("a booked test drive", () => {
  const read = (id: string, more: { site?: Site; now?: Date } = {}) =>
    readTestDrive(database, { site: siteOf(), id, now, ...more });
  const cancel = (id: string, siteSlug = "north", at = now) =>
    database.db.transaction((tx) => cancelTestDriveIn(tx, { siteSlug, id, now: at }));
  const afterwards = new Date(Date.parse(monday9am) + 1);

  it("can be read by whoever has its id, with nothing of who", async () => {
    const { car } = await findCar(database, siteOf(), "used-north-car", now);
    const { appointment_id: id } = await book({ car });
    const drive = await read(id);
    expect(drive).toMatchObject({
      starts_at: monday9am,
      label: "Monday, 23 November at 9:00 am",
      location_id: "1",
      car: { id: String(carId), path: car.path },
      state: "booked",
    });
    expect(JSON.stringify(drive)).not.toMatch(/Ada|example\.com/);
    expect((await read(id, { now: afterwards })).state).toBe("past");
    await expect(read(id, { site: parsedSite("south", yard).site })).rejects.toMatchObject({
      code: "test_drive_unknown",
    });
  });

  it("says that its car was sold since", async () => {
    const soldId = await putCar(database, "north", "used-north-sold");
    const { car } = await findCar(database, siteOf(), "used-north-sold", now);
    const { appointment_id: id } = await book({ car });
    expect((await read(id)).car).toMatchObject({ sold: false });
    await database.sql`update cars set data = data || '{"status":"sold"}' where id = ${soldId}`;
    expect(await read(id)).toMatchObject({ state: "booked", car: { sold: true } });
  });

  it("whose car is sold meanwhile is told to its shopper by mail, once, with the way to another car or to cancel", async () => {
    const { yard, drive, told } = await yardWithDrives("yard", { hosts: ["yard.example"] });
    const id = await drive();
    await yard.import(yardFile({ stock: "A1", vin, status: "sold" }, { stock: "A2" }), { now, dryRun: true });
    expect(await told()).toEqual([]);
    for (const minutes of [0, 30])
      await yard.import(yardFile({ stock: "A1", vin, status: "sold" }, { stock: "A2" }), { now: later(minutes) });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: "ada@example.com", subject: "The car of your test drive has been sold" });
    expect(mail?.text).toContain("Hello Ada,");
    expect(mail?.text).toContain("has been sold, so your test drive of it cannot take place");
    expect(mail?.text).toContain("When: Monday, 23 November at 9:00 am");
    expect(mail?.text).toContain(
      `Choose another car or cancel: https://yard.example/my-test-drive?booking=${id}\n\nSee similar cars: https://yard.example/cars/`,
    );
    expect(mail?.text).toContain("call 02 9000 0000");
    yard.remove();
  });

  it("whose car was sold is told in the words of the site, and without links where it has no host", async () => {
    const { yard, drive, told } = await yardWithDrives("vans", {
      search: { vehicleType: "caravans" },
      enquiry: { testDriveName: "walk-through" },
    });
    await drive();
    await yard.import(yardFile({ stock: "A2" }), { now, force: true });
    const [mail] = await told();
    expect(mail?.subject).toBe("The caravan of your walk-through has been sold");
    expect(mail?.text).toContain("so your walk-through of it cannot take place");
    expect(mail?.text).toContain("Call us on 02 9000 0000 to choose another caravan");
    expect(mail?.text).not.toMatch(/https?:|test drive|\bcar\b/);
    yard.remove();
  });

  it("whose car was sold is told to nobody who cancelled it, did not confirm it, has had it or is buying the car themselves", async () => {
    const { yard, carOf, drive, told } = await yardWithDrives("quiet", { hosts: ["quiet.example"] });
    const cancelled = await drive();
    await database.db.transaction((tx) => cancelTestDriveIn(tx, { siteSlug: "quiet", id: cancelled, now }));
    const held = await drive({ userId: undefined });
    await database.sql`update appointments set released_at = ${now} where id = ${held}`;
    await drive({ userId: undefined, startsAt: new Date("2026-11-23T00:00:00Z") });
    const past = await drive({ startsAt: new Date("2026-11-22T23:00:00Z") });
    await database.sql`update appointments set starts_at = ${later(-60)}, ends_at = ${now} where id = ${past}`;
    const buying = { ...lead, email: "Bea@example.com" };
    await drive({ lead: { ...buying, email: "bea@example.com" } });
    await reserveCar({ siteSlug: "quiet", carId: (await carOf()).id, lead: buying });
    await yard.import(yardFile({ stock: "A1", vin, status: "sold" }, { stock: "A2" }), { now });
    expect(await told()).toEqual([]);
    yard.remove();
  });

  it("whose car was sold can be of another car at the same time, which its own page offers", async () => {
    const { yard, carOf, drive } = await yardWithDrives("again", { hosts: ["again.example"] });
    const id = await drive();
    const place = testDrivePlace(yard.site, {});
    if (!place) throw new Error("no place");
    const firstOffered = async (asked: { carId?: number; replaces?: string }) =>
      (await readSlots(database, { site: yard.site, place, carId: undefined, ...asked, now })).days[0]?.slots[0]?.label;
    expect(await firstOffered({})).toBe("10:00 am");
    // To move it is to choose another time, or another car.
    expect(await firstOffered({ carId: (await carOf()).id, replaces: id })).toBe("10:00 am");
    expect(await firstOffered({ replaces: id })).toBe("9:00 am");
    expect(await firstOffered({ replaces: "00000000-0000-4000-8000-000000000000" })).toBe("10:00 am");
    const other = (await yard.cars()).find(({ data }) => data["stocknum"] === "A2");
    const { car } = await findCar(database, yard.site, other?.slug ?? "", now);
    const again = await drive({ car, replaces: id });
    expect(await readTestDrive(database, { site: yard.site, id, now })).toMatchObject({ moved_to: again });
    const sent = await database.sql<{ subject: string }[]>`
      select content->>'subject' as subject from mails where site_slug = 'again' order by id`;
    expect(sent.map(({ subject }) => subject)).toEqual([
      "Your test drive: Monday, 23 November at 9:00 am",
      "Your test drive: Monday, 23 November at 9:00 am",
    ]);
    yard.remove();
  });

  it("of a car that moved to another feed of the site is of the car there: nobody is told that it was sold", async () => {
    const { yard, drive, told } = await yardWithDrives("moved", { hosts: ["moved.example"] });
    const id = await drive();
    const other = { mapping: parseMapping({ ...yardMapping, name: "other" }, "other"), force: true };
    await yard.import(yardFile({ stock: "B1", vin }), { ...other, now: later(10) });
    await yard.import(yardFile({ stock: "A2" }), { now: later(20), force: true });
    const there = (await yard.cars()).find(({ data }) => data["stocknum"] === "B1");
    expect(await told()).toEqual([]);
    expect((await readTestDrive(database, { site: yard.site, id, now })).car).toMatchObject({
      id: there?.id,
      sold: false,
    });
    await yard.import(yardFile({ stock: "B1", vin, status: "sold" }), { ...other, now: later(30) });
    expect(await told()).toHaveLength(1);
    expect((await readTestDrive(database, { site: yard.site, id, now })).car).toMatchObject({ sold: true });
    yard.remove();
  });

  it("is cancelled once: its time is free again, and the dealer gets the lead again with when", async () => {
    const { appointment_id: id } = await book();
    await database.sql`update lead_deliveries set state = 'delivered', attempts = 1, delivered_at = now()`;
    await expect(book()).rejects.toMatchObject({ code: "slot_taken" });
    expect(await cancel(id)).toMatchObject({ confirmedBy: userId });
    expect((await read(id)).state).toBe("cancelled");
    const [row] =
      await database.sql`select ${leadFieldsInSql} as payload, d.state from leads join lead_deliveries d on d.lead_id = leads.id`;
    expect(row).toMatchObject({
      state: "waiting",
      payload: { name: "Ada", appointment: { starts_at: monday9am, cancelled_at: now.toISOString() } },
    });
    await database.sql`update lead_deliveries set state = 'delivered'`;
    expect(await cancel(id)).toBeUndefined();
    expect(await database.sql`select 1 from lead_deliveries where state = 'waiting'`).toHaveLength(0);
    await expect(book()).resolves.toMatchObject({ starts_at: monday9am });
  });

  it("is cancelled by nobody once it has begun, or from another site", async () => {
    const { appointment_id: id } = await book();
    expect([await cancel(id, "south"), await cancel(id, "north", afterwards)]).toEqual([undefined, undefined]);
    expect((await read(id)).state).toBe("booked");
  });

  it("is moved: the new time is taken and the old one free, or nothing changes", async () => {
    const { car } = await findCar(database, siteOf(), "used-north-car", now);
    const first = await book({ car });
    await book({ startsAt: new Date("2026-11-22T23:00:00Z") });
    await expect(
      book({ car, startsAt: new Date("2026-11-22T23:00:00Z"), replaces: first.appointment_id }),
    ).rejects.toMatchObject({ code: "slot_taken" });
    expect((await read(first.appointment_id)).state).toBe("booked");
    const moved = await book({ car, startsAt: new Date("2026-11-23T00:00:00Z"), replaces: first.appointment_id });
    expect([(await read(first.appointment_id)).state, (await read(moved.appointment_id)).state]).toEqual([
      "cancelled",
      "booked",
    ]);
    await expect(book()).resolves.toBeDefined();
  });

  it("is one booking, however often it is moved by an old link: a second browser leaves no second time behind", async () => {
    const times = ["2026-11-23T00:00:00Z", "2026-11-23T22:00:00Z", "2026-11-23T23:00:00Z", "2026-11-24T00:00:00Z"];
    const [first, ...later] = times.map((at) => new Date(at));
    const { appointment_id: old } = await book({ startsAt: first });
    for (const startsAt of later) await book({ startsAt, replaces: old });
    const open = await database.sql<{ id: string; starts_at: Date }[]>`
      select id, starts_at from appointments where cancelled_at is null`;
    expect(open.map(({ starts_at }) => starts_at)).toEqual([later.at(-1)]);
    expect(await read(old)).toMatchObject({ state: "cancelled", moved_to: open[0]?.id });
    expect((await read(open[0]?.id ?? "")).moved_to).toBeNull();
  });

  it("is one booking where two tabs move it in the same moment", async () => {
    const { appointment_id: old } = await book();
    const times = ["2026-11-23T22:00:00Z", "2026-11-23T23:00:00Z", "2026-11-24T00:00:00Z"];
    await Promise.all(times.map((at) => book({ startsAt: new Date(at), replaces: old })));
    expect(await database.sql`select 1 from appointments where cancelled_at is null`).toHaveLength(1);
  });

  it("is cancelled by the link of a time that was moved since, and the dealer reads of both", async () => {
    const { appointment_id: old, lead_id: oldLead } = await book();
    const { appointment_id: id } = await book({ startsAt: new Date("2026-11-22T23:00:00Z"), replaces: old });
    await database.db.transaction((tx) => cancelTestDriveIn(tx, { siteSlug: "north", id: old, now }));
    expect((await read(id)).state).toBe("cancelled");
    const [moved] = await database.sql<{ appointment: object }[]>`
      select fields->'appointment' as appointment from lead_steps where lead_id = ${oldLead} order by id desc limit 1`;
    expect(moved?.appointment).toMatchObject({ moved_to: "Monday, 23 November at 10:00 am" });
  });
});

describe("a test drive that nobody has confirmed", () => {
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const hold = (more: Partial<TestDriveBooking> = {}) => book({ userId: undefined, ...more });
  const confirm = (id: string, by: { userId?: string; token?: string }, at = now) =>
    confirmTestDrive(database, keys, {
      site: siteOf(),
      origin: "https://north.example",
      id,
      userId: by.userId,
      token: by.token,
      now: at,
    });
  const state = async (id: string, at = now) => (await readTestDrive(database, { site: siteOf(), id, now: at })).state;
  const appointmentOf = async (leadId: string) =>
    (
      await database.sql<
        { appointment: Record<string, string> }[]
      >`select ${leadFieldsInSql}->'appointment' as appointment from leads where id = ${leadId}`
    )[0]?.appointment ?? {};

  it("holds its time for fifteen minutes: then others may take it, and the dealer keeps the enquiry", async () => {
    const first = await hold();
    expect(first.held_until).toBe(minutes(15).toISOString());
    expect(await state(first.appointment_id)).toBe("held");
    await expect(book({ now: minutes(14.9) })).rejects.toMatchObject({ code: "slot_taken" });
    const site = siteOf();
    const place = testDrivePlace(site, {});
    if (!place) throw new Error("no place");
    expect(
      (await readSlots(database, { site, place, carId: undefined, now: minutes(15) })).days[0]?.slots[0]?.starts_at,
    ).toBe(monday9am);
    const second = await book({ now: minutes(15) });
    expect(second.held_until).toBeNull();
    expect([await state(first.appointment_id), await state(second.appointment_id)]).toEqual(["released", "booked"]);
    expect(await count()).toEqual({ leads: 2, appointments: 2, deliveries: 2 });
    expect(await confirm(first.appointment_id, { userId }, minutes(16)), "its time is somebody else's").toBe(false);
  });

  it("takes a fifth of a day's times of a site at most, however many ask at once; a shopper who is signed in books beside them", async () => {
    const [yardOne] = yard.locations ?? [];
    if (!yardOne) throw new Error("no yard");
    const site = siteOf({
      appointments: { perSlot: 3 },
      locations: [yardOne, { ...yardOne, id: "2", slug: "other-yard" }],
    });
    const placeOf = (index: number) =>
      testDrivePlace(site, { locationId: index % 2 === 0 ? "1" : "2" }) ?? site.locations[0]!;
    const times = ["2026-11-22T22:00:00Z", "2026-11-22T23:00:00Z", "2026-11-23T00:00:00Z"].map((at) => new Date(at));
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        hold({ site, place: placeOf(index), startsAt: times[index % 3] ?? now }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason as ConflictError] : []));
    expect(refused[0]).toMatchObject({ code: "day_held", retryAfterMs: 900_000 });
    expect(await count(), "of the others nothing is left").toEqual({ leads: 3, appointments: 3, deliveries: 3 });
    await expect(book({ site })).resolves.toMatchObject({ held_until: null });
    await expect(hold({ site, startsAt: new Date("2026-11-23T22:00:00Z") }), "another day").resolves.toBeDefined();
    await expect(hold({ site, now: minutes(15) }), "once those are over").resolves.toBeDefined();
  });

  it("is confirmed by its shopper, signed in, and stays", async () => {
    const { appointment_id: id, lead_id: leadId } = await hold();
    await database.sql`update lead_deliveries set state = 'delivered', attempts = 1`;
    expect(await confirm(id, { userId }, minutes(20)), "late, but nobody took it").toBe(true);
    expect(await appointmentOf(leadId)).toMatchObject({
      starts_at: monday9am,
      confirmed_at: minutes(20).toISOString(),
    });
    expect(
      await database.sql`select 1 from lead_deliveries where state = 'waiting'`,
      "the dealer hears of it",
    ).toHaveLength(1);
    expect(await confirm(id, { userId }, minutes(21))).toBe(false);
    await expect(book({ now: minutes(60) })).rejects.toMatchObject({ code: "slot_taken" });
    expect(await state(id)).toBe("booked");
  });

  it("is confirmed by the dealer with the address in the lead, and by nobody else", async () => {
    const { appointment_id: id, lead_id: leadId } = await hold();
    const other = await hold({ startsAt: new Date("2026-11-23T22:00:00Z") });
    const address = (await appointmentOf(leadId))["confirm_url"] ?? "";
    const token = new URL(address).searchParams.get("confirm") ?? "";
    const wanted = { code: "sign_in_required" };
    await expect(confirm(id, {})).rejects.toMatchObject(wanted);
    await expect(confirm(id, { token: "x".repeat(43) })).rejects.toMatchObject(wanted);
    await expect(confirm(other.appointment_id, { token })).rejects.toMatchObject(wanted);
    expect(await confirm(id, { token })).toBe(true);
    expect(await state(id)).toBe("booked");
  });

  it("is what a shopper gets who has confirmed three already", async () => {
    const startsAt = (index: number) => new Date(Date.parse(monday9am) + index * 3_600_000);
    for (const index of [0, 1, 2]) expect((await book({ startsAt: startsAt(index) })).held_until).toBeNull();
    const fourth = await book({ startsAt: startsAt(24) });
    expect(fourth.held_until).not.toBeNull();
    await expect(confirm(fourth.appointment_id, { userId })).rejects.toMatchObject({
      code: "drives_many",
    });
  });

  it("is what a shopper gets beyond three who books many in one moment", async () => {
    const site = siteOf({ appointments: { perSlot: 6 } });
    const drives = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) =>
        book({ site, startsAt: new Date(Date.parse(monday9am) + index * 86_400_000) }).catch(() => undefined),
      ),
    );
    expect(drives.filter((drive) => drive?.held_until === null)).toHaveLength(3);
  });

  it("is moved as it is: a confirmed one stays confirmed", async () => {
    const later = new Date("2026-11-23T00:00:00Z");
    const confirmed = await book();
    expect((await hold({ startsAt: later, replaces: confirmed.appointment_id })).held_until).toBeNull();
    const held = await hold({ startsAt: new Date("2026-11-23T22:00:00Z") });
    expect(
      (await hold({ startsAt: new Date("2026-11-23T23:00:00Z"), replaces: held.appointment_id })).held_until,
    ).not.toBeNull();
  });

  it("is booked once, however often the same request arrives", async () => {
    const first = await hold({ idempotencyKey: "h1" });
    expect(await hold({ idempotencyKey: "h1", now: minutes(1) })).toEqual(first);
  });
});

describe("service booking", () => {
  const contact = { name: "Ada", phone: "0400 000 001" };
  const vehicle = { "Vehicle Make": "Mazda", "Vehicle Model": "CX-5", "Vehicle Rego": "ABC123" };
  const order = { "Preferred Service Date": "2026-11-30", Comments: "Squeaks" };
  const done = { lead_status: "Complete" as const, form_completed: true as const };
  const open = (fields: Record<string, unknown> = contact, more: { site?: Site; idempotencyKey?: string } = {}) =>
    openBooking(database, {
      site: more.site ?? siteOf(),
      fields: openServiceBookingSchema.parse(fields),
      idempotencyKey: more.idempotencyKey,
      routeLead: () => ["crm"],
      now,
    });
  const save = (
    { leadId, token }: { leadId: string; token: string },
    fields: Record<string, unknown>,
    more: { site?: Site; now?: Date } = {},
  ) =>
    saveBooking(database, {
      site: more.site ?? siteOf(),
      leadId,
      body: saveServiceBookingSchema.parse({ token, ...fields }),
      now: more.now ?? now,
    });
  const stored = async () =>
    (
      await database.sql`select ${leadFieldsInSql} as payload, d.state, d.next_attempt_at as due from leads join lead_deliveries d on d.lead_id = leads.id`
    )[0];

  it("keeps each step as it comes, and goes to the dealer at once when it is complete", async () => {
    const booking = await open();
    expect((await stored())?.["payload"]).toMatchObject({
      category: "Service Booking",
      lead_status: "Incomplete",
      form_completed: false,
      name: "Ada",
    });
    expect((await stored())?.["due"]).toEqual(new Date(now.getTime() + 30 * 60_000));
    await save(booking, vehicle);
    expect((await stored())?.["payload"]).toMatchObject({ "Vehicle Make": "Mazda", lead_status: "Incomplete" });
    expect(await save(booking, { ...order, ...done })).toEqual({ completed: true });
    expect(await stored()).toMatchObject({
      payload: { ...vehicle, ...order, ...done, name: "Ada" },
      state: "waiting",
      due: now,
    });
    expect(JSON.stringify((await stored())?.["payload"])).not.toContain(booking.token);
  });

  it("reaches the dealer unfinished after half an hour, and once more when it is finished after all", async () => {
    const booking = await open();
    await database.sql`update lead_deliveries set state = 'delivered', attempts = 1, delivered_at = now()`;
    await save(booking, { ...vehicle, ...order, ...done });
    expect(await stored()).toMatchObject({ state: "waiting", due: now });
  });

  it("is changed by nobody without the secret of its first step, from another site, or a day later", async () => {
    const booking = await open();
    const other = await open({ ...contact, name: "Bob" });
    const unknown = { code: "lead_unknown" };
    await expect(save({ leadId: booking.leadId, token: other.token }, vehicle)).rejects.toMatchObject(unknown);
    await expect(save({ leadId: booking.leadId, token: "x".repeat(32) }, vehicle)).rejects.toMatchObject(unknown);
    await expect(save(booking, vehicle, { site: parsedSite("south").site })).rejects.toMatchObject(unknown);
    await expect(save(booking, vehicle, { now: new Date(now.getTime() + 25 * 3_600_000) })).rejects.toMatchObject(
      unknown,
    );
    await expect(
      save({ leadId: "00000000-0000-4000-8000-000000000000", token: booking.token }, vehicle),
    ).rejects.toMatchObject(unknown);
  });

  it("must say at the end what the site's form asks for", async () => {
    const booking = await open();
    await expect(save(booking, done)).rejects.toMatchObject({
      code: "fields_invalid",
      fields: [{ path: "Preferred Service Date" }, { path: "Vehicle Make" }, { path: "Vehicle Model" }],
    });
    await expect(
      save(
        booking,
        { ...vehicle, ...order, ...done },
        { site: siteOf({ service: { isServiceIntervalRequired: true } }) },
      ),
    ).rejects.toMatchObject({ fields: [{ path: "Service Interval", message: "Enter the service interval." }] });
    await expect(
      save(booking, { ...order, ...done }, { site: siteOf({ service: { hasVehicleStep: false } }) }),
    ).resolves.toEqual({ completed: true });
  });

  it("is not for a day that was", async () => {
    await expect(open({ ...contact, "Preferred Service Date": "2026-11-19" })).rejects.toMatchObject({
      fields: [{ path: "Preferred Service Date" }],
    });
    await expect(open({ ...contact, "Preferred Service Date": "2026-11-20" })).resolves.toBeDefined();
  });

  it("is not for a day on which the place chosen is closed", async () => {
    const at = { ...contact, location: "1" };
    const closed = {
      path: "Preferred Service Date",
      message: "Main yard is closed on Sunday, 29 November. Choose another day.",
    };
    await expect(open({ ...at, "Preferred Service Date": "2026-11-29" })).rejects.toMatchObject({ fields: [closed] });
    await expect(open({ ...at, "Preferred Service Date": "2026-11-30" })).resolves.toBeDefined();
    const site = siteOf({ locations: siteDocument("x").locations });
    await expect(
      open({ ...at, "Preferred Service Date": "2026-11-29" }, { site }),
      "hours are not known",
    ).resolves.toBeDefined();
  });

  it("is not for a day years ahead, nor for a car of a year without cars", async () => {
    await expect(open({ ...contact, "Preferred Service Date": "2027-11-21" })).rejects.toMatchObject({
      fields: [{ path: "Preferred Service Date", message: "Choose a day within a year." }],
    });
    const booking = await open();
    for (const year of ["1066", "2028"])
      await expect(save(booking, { ...vehicle, "Vehicle Year": year })).rejects.toMatchObject({
        fields: [{ path: "Vehicle Year", message: "Enter a year from 1900 to 2027." }],
      });
    await expect(save(booking, { ...vehicle, "Vehicle Year": "2027" })).resolves.toEqual({ completed: false });
  });

  it("takes the last step again without a word, and nothing else after it", async () => {
    const booking = await open();
    const last = { ...vehicle, ...order, ...done };
    await save(booking, last);
    await database.sql`update lead_deliveries set state = 'delivered'`;
    expect(await save(booking, last)).toEqual({ completed: true });
    expect((await stored())?.["state"]).toBe("delivered");
    await expect(save(booking, { Comments: "Something else" })).rejects.toMatchObject({
      code: "lead_complete",
    });
  });

  it("is one lead when the first step is sent twice, with the later secret", async () => {
    const first = await open(contact, { idempotencyKey: "s1" });
    const again = await open(contact, { idempotencyKey: "s1" });
    expect(again.leadId).toBe(first.leadId);
    await expect(save(first, vehicle)).rejects.toMatchObject({ code: "lead_unknown" });
    await expect(save(again, vehicle)).resolves.toEqual({ completed: false });
  });
});
