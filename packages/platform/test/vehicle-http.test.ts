import { leadFieldsInSql } from "../src/domain/leads/lead-steps.ts";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: "Open" as const,
  open: "09:00",
  close: "17:00",
}));
const places = (): SiteDocumentInput["locations"] =>
  siteDocument("x").locations.map((location) => ({
    ...location,
    contact_detail: { phone: "02 5550 0111", landline_phone: "02 5550 0112", opening_hours: hours },
  }));
const masked: SiteDocumentInput = {
  ...siteDocument("masked"),
  dealer: {
    legalName: "Māori Motors Pty Ltd",
    phone: "02 5550 0100",
    email: "a@example.com",
    licenceNumber: "MD12345",
    dealerships: [{ slug: "north", name: "North", phone: "02 5550 0166" }],
  },
  locations: places(),
  phones: { byCarType: { new: "02 5550 0133" }, sales: "02 5550 0144", service: "02 5550 0155" },
  delivery: { enabled: true, regions: [{ from: "2000", to: "2999", name: "New South Wales", price: 350 }] },
};
const open: SiteDocumentInput = {
  ...siteDocument("open"),
  locations: places(),
  phones: { masked: false },
  priceComparison: { enabled: false },
  appointments: { enabled: false },
  analytics: { consentRequired: true },
};
const fullNumbers = [
  "5550 0100",
  "5550 0111",
  "5550 0112",
  "5550 0133",
  "5550 0144",
  "5550 0155",
  "5550 0166",
  "55500111",
  "55500100",
];

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

let test: TestPlatform;
let carId = "";
beforeAll(async () => {
  test = await startTestPlatform([masked, open]);
  const { sql } = test.platform.database;
  const location = { id: "1", name: "Main yard", phone: "02 5550 0111" };
  await sql`update cars set data = data || ${JSON.stringify({ location, vin: "JM0KF4W2A00123451", name: "2021 Mazda CX-5 Tūhoe", dealercomments: "Ngā mihi. <b>Drives well</b>. Ring 02 5550 0100 or 5550 0111.", standardEquipment: Array.from({ length: 45 }, (_, index) => `Feature number ${index + 1}`), price_type: "drive_away" })}::jsonb`;
  carId = String((await sql`select id from cars where site_slug = 'masked'`)[0]?.["id"]);
});
afterAll(() => test.stop());

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;
const post = (
  path: string,
  body: unknown,
  init: { method?: string; headers?: Record<string, string>; site?: string; address?: string } = {},
) =>
  test.send(init.site ?? "masked", path, {
    method: init.method ?? "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...init.headers },
    ...(init.address ? { address: init.address } : {}),
  });

