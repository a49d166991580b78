import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKeptFiles } from "../src/http/files/create-kept-files.ts";
import { putCar, siteDocument } from "./http-fixtures.ts";
import { startTestPlatform, until } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { carForSale, shopper } from "./reservation-fixtures.ts";

const token = "a-token-that-nobody-can-guess-1";
let test: TestPlatform;
beforeAll(async () => {
  test = await startTestPlatform([
    siteDocument("north", {
      hosts: ["www.north.example"],
      pages: { indexedSearchMinimum: 2 },
      feeds: { googleVehicleAds: { on: true }, metaAutomotive: { on: true } },
      secrets: { feedToken: token },
      reserve: { enabled: true, deposit: 500 },
    }),
    siteDocument("south"),
  ]);
  const { database } = test.platform;
  const cars = [
    await putCar(database, "north", "north-second", { make: "Make of north" }),
    await putCar(database, "north", "north-sold", { make: "Make of north", status: "sold", soldAt: new Date() }),
    await putCar(database, "north", "north-hidden", { make: "Make of north", shown: false }),
  ];
  for (const id of cars) await database.sql`insert into index_outbox (car_id, op) values (${id}, 'upsert')`;
  const api = async () => (await (await test.send("north", "/api/search")).json()) as { count: number };
  let count = 0;
  await until(() => {
    void api().then((answer) => (count = answer.count));
    return count === 3;
  });
});
afterAll(() => test.stop());

const text = async (path: string, site = "north") => (await test.send(site, path)).text();
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe("robots.txt", () => {
  it("names the sitemap of the host and blocks no page", async () => {
    expect(await text("/robots.txt")).toBe(
      "User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: https://www.north.example/sitemap.xml\n",
    );
    expect(await text("/robots.txt", "south")).toContain("Sitemap: http://south.localhost:4000/sitemap.xml");
  });
});

