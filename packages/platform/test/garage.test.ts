import { garageAnswerSchema } from "@forecourt/api";
import type { GarageAnswer } from "@forecourt/api";
import { getTableName, sql } from "../src/records/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notOwn, ownParts } from "../src/domain/garage/own-data.ts";
import { siteData } from "../src/domain/removal/site-data.ts";
import { ana, ben, rowTexts } from "./filled-site.ts";
import { kindsOfEverything, putOneOfEverything } from "./garage-fixtures.ts";
import { putCar, siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import type { TestBrowser } from "./identity-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

let platform: TestPlatform;
let browser: TestBrowser;
let ids: Record<string, string>;
let carId: string;
const database = () => platform.platform.database;
const garageOf = async (from: TestBrowser) => (await (await from.get("/api/my-garage")).json()) as GarageAnswer;
const carOf = async (site: string) =>
  (await database().sql<{ id: string }[]>`select id::text from cars where site_slug = ${site} order by id limit 1`)[0]
    ?.id ?? "";

beforeAll(async () => {
  platform = await startTestPlatform([siteDocument("north", { saved: { watchlist: true } }), siteDocument("south")]);
  carId = await carOf("north");
  ids = await putOneOfEverything(database(), { siteSlug: "north", carId: Number(carId), shopper: ana });
  await putOneOfEverything(database(), { siteSlug: "south", carId: Number(await carOf("south")), shopper: ana });
  browser = openBrowser(platform, "north");
  await signIn(platform, "north", browser, ana.phone);
});
afterAll(() => platform.stop());

describe("the garage of a shopper", () => {
  it("is refused on every endpoint to whoever is not signed in, and with the session of another site", async () => {
    const south = openBrowser(platform, "south", "203.0.113.8");
    await signIn(platform, "south", south, ana.phone);
    const borrowed = openBrowser(platform, "north", "203.0.113.9");
    for (const [name, value] of south.cookies) borrowed.cookies.set(name, value);
    for (const stranger of [openBrowser(platform, "north", "203.0.113.10"), borrowed])
      for (const answer of [
        await stranger.get("/api/my-garage"),
        await stranger.get("/api/my-garage/data"),
        await stranger.put("/api/my-garage/details", { first_name: "Eve" }),
        await stranger.post("/api/my-garage/delete", { confirm: "delete" }),
      ]) {
        expect(answer.status).toBe(401);
        expect(await answer.text()).not.toMatch(/ana|412/i);
      }
  });

  it("has one of everything that she began, by her verified number, with its own link, and no cache keeps it", async () => {
    const answer = await browser.get("/api/my-garage");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const garage = garageAnswerSchema.parse(await answer.json());
    expect(garage.entries.map(({ kind }) => kind)).toEqual(kindsOfEverything);
    const of = <Kind extends string>(kind: Kind) =>
      garage.entries.find((entry) => entry.kind === kind) as Extract<(typeof garage.entries)[number], { kind: Kind }>;
    expect(of("test_drive")).toMatchObject({
      id: ids["appointment"],
      test_drive: { state: "booked" },
      car: { id: carId },
    });
    expect(of("service_booking")).toMatchObject({
      state: "sent",
      day: "2026-12-01",
      vehicle: "2019 Mazda 3",
      car: null,
    });
    expect(of("trade_in").trade_in).toMatchObject({
      id: ids["tradeIn"],
      state: "sent",
      estimate: { lowDollars: 12_000 },
    });
    expect(of("reservation").reservation).toMatchObject({ id: ids["reservation"], state: "reserved" });
    expect(of("purchase").purchase).toMatchObject({ id: ids["purchase"], next: "delivery" });
    expect(of("payment").payment).toMatchObject({ reference: "INV-1042", state: "paid" });
    expect(of("finance")).toMatchObject({ state: "created", redirect_url: "https://lender.example/apply" });
    expect(of("enquiry")).toMatchObject({ category: "Vehicle Enquiry", car: { path: "/cars/used-north-car" } });
    expect(garage.consents).toHaveLength(8);
    expect(garage.details).toEqual({ phone: ana.phone, first_name: null, last_name: null, email: null });
  });

  it("has nothing of a shopper with another number, nor of one whose address she typed", async () => {
    const other = openBrowser(platform, "north", "203.0.113.11");
    await signIn(platform, "north", other, ben.phone);
    expect((await other.put("/api/my-garage/details", { email: ana.email })).status).toBe(200);
    expect((await garageOf(other)).entries).toEqual([]);
    await other.put("/api/my-garage/details", {});
  });

  it("keeps what she says of herself; the number is the one she signed in with", async () => {
    const saved = await browser.put("/api/my-garage/details", { first_name: " Ana ", email: "ana@shopper.example" });
    expect(await saved.json()).toEqual({
      phone: ana.phone,
      first_name: "Ana",
      last_name: null,
      email: "ana@shopper.example",
    });
    expect((await browser.put("/api/my-garage/details", { phone: ben.phone })).status).toBe(422);
    expect((await browser.put("/api/my-garage/details", { email: "ana" })).status).toBe(422);
    expect((await garageOf(browser)).details.first_name).toBe("Ana");
  });

  it("says of a saved car how many like it came since, and of a sold one how many there are", async () => {
    await browser.post("/api/watchlist/save-car", { car_id: carId });
    const make = "Make of north";
    await putCar(database(), "north", "used-north-older", { make });
    await database().sql`update cars set first_seen_at = now() - interval '30 days' where slug = 'used-north-older'`;
    expect((await garageOf(browser)).saved).toEqual([]);
    await putCar(database(), "north", "used-north-newer", { make });
    await database().sql`update cars set first_seen_at = now() + interval '1 minute' where slug = 'used-north-newer'`;
    expect((await garageOf(browser)).saved).toEqual([{ car_id: carId, alike: 1, alike_path: "/search/mazda/cx-5" }]);
    await database().sql`update cars set status = 'sold' where id = ${Number(carId)}`;
    expect((await garageOf(browser)).saved).toMatchObject([{ car_id: carId, alike: 2 }]);
    await database().sql`update cars set status = 'in_stock' where id = ${Number(carId)}`;
  });
});

describe("all data of a shopper", () => {
  it("comes as a file with every table that has rows of theirs, and nothing that opens a door", async () => {
    const answer = await browser.get("/api/my-garage/data");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data-north.json"');
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const file = (await answer.json()) as Record<string, unknown[]>;
    const counts = Object.fromEntries(ownParts.map(({ as }) => [as, file[as]?.length]));
    expect(counts).toMatchObject({
      account: 1,
      sign_ins: 1,
      saved_cars: 1,
      enquiries: 8,
      test_drives: 1,
      service_bookings: 1,
      valuations: 1,
      photos_of_valuations: 1,
      reservations: 1,
      purchases: 1,
      paid_invoices: 1,
      payments: 2,
      money_moved: 2,
      finance_enquiries: 1,
      mails: 1,
    });
    expect(JSON.stringify(file)).not.toMatch(/hash|secret|south/i);
  });

  it.each(siteData.map(({ table }) => getTableName(table)))(
    "says of the table %s whether it is in the file",
    (name) => {
      const stock =
        /^(cars|car_prices|car_view_totals|stock_imports|platform_versions|hosts|sites?|site_history|api_keys|content_.*)$/;
      const declared = [...ownParts, ...notOwn].some(({ table }) => getTableName(table) === name);
      expect(declared || stock.test(name), name).toBe(true);
    },
  );
});

describe("deleting an account", () => {
  it("waits while a car is reserved: the deposit would be nobody's", async () => {
    const refused = await browser.post("/api/my-garage/delete", { confirm: "delete" });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "car_reserved" });
    expect((await garageOf(browser)).entries).toHaveLength(8);
  });

  it("takes everything of hers at this site, says what stays and why, signs out, and asks the dealer to do the same", async () => {
    await database()
      .sql`update reservations set state = 'released', end_reason = 'time_over' where site_slug = 'north'`;
    const south = await rowTexts(database(), "south");
    const deleted = await browser.post("/api/my-garage/delete", { confirm: "delete" });
    expect(deleted.status).toBe(200);
    const said = (await deleted.json()) as {
      gone: { what: string; count: number }[];
      stays: { what: string }[];
      delivered: number;
    };
    expect(said.gone).toContainEqual({ what: "leads", count: 8 });
    expect(said.delivered).toBe(8);
    expect(said.stays).toContainEqual(expect.objectContaining({ what: "payments", count: 2 }));
    expect(said.stays.map(({ what }) => what)).toContain("proof of consent");
    expect((await browser.get("/api/my-garage")).status).toBe(401);
    expect(await rowTexts(database(), "(?=.*north)(?=.*(412.?345.?678|ana@shopper))")).toEqual({});
    expect(await rowTexts(database(), "south")).toEqual(south);
    const [mail] = await database().sql<{ recipient: string; text: string }[]>`
      select recipient, content ->> 'text' as text from mails where kind = 'account_deleted_dealer'`;
    expect(mail?.recipient).toBe("sales@example.com");
    expect(mail?.text).toContain(ids["enquiry"]);
    expect(mail?.text).toContain("Test drive: ");
    expect(mail?.text).not.toMatch(/412 ?345|ana@/i);
    expect(await database().sql`select 1 from ${sql.identifier("trade_in_photos")} where site_slug = 'north'`).toEqual(
      [],
    );
  });
});
