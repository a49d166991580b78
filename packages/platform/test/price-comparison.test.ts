import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { carSchema } from "@forecourt/core/schemas";
import type { Car } from "@forecourt/core/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/records/open-database.ts";
import { createPriceComparison } from "../src/domain/stock/create-price-comparison.ts";
import { httpComparison } from "../src/domain/stock/http-comparison.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
let made = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const slug of ["one", "two"]) await putSite(database, siteDocument(slug));
  await putSite(database, { ...siteDocument("kiwi"), country: "NZ", timeZone: "Pacific/Auckland" });
});
afterAll(() => database.close());

/** Puts a car into the stock of a site, all of it as the columns say too. */
async function car(
  model: string,
  more: Record<string, unknown> & { site?: string; shown?: boolean } = {},
): Promise<Car> {
  made += 1;
  const { site = "one", shown = true, ...fields } = more;
  const slug = `used-${made}`;
  const data = {
    id: String(made),
    slug,
    path: `/cars/${slug}`,
    name: "Car",
    make: "Mazda",
    model,
    year: 2021,
    car_type: "used",
    status: "in_stock",
    price: 30_000,
    km: 50_000,
    ...fields,
  };
  const [row] = await database.sql<{ id: string }[]>`
    insert into cars (site_slug, source, identity, slug, data, content_hash, status, car_type, make, model, price, show_on_dealer_website, first_seen_at)
    values (${site}, 'test', ${slug}, ${slug}, ${JSON.stringify(data)}::jsonb, ${slug}, ${data.status}, ${data.car_type}, ${data.make}, ${model}, ${data.price}, ${shown}, now()) returning id`;
  return carSchema.parse({ ...data, id: row?.id });
}

const { site } = parsedSite("one");
const nothing = {
  fill: null,
  listing_price: null,
  market_range_min: null,
  market_range_max: null,
  confidence: null,
  description: null,
  sample_size: null,
};
const compare = (subject: Car, env = {}, at = site) => createPriceComparison(database, env)(at, subject, 1);

/** Ten comparable cars on two sites, one thousand dollars apart. */
async function market(model: string, more: Record<string, unknown> = {}): Promise<void> {
  for (let index = 0; index < 10; index += 1)
    await car(model, { site: index % 2 === 0 ? "one" : "two", price: 26_000 + index * 1000, km: null, ...more });
}

describe("own price comparison", () => {
  it("says where the price lies among cars like it on all sites, how many and how surely", async () => {
    await market("CX-5");
    expect(await compare(await car("CX-5", { price: 28_000 }))).toEqual({
      fill: (34_100 - 28_000) / (34_100 - 26_900),
      listing_price: 28_000,
      market_range_min: 26_900,
      market_range_max: 34_100,
      confidence: 0.5,
      sample_size: 10,
      description:
        "Compared with 10 similar cars on sale at 2 dealers in Australia: 2020 to 2022 Mazda CX-5, adjusted for kilometres.",
    });
  });

  it.each([
    ["sold", { status: "sold" }],
    ["withdrawn from the website", { shown: false }],
    ["two years older", { year: 2019 }],
    ["new", { car_type: "new" }],
    ["in another country's money", { site: "kiwi" }],
    ["without a price", { price: null }],
  ])("leaves cars out that are %s", async (what, more) => {
    await market(`Model ${what}`, more);
    expect(await compare(await car(`Model ${what}`))).toEqual(nothing);
  });

  it("compares a new car with those of other dealers alone, and with none where there are none", async () => {
    await market("Fresh", { car_type: "new", km: null });
    expect(await compare(await car("Fresh", { car_type: "new", km: 5 }))).toMatchObject({
      sample_size: 5,
      description: expect.stringContaining("at one dealer in Australia") as unknown,
    });
    for (let index = 0; index < 10; index += 1) await car("Alone", { car_type: "new", price: 26_000 + index * 1000 });
    expect(await compare(await car("Alone", { car_type: "new" }))).toEqual(nothing);
    for (let index = 0; index < 10; index += 1) await car("Own used", { price: 26_000 + index * 1000 });
    expect((await compare(await car("Own used"))).sample_size).toBe(10);
  });

  it("compares cars of the same badge where both are known", async () => {
    await market("Badged", { badge: "Touring" });
    await market("Badged", { badge: "Akera" });
    await market("Badged");
    expect(await compare(await car("Badged", { badge: "touring" }))).toMatchObject({
      sample_size: 20,
      description: expect.stringContaining("Mazda Badged touring") as unknown,
    });
    expect((await compare(await car("Badged"))).sample_size).toBe(31);
  });

  it("compares prices that include government charges with such prices alone, and prices before them with those", async () => {
    await market("Based", { price_type: "egc" });
    await market("Based", { price_type: "drive_away" });
    await market("Based", { price_type: "plus_orc" });
    // What says nothing of what it includes, may be either.
    await market("Based");
    const sizeOf = async (price_type: string | null) => (await compare(await car("Based", { price_type }))).sample_size;
    expect(await sizeOf("drive_away")).toBe(20);
    expect(await sizeOf("egc")).toBe(30);
    expect(await sizeOf(null)).toBe(42);
    // In New Zealand a price is what a buyer pays.
    for (let index = 0; index < 10; index += 1)
      await car("Total", { site: "kiwi", price: 26_000 + index * 1000, price_type: index % 2 ? "egc" : "drive_away" });
    const kiwi = await car("Total", { site: "kiwi", price_type: "drive_away" });
    expect(
      (await compare(kiwi, {}, parsedSite("kiwi", { country: "NZ", timeZone: "Pacific/Auckland" }).site)).sample_size,
    ).toBe(10);
  });

  it("counts a car that two dealers list once, and never the car itself", async () => {
    const vin = "JM0KF4W2A00999999";
    for (let index = 0; index < 8; index += 1)
      await car("MX-5", { vin, price: 29_000, site: index % 2 ? "one" : "two" });
    for (let index = 0; index < 4; index += 1) await car("MX-5", { price: 25_000 + index * 1000 });
    const other = await car("MX-5", { price: 27_000 });
    expect((await compare(other)).sample_size).toBe(5);
    expect((await compare(await car("MX-5", { vin, price: 26_000 }))).sample_size).toBe(5);
    expect((await compare(other)).sample_size).toBe(5);
  });

  it("keeps quiet with few cars, about a car above the market, and about one that is not for sale", async () => {
    for (let index = 0; index < 4; index += 1) await car("Few", { price: 25_000 + index * 1000 });
    expect(await compare(await car("Few"))).toEqual(nothing);
    await market("Dear");
    expect(await compare(await car("Dear", { price: 99_000 }))).toEqual(nothing);
    expect(await compare(await car("Dear", { status: "sold" }))).toEqual(nothing);
    expect(await compare(await car("Dear", { price: 5 }))).toEqual(nothing);
    expect(await compare(await car("Dear", { year: null }))).toEqual(nothing);
  });

  it("looks the comparable cars up in an index", async () => {
    await database.sql`
      insert into cars (site_slug, source, identity, slug, data, content_hash, status, car_type, make, model, price, first_seen_at)
      select 'one', 'many', 'm' || n, 'm' || n, jsonb_build_object('year', 2000 + n % 25, 'price', 20000 + n, 'km', n), 'h', 'in_stock', 'used', 'Make ' || n % 40, 'Model ' || n % 300, 20000 + n, now()
      from generate_series(1, 12000) as n`;
    await database.sql`analyze cars`;
    const plan = await database.sql`
      explain select 1 from cars where lower(make) = 'make 7' and lower(model) = 'model 7' and (data ->> 'year')::numeric between 2006 and 2008
      and show_on_dealer_website and status in ('in_stock', 'coming_soon')`;
    expect(JSON.stringify(plan)).toContain("cars_market_index");
  });
});