describe("the sitemap", () => {
  it("is an index of files by kind", async () => {
    const xml = await text("/sitemap.xml");
    expect(addresses(xml)).toEqual(
      ["pages", "searches", "cars"].map((kind) => `https://www.north.example/sitemaps/${kind}-1.xml`),
    );
    expect(xml.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(2);
  });

  it("lists cars on sale with the time of their last change; sold and hidden ones and other dealers' never", async () => {
    const xml = await text("/sitemaps/cars-1.xml");
    expect(addresses(xml)).toEqual([
      "https://www.north.example/cars/used-north-car",
      "https://www.north.example/cars/north-second",
    ]);
    expect(xml.match(/<lastmod>/g)).toHaveLength(2);
  });

  it("lists searches with as many cars as the site asks for", async () => {
    const found = addresses(await text("/sitemaps/searches-1.xml"));
    expect(found).toContain("https://www.north.example/search/make-of-north");
    expect(found).toContain("https://www.north.example/search/make-of-north/cx-5");
    expect(found).toContain("https://www.north.example/search/suv");
    expect(found).not.toContain("https://www.north.example/search/new-cars");
    expect(addresses(await text("/sitemaps/searches-1.xml", "south"))).toEqual([]);
  });

  it("lists the pages that the site has", async () => {
    expect(addresses(await text("/sitemaps/pages-1.xml"))).toContain("https://www.north.example/brands");
  });

  it("has no file beyond the last", async () => {
    for (const path of [
      "/sitemaps/cars-2.xml",
      "/sitemaps/cars-0.xml",
      "/sitemaps/secrets-1.xml",
      "/sitemaps/cars-1e3.xml",
    ])
      await expect(test.send("north", path)).rejects.toThrow("not the platform's");
  });

  it("changes with the stock, and is 304 for who has it", async () => {
    const first = await test.send("north", "/sitemaps/cars-1.xml");
    const etag = first.headers.get("etag") ?? "";
    expect((await test.send("north", "/sitemaps/cars-1.xml", { headers: { "if-none-match": etag } })).status).toBe(304);
    await test.platform.database.sql`update cars set status = 'sold', sold_at = now() where slug = 'north-second'`;
    await test.platform.database.sql`update platform_versions set value = value + 1 where key = 'stock:north'`;
    await expect.poll(() => text("/sitemaps/cars-1.xml")).not.toContain("north-second");
  });

  it("is sent compressed to who takes it, and takes no form", async () => {
    const response = await test.send("north", "/sitemap.xml", { headers: { "accept-encoding": "gzip, br" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain("</sitemapindex>");
    expect((await test.send("north", "/sitemap.xml", { method: "HEAD" })).status).toBe(200);
    expect((await test.send("north", "/robots.txt", { method: "POST" })).status).toBe(405);
  });
});

describe("feeds of the stock", () => {
  it("are served at an address that nobody can guess, and kept out of search engines", async () => {
    const response = await test.send("north", `/feeds/${token}/google-vehicle-ads.xml`);
    expect([response.status, response.headers.get("content-type"), response.headers.get("x-robots-tag")]).toEqual([
      200,
      "application/xml; charset=utf-8",
      "noindex",
    ]);
    expect(await response.text()).toContain("<rss");
    for (const path of [
      "/feeds/google-vehicle-ads.xml",
      `/feeds/${token}x/google-vehicle-ads.xml`,
      `/feeds/${token}/google-vehicle-listings.csv`,
    ])
      await expect(test.send("north", path)).rejects.toThrow("not the platform's");
    await expect(test.send("south", `/feeds/${token}/google-vehicle-ads.xml`)).rejects.toThrow("not the platform's");
  });

  it("hold what channels take, each VIN once; nothing sold, reserved, hidden or of another dealer", async () => {
    const { sql } = test.platform.database;
    const whole = {
      colour: "Red",
      price_type: "drive_away",
      images: [{ image: { url: "a.jpg", thumb: { url: "a.jpg" } } }],
      primary_image_url: "a.jpg",
    };
    const put = async (slug: string, more: object, state: { status?: string; shown?: boolean } = {}) => {
      const id = await putCar(test.platform.database, "north", slug, state);
      await sql`update cars set data = data || ${JSON.stringify({ ...whole, ...more })}::jsonb where id = ${id}`;
    };
    await put("feed-one", { vin: "JM0KF4WLA00123456" });
    await put("feed-twin", { vin: "JM0KF4WLA00123456" });
    await put("feed-reserved", { vin: "JM0KF4WLA00123457", reserved: true });
    await put("feed-sold", { vin: "JM0KF4WLA00123458" }, { status: "sold" });
    await put("feed-coming", { vin: "JM0KF4WLA00123459" }, { status: "coming_soon" });
    await put("feed-hidden", { vin: "JM0KF4WLA00123451" }, { shown: false });
    await sql`update platform_versions set value = value + 1 where key = 'stock:north'`;
    await expect.poll(() => text(`/feeds/${token}/google-vehicle-ads.xml`)).toContain("/cars/feed-one</g:link>");
    const ads = await text(`/feeds/${token}/google-vehicle-ads.xml`);
    expect([...ads.matchAll(/<g:link>.*\/cars\/(.*?)<\/g:link>/g)].map(([, slug]) => slug)).toEqual(["feed-one"]);
    expect((await text(`/feeds/${token}/meta-automotive.csv`)).trim().split("\r\n")).toHaveLength(2);
  });
});

describe("a car that is reserved", () => {
  it("is absent from feeds the next time they are written, and back once it is given up", async () => {
    const { database } = test.platform;
    const id = await carForSale(database, { slug: "north" }, "feed-free");
    const whole = { vin: "JM0KF4WLA00123452", colour: "Red", price_type: "drive_away", primary_image_url: "a.jpg" };
    const images = [{ image: { url: "a.jpg", thumb: { url: "a.jpg" } } }];
    await database.sql`update cars set data = data || ${JSON.stringify({ ...whole, images })}::jsonb where id = ${id}`;
    await database.sql`update platform_versions set value = value + 1 where key = 'stock:north'`;
    const isAdvertised = async () =>
      (await text(`/feeds/${token}/google-vehicle-ads.xml`)).includes("/cars/feed-free</g:link>");
    const send = async (path: string, body: object) =>
      (await (
        await test.send("north", path, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        })
      ).json()) as { id: string; secret: string; state: string };
    await expect.poll(isAdvertised).toBe(true);
    const held = await send("/api/reservations", { ...shopper, car_id: String(id) });
    expect(held.state).toBe("held");
    await expect.poll(isAdvertised).toBe(false);
    await send(`/api/reservations/${held.id}/cancel`, { secret: held.secret });
    await expect.poll(isAdvertised).toBe(true);
  });
});

describe("a made file", () => {
  it("is made once for all who ask at the same time, and again when its key changes", async () => {
    const kept = createKeptFiles();
    let made = 0;
    const file = (key: string) => ({
      type: "text/plain",
      key,
      async *write() {
        made += 1;
        yield "a";
        yield "b";
      },
    });
    const request = new Request("http://a.example/x");
    const answers = await Promise.all([kept(request, file("1")), kept(request, file("1"))]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["ab", "ab"]);
    await kept(request, file("1"));
    expect(made).toBe(1);
    await kept(request, file("2"));
    expect(made).toBe(2);
  });
});