describe("phone numbers of a site that masks them", () => {
  it("are whole in no answer, not even of the site handed to a template", async () => {
    const paths = [
      "/api/site",
      "/api/cars/used-masked-car",
      `/api/cars?ids=${carId}`,
      "/api/search",
      "/api/cars/used-masked-car/similar",
      "/api/featured-cars",
      "/api/cars/used-masked-car/view.json",
    ];
    for (const path of paths) {
      const response = await test.send("masked", path);
      const text = await response.text();
      expect(response.status, path).toBe(200);
      for (const number of fullNumbers) expect(text, path).not.toContain(number);
    }
    const site = JSON.stringify(test.platform.siteByHost("masked.localhost"));
    for (const number of fullNumbers) expect(site).not.toContain(number);
    expect(JSON.stringify(test.platform.sites())).not.toContain("5550 0100");
    expect(site).toContain("02 555• ••••");
  });

  it("are answered to a shopper who asks, and noted once a session and day", async () => {
    const first = await post("/api/reveal-phone", { car_id: carId, dealership_id: "D1", website_id: "W1" });
    expect(first.headers.get("cache-control")).toBe("no-store");
    expect(await json(first)).toEqual({ phone: "02 5550 0111", href: "tel:0255500111", of: "location:1" });
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(first.headers.get("set-cookie")).toMatch(
      /^forecourt_reveals=[\w-]{22}; Path=\/api\/reveal-phone; HttpOnly; SameSite=Lax$/,
    );
    await post("/api/reveal-phone", { car_id: carId }, { headers: { cookie } });
    const rows = await test.platform.database
      .sql`select site_slug, number, car_id, dealership_id, website_id, session_hash from phone_reveals`;
    expect(rows).toMatchObject([
      { site_slug: "masked", number: "location:1", car_id: carId, dealership_id: "D1", website_id: "W1" },
    ]);
    expect(JSON.stringify(rows)).not.toContain(cookie.split("=")[1]);
    await post("/api/reveal-phone", { car_id: carId });
    expect(await test.platform.database.sql`select 1 from phone_reveals`).toHaveLength(2);
  });

  it("are the dealer's, a location's, a dealership's, or those of sales and service, as asked", async () => {
    expect(await json(await post("/api/reveal-phone", { dealership_slug: "north" }))).toEqual({
      phone: "02 5550 0166",
      href: "tel:0255500166",
      of: "dealership:north",
    });
    expect((await json(await post("/api/reveal-phone", {}))).phone).toBe("02 5550 0100");
    expect((await json(await post("/api/reveal-phone", { location_id: "1" }))).phone).toBe("02 5550 0111");
    expect((await json(await post("/api/reveal-phone", { number: "service" }))).phone).toBe("02 5550 0155");
  });

  it("are not for floods, or for cars of other dealers, or for locations that the site has not", async () => {
    const nowhere = await post("/api/reveal-phone", { location_id: "nowhere" });
    expect([nowhere.status, (await json(nowhere)).code]).toEqual([404, "location_not_found"]);
    expect((await post("/api/reveal-phone", { car_id: carId }, { site: "open" })).status).toBe(404);
    expect((await post("/api/reveal-phone", { shoe_size: 43 })).status).toBe(422);
    const flood = await Promise.all(
      Array.from({ length: 21 }, () => post("/api/reveal-phone", {}, { address: "203.0.113.9" })),
    );
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it("and enquiries are not for a flood from the many addresses that one IPv6 line has", async () => {
    const lead = { name: "Ada", email: "ada@example.com", message: "Hello" };
    const passed = async (path: string, body: unknown) => {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => post(path, body, { address: `2001:db8:1:2::${index + 1}` })),
      );
      return answers.filter(({ status }) => status === 200).length;
    };
    expect([await passed("/api/reveal-phone", {}), await passed("/api/leads", lead)]).toEqual([20, 10]);
    expect((await post("/api/leads", lead, { address: "2001:db8:1:3::1" })).status).toBe(200);
  });

  it("stay readable where the site shows them", async () => {
    expect(await (await test.send("open", "/api/site")).text()).toContain("02 5550 0111");
  });
});

describe("PDF of a car", () => {
  it("is a real one: title with macrons, price in the law's words, specs, features, dealer with licence and address, picture", async () => {
    const response = await test.send("masked", "/cars/used-masked-car.pdf");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="used-masked-car.pdf"',
      "x-robots-tag": "noindex",
    });
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const { text, totalPages } = await extractText(document, { mergePages: true });
    expect(totalPages).toBeGreaterThanOrEqual(1);
    for (const words of [
      "2021 Mazda CX-5 Tūhoe",
      "$34,990",
      "Drive away",
      "Odometer",
      "41,000 km",
      "Feature number 45",
      "Ngā mihi. Drives well. Ring 02 555• ••••",
      "Māori Motors Pty Ltd",
      "Motor dealer licence MD12345",
      "1 High Street, Parramatta NSW 2150",
      "http://masked.localhost:4000/cars/used-masked-car",
      "Printed on",
    ])
      expect(text).toContain(words);
    for (const number of fullNumbers) expect(text).not.toContain(number);
    expect(text).not.toContain("Phone 02");
  });

  it("is the same again until the car changes, and asked for with its tag not sent again", async () => {
    const first = await test.send("masked", "/cars/used-masked-car.pdf");
    const etag = first.headers.get("etag") ?? "";
    const bytes = await first.arrayBuffer();
    expect(new Uint8Array(await (await test.send("masked", "/cars/used-masked-car.pdf")).arrayBuffer())).toEqual(
      new Uint8Array(bytes),
    );
    for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"])
      expect(
        (await test.send("masked", "/cars/used-masked-car.pdf", { headers: { "if-none-match": known } })).status,
      ).toBe(304);
    await test.platform.database.sql`update cars set version = version + 1 where site_slug = 'masked'`;
    expect((await test.send("masked", "/cars/used-masked-car.pdf")).headers.get("etag")).not.toBe(etag);
  });

  it("is of cars of the site only", async () => {
    expect((await test.send("open", "/cars/used-masked-car.pdf")).status).toBe(404);
    expect((await json(await test.send("masked", "/cars/nothing.pdf"))).code).toBe("car_not_found");
  });
});