describe("price comparison of a provider", () => {
  const figures = {
    fill: 0.7,
    listing_price: 30_000,
    market_range_min: 28_000,
    market_range_max: 34_000,
    confidence: 0.9,
    description: "From the provider.",
  };

  async function provider(answer: {
    status?: number;
    body?: unknown;
    never?: boolean;
  }): Promise<{ url: string; asked: string[]; stop: () => void }> {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization ?? ""}`);
      if (answer.never) return;
      response
        .writeHead(answer.status ?? 200, { "content-type": "application/json" })
        .end(JSON.stringify(answer.body ?? figures));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const stop = () => {
      server.close();
      server.closeAllConnections();
    };
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/compare`, asked, stop };
  }

  it("is asked for the car by VIN where the site wants it, once in ten minutes, and believed within the same conditions", async () => {
    const { url, asked, stop } = await provider({});
    const env = { AUTOGAUGE_URL: url, AUTOGAUGE_TOKEN: "secret" };
    const { site: asking } = parsedSite("one", {
      priceComparison: { source: "autogauge" },
      reports: { autogauge: true },
    });
    const subject = await car("Provider", { vin: "JM0KF4W2A00111111" });
    const ask = createPriceComparison(database, env);
    expect(await ask(asking, subject, 1)).toEqual({ ...figures, sample_size: null });
    await ask(asking, subject, 1);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/vin=JM0KF4W2A00111111.*country=AU Bearer secret$/);
    expect(await compare(subject, env)).toEqual(nothing);
    const { site: off } = parsedSite("one", {
      priceComparison: { source: "autogauge" },
      reports: { autogauge: false },
    });
    expect(await ask(off, subject, 1)).toEqual(nothing);
    expect(asked).toHaveLength(1);
    stop();
    const unsure = await provider({ body: { ...figures, confidence: 0.2 } });
    expect(await compare(subject, { AUTOGAUGE_URL: unsure.url }, asking)).toEqual(nothing);
    unsure.stop();
  });

  it.each([
    ["breaks", { status: 500 }],
    ["answers no figures", { body: "none today" }],
    ["takes too long", { never: true }],
  ])("is given up when it %s", async (_, answer) => {
    const { url, stop } = await provider(answer);
    await expect(httpComparison({ url, timeoutMs: 200 })(site, await car("Failing"))).rejects.toThrow(
      /valuation|JSON|aborted|timeout/i,
    );
    stop();
  });
});
