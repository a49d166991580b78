import { aCar } from "@forecourt/core/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CarSummary } from "@forecourt/core/schemas";
import type { ApiDependencies } from "../src/http/handlers/api-dependencies.ts";
import { carListHandlers } from "../src/http/handlers/car-list-handlers.ts";
import { createStockLists } from "../src/search/stock/create-stock-lists.ts";
import type { MultiSearchBody } from "../src/search/engine/search-access.ts";
import { parsedSite, putCar, siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { startTestEngine } from "./search-fixtures.ts";

const now = new Date("2026-11-21T01:03:00Z");
const { site } = parsedSite("north");
let engine: Awaited<ReturnType<typeof startTestEngine>>;
let asked: MultiSearchBody[];

beforeAll(async () => {
  engine = await startTestEngine();
  await engine.put([
    { site: "north", slug: "this", price: 40_000, createdAt: 1, dealership_slug: "yard" },
    { site: "north", slug: "same-model", price: 45_000, createdAt: 2 },
    { site: "north", slug: "same-model-dear", price: 51_000, createdAt: 9 },
    {
      site: "north",
      slug: "same-body",
      make: "Kia",
      model: "Sportage",
      price: 38_000,
      createdAt: 8,
      dealership_slug: "yard",
    },
    { site: "north", slug: "sold", status: "sold", soldAt: now, price: 40_000, createdAt: 7 },
    { site: "north", slug: "one-photo", model: "2", simple_body: "Hatch", price: 9000, photos: 1, createdAt: 6 },
    { site: "north", slug: "lone", make: "Lotus", model: "Elise", simple_body: "Coupe", price: 90_000, createdAt: 5 },
    {
      site: "north",
      slug: "lone-cheap",
      make: "Lotus",
      model: "Exige",
      simple_body: "Coupe",
      price: 20_000,
      createdAt: 4,
    },
    {
      site: "north",
      slug: "yard-ute",
      car_type: "demo",
      make: "Isuzu",
      model: "D-Max",
      simple_body: "Ute",
      price: 30_000,
      createdAt: 3,
      dealership_slug: "yard",
    },
    { site: "south", slug: "foreign", price: 40_000, createdAt: 50, dealership_slug: "yard" },
  ]);
});
afterAll(() => engine.stop());

const lists = () => {
  asked = [];
  const { access } = engine;
  return createStockLists({
    access: { ...access, multiSearch: (body, key) => (asked.push(body), access.multiSearch(body, key)) },
    now: () => now,
  });
};
const slugs = (cars: readonly { slug: string }[]) => cars.map(({ slug }) => slug);
const thisCar = aCar({
  id: "1",
  make: "Mazda",
  model: "CX-5",
  simple_body: "SUV",
  price: 40_000,
  dealership_slug: "yard",
});

describe("lists that other pages had", () => {
  it("are not asked for again while stock and site stay as they are", async () => {
    const sizes: number[] = [];
    const { access } = engine;
    const counting: typeof access = {
      ...access,
      multiSearch: (body, key) => (sizes.push(body.searches.length), access.multiSearch(body, key)),
    };
    let stock = 1;
    const kept = createStockLists({
      access: counting,
      now: () => now,
      versionsOf: () => ({ stock, site: 1, build: "b" }),
    });
    const first = await kept.similar(site, thisCar);
    // Another car of the dealership has its own likes, but the dealership's cars are at hand.
    await kept.similar(site, { ...thisCar, id: "9", price: 47_000 });
    expect(await kept.similar(site, thisCar)).toEqual(first);
    expect(sizes).toEqual([4, 3]);
    stock = 2;
    await kept.similar(site, thisCar);
    expect(sizes).toEqual([4, 3, 4]);
  });
});

describe("a lender's quote that ends", () => {
  it("is on no card from then on, also of a list that is kept", async () => {
    const { access } = engine;
    const validUntil = new Date(now.getTime() + 60_000).toISOString();
    const quoting: typeof access = {
      ...access,
      async multiSearch(body, key) {
        const answer = await access.multiSearch(body, key);
        for (const { hits = [] } of answer.results as { hits?: { document: { card: string } }[] }[])
          for (const { document } of hits)
            document.card = JSON.stringify({
              ...(JSON.parse(document.card) as object),
              finance_lenders: { plenti: { interestRate: 9, comparisonRate: 10, paymentWeek: 120, validUntil } },
            });
        return answer;
      },
    };
    let at = now;
    const kept = createStockLists({
      access: quoting,
      now: () => at,
      versionsOf: () => ({ stock: 1, site: 1, build: "b" }),
    });
    const lender = { shown: "plenti", lenders: [{ provider: "plenti", name: "Plenti" }] };
    const lending = parsedSite("north", { finance: { creditLicence: "ACL 1" }, lenders: lender }).site;
    const quotes = async () =>
      (await kept.similar(lending, thisCar)).cars.map(
        ({ finance_lenders: quoted }) => quoted?.["plenti"]?.interestRate,
      );
    expect(await quotes()).toEqual([9, 9]);
    at = new Date(now.getTime() + 60_000);
    expect(await quotes()).toEqual([undefined, undefined]);
  });
});

describe("cars like one", () => {
  it("are in stock, near its price, the same model first, found with one request of ten hits a query", async () => {
    const { cars } = await lists().similar(site, thisCar);
    expect(slugs(cars)).toEqual(["same-model", "same-body"]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searches.map((search) => search.per_page)).toEqual([10, 10, 10, 10]);
  });

  it("come with others of its dealership on this site, none of them twice", async () => {
    const { cars, fromDealer } = await lists().similar(site, thisCar);
    expect(slugs(cars)).toContain("same-body");
    expect(slugs(fromDealer)).toEqual(["yard-ute"]);
  });

  it("may cost anything when nothing is near the price", async () => {
    const lone = aCar({
      id: "7",
      make: "Lotus",
      model: "Elise",
      simple_body: "Coupe",
      price: 90_000,
      dealership_slug: null,
    });
    expect(slugs((await lists().similar(site, lone)).cars)).toEqual(["lone-cheap"]);
    expect(asked).toHaveLength(2);
  });

  it("never come from another site, whatever the car is called", async () => {
    const odd = aCar({
      id: "1",
      make: "x`] || site:=[`south",
      model: "CX-5",
      simple_body: "`||",
      dealership_slug: "yard` || site:=`south",
    });
    const { cars, fromDealer } = await lists().similar(site, odd);
    expect(slugs([...cars, ...fromDealer])).not.toContain("foreign");
  });
});

describe("featured stock", () => {
  it("is used, in stock and has more than one photo, six at most, the newest first", async () => {
    expect(slugs(await lists().featured(site))).toEqual([
      "same-model-dear",
      "same-body",
      "lone",
      "lone-cheap",
      "same-model",
      "this",
    ]);
  });

  it("leaves out the cars that the page shows already", async () => {
    const [newest, ...others] = await lists().featured(site);
    expect(await lists().featured(site, { without: newest ? [newest.id] : [] })).toEqual(others);
  });

  it("within a budget is used too, the dearest first, so that the budget is made use of", async () => {
    expect(slugs(await lists().featured(site, { highestDollars: 45_000 }))).toEqual([
      "same-model",
      "this",
      "same-body",
      "lone-cheap",
    ]);
  });

  it("has reserved cars last, for it is about cars to be had", async () => {
    await engine.put([{ site: "north", slug: "newest-but-reserved", reserved: true, price: 20_000, createdAt: 60 }]);
    const featured = await lists().featured(site);
    expect(slugs(featured)).not.toContain("newest-but-reserved");
    expect(slugs(await lists().featured(site, { without: featured.slice(1).map(({ id }) => id) }))).toEqual([
      "same-model-dear",
      "newest-but-reserved",
    ]);
  });
});

describe("the endpoints of lists", () => {
  let test: TestPlatform;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    test = await startTestPlatform([siteDocument("north"), siteDocument("south")]);
    const add = async (slug: string, dealer = "north", more = {}) =>
      void ids.set(slug, await putCar(test.platform.database, dealer, slug, more));
    await add("used-a");
    await add("used-b");
    await add("used-sold-yesterday", "north", { status: "sold", soldAt: new Date(Date.now() - 86_400_000) });
    await add("used-sold-long-ago", "north", { status: "sold", soldAt: new Date(Date.now() - 9 * 86_400_000) });
    await add("used-hidden", "north", { shown: false });
    await add("used-foreign", "south");
  });
  afterAll(() => test.stop());

  const cars = async (path: string) =>
    ((await (await test.send("north", path)).json()) as { cars: { slug: string }[] }).cars;
  const idsOf = (...names: string[]) => names.map((name) => ids.get(name)).join(",");

  it("answer several cars by id in the order asked for, each once, and only those this site shows", async () => {
    expect(
      slugs(
        await cars(
          `/api/cars?ids=${idsOf("used-b", "used-foreign", "used-hidden", "used-a", "used-sold-long-ago", "used-sold-yesterday", "used-b")},999999999999999`,
        ),
      ),
    ).toEqual(["used-b", "used-a", "used-sold-yesterday"]);
  });

  it("by id are asked for anew by a browser each time: what it kept of a saved car's price is shown to nobody", async () => {
    const path = `/api/cars?ids=${idsOf("used-a")}`;
    const first = await test.send("north", path);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10");
    const again = await test.send("north", path, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  it.each([
    "",
    "?ids=",
    "?ids=1,x",
    "?ids=1;drop",
    `?ids=${Array.from({ length: 21 }, (_, index) => index + 1).join(",")}`,
    "?ids=1&ids=2",
  ])("refuse ids that are none, too many or odd: %s", async (query) => {
    expect((await test.send("north", `/api/cars${query}`)).status).toBe(400);
  });

  it("answer cars like one and the featured stock; of a foreign car nothing", async () => {
    expect((await test.send("north", "/api/cars/used-north-car/similar")).status).toBe(200);
    expect((await test.send("north", "/api/cars/used-foreign/similar")).status).toBe(404);
    expect(await cars("/api/featured-cars")).toEqual([]);
  });

  it("answer what shoppers look at most: the visits of the last days count before all views, and only what can be had is there", async () => {
    const look = async (name: string, views: number, lately: number) => {
      const { sql } = test.platform.database;
      const id = ids.get(name) ?? 0;
      await sql`insert into car_view_totals (car_id, views) values (${id}, ${views})`;
      for (let visit = 0; visit < lately; visit += 1)
        await sql`insert into car_views (car_id, day, session_hash) values (${id}, current_date, ${`visit ${visit}`})`;
    };
    const elsewhere = await test.send("south", "/api/popular-cars");
    expect(await elsewhere.json()).toEqual({ cars: [] });
    await look("used-a", 900, 1);
    await look("used-b", 40, 2);
    await look("used-sold-yesterday", 5000, 9);
    await look("used-hidden", 5000, 9);
    await look("used-foreign", 5000, 9);
    expect(slugs(await cars("/api/popular-cars"))).toEqual(["used-b", "used-a"]);
  });

  it("show no lender's quote of a popular car once it has ended, though the list is counted once a minute", async () => {
    const id = ids.get("used-a") ?? 0;
    const { database } = test.platform;
    const ends = "2026-11-21T01:03:30Z";
    const quote = { interestRate: 7, comparisonRate: 8, paymentWeek: 120, validUntil: ends };
    await database.sql`update cars set data = data || ${JSON.stringify({ finance_lenders: { bank: quote } })}::jsonb where id = ${id}`;
    let at = now;
    const { popularCars } = carListHandlers({
      database,
      versionsOf: () => ({ stock: 1, site: 1, build: "b" }),
      now: () => at,
    } as unknown as ApiDependencies);
    const lendersOf = async () => {
      const asked = {
        site,
        request: new Request("http://north.localhost", { headers: { "accept-encoding": "gzip" } }),
      };
      const answer = (await popularCars(asked as never)) as Response;
      const { cars: popular } = (await answer.json()) as { cars: CarSummary[] };
      return Object.keys(popular.find(({ slug }) => slug === "used-a")?.finance_lenders ?? {});
    };
    expect(await lendersOf()).toEqual(["bank"]);
    at = new Date(ends);
    expect(await lendersOf()).toEqual([]);
  });

  it("answer a car anew once a quote of it has ended: a browser that asks again has no right to the old one", async () => {
    const id = ids.get("used-b") ?? 0;
    const { database } = test.platform;
    const ends = "2026-11-21T01:03:30Z";
    const quote = { interestRate: 7, comparisonRate: 8, paymentWeek: 120, validUntil: ends };
    await database.sql`update cars set data = data || ${JSON.stringify({ finance_lenders: { bank: quote } })}::jsonb where id = ${id}`;
    let at = now;
    const { getCars } = carListHandlers({
      database,
      versionsOf: () => ({ stock: 1, site: 1, build: "b" }),
      now: () => at,
    } as unknown as ApiDependencies);
    const ask = async (etag = "") => {
      const headers = { "accept-encoding": "gzip", "if-none-match": etag };
      const asked = { site, query: { ids: String(id) }, request: new Request("http://north.localhost", { headers }) };
      return (await getCars(asked as never)) as Response;
    };
    const first = await ask();
    const etag = first.headers.get("etag") ?? "";
    expect((await ask(etag)).status).toBe(304);
    at = new Date(ends);
    const again = await ask(etag);
    expect([again.status, ((await again.json()) as { cars: CarSummary[] }).cars[0]?.finance_lenders]).toEqual([
      200,
      {},
    ]);
    expect((await ask(etag)).status).toBe(304);
  });

  it("answer 304 while nothing has changed", async () => {
    const first = await test.send("north", "/api/featured-cars");
    const again = await test.send("north", "/api/featured-cars", {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});