describe("other calls of the page of a car", () => {
  it("compare its price under its own address, with nothing but nulls where nothing may be shown", async () => {
    const response = await test.send("masked", "/cars/used-masked-car/autogauge");
    expect(await json(response)).toEqual({
      fill: null,
      listing_price: null,
      market_range_min: null,
      market_range_max: null,
      confidence: null,
      description: null,
      sample_size: null,
    });
    expect(response.headers.get("cache-control")).toContain("max-age=300");
    expect((await test.send("open", "/cars/used-open-car/autogauge")).status).toBe(404);
  });

  it("estimate delivery in the specification's words", async () => {
    const ask = async (postcode: string, site = "masked") =>
      test.send(site, `/api/delivery-estimate?postcode=${postcode}`);
    expect(await json(await ask("2830"))).toEqual({ ok: true, name: "New South Wales", price: 350 });
    expect(await json(await ask(""))).toEqual({ ok: false, error: "Please enter a postcode." });
    const sorry =
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
    expect(await json(await ask("6000"))).toEqual({ ok: false, error: sorry });
    expect(await json(await ask("28"))).toEqual({ ok: false, error: sorry });
    expect((await ask("2830", "open")).status).toBe(404);
  });

  it("book a test drive from the times offered, once", async () => {
    const slots = (await json(await test.send("masked", `/api/test-drive-slots?car_id=${carId}`))) as {
      days: { slots: { starts_at: string }[] }[];
    };
    const startsAt = slots.days[1]?.slots[0]?.starts_at;
    const body = { name: "Ada", email: "ada@example.com", car_id: carId, starts_at: startsAt };
    const booked = await json(await post("/api/test-drives", body, { headers: { "idempotency-key": "http-1" } }));
    expect(booked).toMatchObject({ starts_at: startsAt, event_id: 48, location_name: "Main yard" });
    expect(await json(await post("/api/test-drives", body, { headers: { "idempotency-key": "http-1" } }))).toEqual(
      booked,
    );
    expect((await post("/api/test-drives", body)).status).toBe(409);
    expect((await post("/api/test-drives", { ...body, starts_at: "soon" })).status).toBe(422);
    expect((await test.send("open", "/api/test-drive-slots")).status).toBe(404);
  });

  it("keep a booked test drive to whoever has its id: as JSON, as a calendar file, to confirm and to cancel", async () => {
    const slots = (await json(await test.send("masked", `/api/test-drive-slots?car_id=${carId}`))) as {
      days: { slots: { starts_at: string }[] }[];
    };
    const booked = await json(
      await post("/api/test-drives", {
        name: "Ada",
        email: "ada@example.com",
        car_id: carId,
        starts_at: slots.days[2]?.slots[0]?.starts_at,
      }),
    );
    const path = `/api/test-drives/${String(booked["appointment_id"])}`;
    const drive = await test.send("masked", path);
    expect(drive.headers.get("cache-control")).toBe("no-store");
    expect(await json(drive)).toMatchObject({
      starts_at: booked["starts_at"],
      location_name: "Main yard",
      car: { name: "2021 Mazda CX-5 Tūhoe" },
      state: "held",
      held_until: booked["held_until"],
    });
    const stranger = await post(`${path}/confirm`, {});
    expect([stranger.status, (await json(stranger)).code]).toEqual([401, "sign_in_required"]);
    const [lead] = await test.platform.database.sql<
      { url: string }[]
    >`select ${leadFieldsInSql}->'appointment'->>'confirm_url' as url from leads where id = ${String(booked["lead_id"])}`;
    const ofDealer = new URL(lead?.url ?? "");
    expect(ofDealer.href).toContain(
      `http://masked.localhost:4000/my-test-drive?booking=${String(booked["appointment_id"])}&confirm=`,
    );
    expect(await json(await post(`${path}/confirm`, { token: ofDealer.searchParams.get("confirm") }))).toMatchObject({
      state: "booked",
      held_until: null,
    });
    const file = await test.send("masked", `${path}.ics`);
    expect([file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
      "text/calendar; charset=utf-8",
      "no-store",
    ]);
    const text = (await file.text()).replaceAll("\r\n ", "");
    expect(text).toContain("SUMMARY:Test drive: 2021 Mazda CX-5 Tūhoe\r\n");
    expect(text).toContain(
      `URL:http://masked.localhost:4000/my-test-drive?booking=${String(booked["appointment_id"])}`,
    );
    expect(text).not.toMatch(/Ada|ada@|5550 0/);
    expect((await test.send("open", path)).status).toBe(404);
    expect((await test.send("masked", "/api/test-drives/00000000-0000-4000-8000-000000000000.ics")).status).toBe(404);
    expect((await test.send("masked", "/api/test-drives/1")).status).toBe(404);
    expect(await json(await post(`${path}/cancel`, {}))).toMatchObject({ state: "cancelled" });
    expect(await (await test.send("masked", `${path}.ics`)).text()).toContain("STATUS:CANCELLED");
  });

  it("take a service booking in steps, with the secret of the first", async () => {
    const opened = (await json(await post("/api/service-bookings", { name: "Ada", phone: "0400 000 001" }))) as {
      lead_id: string;
      token: string;
    };
    const put = (body: unknown) => post(`/api/leads/${opened.lead_id}`, body, { method: "PUT" });
    expect((await put({ token: opened.token, "Vehicle Make": "Mazda", "Vehicle Model": "3" })).status).toBe(200);
    expect((await put({ token: "x".repeat(32), "Vehicle Make": "Kia" })).status).toBe(404);
    expect((await put({ token: opened.token, lead_status: "Complete", form_completed: true })).status).toBe(422);
    expect(
      await json(
        await put({
          token: opened.token,
          "Preferred Service Date": inAWeek,
          lead_status: "Complete",
          form_completed: true,
        }),
      ),
    ).toEqual({ lead_id: opened.lead_id });
  });

  it("ask for photos or for something similar without a message", async () => {
    for (const subcategory of ["Photo Request", "Find Me Something Similar"])
      expect(
        (
          await test.post("masked", {
            category: "Vehicle Enquiry",
            subcategory,
            name: "Ada",
            email: "ada@example.com",
            car_id: carId,
          })
        ).status,
      ).toBe(200);
    expect(
      (await test.post("masked", { category: "Vehicle Enquiry", name: "Ada", email: "ada@example.com" })).status,
    ).toBe(422);
  });
});

describe("analytics events", () => {
  const counted = async () =>
    (await test.platform.database.sql`select site_slug, event_id, car_id from analytics_events order by id`).map(
      (row) => ({ ...row }),
    );

  it("are counted by number and car, from a beacon too; reserved, unknown and the server's own are dropped", async () => {
    const events = [{ id: 25, car_id: carId }, { id: 18 }, { id: 36 }, { id: 999 }, { id: 39 }];
    const beacon = await post("/api/events", JSON.stringify({ events }), {
      headers: { "content-type": "text/plain;charset=UTF-8" },
    });
    expect(await json(beacon)).toEqual({ counted: 2 });
    expect(await counted()).toEqual([
      { site_slug: "masked", event_id: 25, car_id: carId },
      { site_slug: "masked", event_id: 39, car_id: null },
    ]);
  });

  it("are dropped without consent where the site asks for it, and from bots", async () => {
    const before = await counted();
    expect(await json(await post("/api/events", { events: [{ id: 25 }] }, { site: "open" }))).toEqual({ counted: 0 });
    expect(
      await json(await post("/api/events", { events: [{ id: 25 }] }, { headers: { "user-agent": "Googlebot/2.1" } })),
    ).toEqual({ counted: 0 });
    expect(await counted()).toEqual(before);
    expect(await json(await post("/api/events", { events: [{ id: 25 }], consent: true }, { site: "open" }))).toEqual({
      counted: 1,
    });
  });

  it("hold nothing else", async () => {
    expect((await post("/api/events", { events: [{ id: 25, email: "ada@example.com" }] })).status).toBe(422);
    expect((await post("/api/events", { events: [] })).status).toBe(422);
    expect((await post("/api/leads", "{}", { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });
});
