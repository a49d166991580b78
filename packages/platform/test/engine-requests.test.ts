import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptySearchQuery, facetNames, parseSearchQuery, sortOrders } from "@forecourt/core";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlainSearch } from "../src/search/stock/create-plain-search.ts";
import { createStockLists } from "../src/search/stock/create-stock-lists.ts";
import { createStockSearch } from "../src/search/stock/create-stock-search.ts";
import { createSuggestions } from "../src/search/stock/create-suggestions.ts";
import { createSearchAccess } from "../src/search/engine/search-access.ts";
import type { MultiSearchAnswer } from "../src/search/engine/search-access.ts";
import { httpLink, inProcessLink } from "../src/search/engine/search-engine-link.ts";
import type { SearchEngineLink } from "../src/search/engine/search-engine-link.ts";
import { carCollection } from "../src/search/index/car-collection.ts";
import { carToDocument } from "../src/search/index/car-document.ts";
import { createSearchBackend } from "../src/search/engine/search-backend.ts";
import { putSynonyms } from "../src/search/index/synonyms.ts";
import { parsedSite } from "./http-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { waits } from "../../../tooling/vitest/waits.ts";

/** What is asked of the engine, as it was when it was last written: `FORECOURT_WRITE=1` writes it. */
const file = join(import.meta.dirname, "fixtures", "engine-requests.json");
const now = new Date("2026-11-21T01:03:00Z");
const { site } = parsedSite("north", {
  search: { facets: [...facetNames], priceAscendingNeedsPrice: true },
  finance: { weeklyEstimate: true, interestRatePercent: 10, comparisonRatePercent: 11.36, creditLicence: "ACL 1" },
});
const few = parsedSite("north").site;

interface SentRequest {
  name: string;
  method: string;
  path: string;
  body: unknown;
}

const searches = [
  "",
  "page=3",
  "make=Mazda",
  "make=Mazda&make=Kia&car_type=used&fuel=Petrol",
  "price=5000-30000",
  "km=-60000&year=2019-",
  "weekly_price_range=80-150",
  "query=corola",
  "query=ute+diesel&sortBy=price_asc",
  "query=zzz&make=Kia",
  "seats=7&certified=true",
  "badge=G20: Evolve",
  "filtered_features=Sunroof&categories=4x4&price_range=20000-25000",
  "make=Lada&price=-10000",
  "weekly=150&deposit=5000",
  "near=2000&within=10&make=Kia&query=zzz",
  ...sortOrders.filter((order) => order !== "distance").map((order) => `sortBy=${order}`),
];

let link: SearchEngineLink;
let overPort: SearchEngineLink;
const stops: (() => Promise<void>)[] = [];
const sent: SentRequest[] = [];

/** A link that writes down what goes over it, without keys. */
function recording(name: () => string): SearchEngineLink {
  return {
    ...link,
    send: async (request) => {
      const { method, path, body = "" } = request;
      sent.push({ name: name(), method, path, body: body.includes("\n") || body === "" ? body : JSON.parse(body) });
      return link.send(request);
    },
  };
}

const cars = Array.from({ length: 60 }, (_, index) =>
  carToDocument({
    id: index + 1,
    siteSlug: index % 6 === 0 ? "south" : "north",
    shown: true,
    soldAt: null,
    firstSeenAt: new Date(1_790_000_000_000 + index * 1000),
    data: {
      slug: `car-${index}`,
      path: `/cars/car-${index}`,
      name: `${2014 + (index % 12)} ${index % 2 ? "Mazda CX-5" : "Kia Sportage"}`,
      make: index % 2 ? "Mazda" : "Kia",
      model: index % 2 ? "CX-5" : "Sportage",
      year: 2014 + (index % 12),
      car_type: ["used", "new", "demo"][index % 3],
      status: "in_stock",
      price: index % 7 === 0 ? null : 9000 + index * 700,
      km: index * 2100,
      simple_body: index % 4 ? "SUV" : "Ute",
      simple_fuel: index % 3 ? "Petrol" : "Diesel",
      seats: 5,
      stocknum: `N${index}`,
      standardEquipment: index % 5 ? [] : ["Sunroof"],
      certified: index % 3 === 0,
    },
  }),
);

beforeAll(async () => {
  const folder = temporaryFolder("requests");
  const engine = createSearchEngine({ dataDir: folder, apiKey: "admin" });
  const server = await listen(engine, { port: 0, host: "127.0.0.1" });
  stops.push(async () => {
    overPort.close();
    await server.close();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });
  link = inProcessLink(engine, "admin");
  overPort = httpLink(server.url, "admin");
  let name = "index";
  const writing = createSearchBackend(recording(() => name));
  await writing.request("POST", "/collections", JSON.stringify(carCollection("cars_1")));
  await writing.request("PUT", "/aliases/cars", JSON.stringify({ collection_name: "cars_1" }));
  name = "synonyms";
  await putSynonyms(writing, "cars_1");
  await createSearchBackend(link).request(
    "POST",
    "/collections/cars/documents/import?action=upsert",
    cars.map((car) => JSON.stringify(car)).join("\n"),
  );
  const access = createSearchAccess(
    recording(() => name),
    () => {},
  );
  const search = createStockSearch({ access, now: () => now });
  for (const query of searches) {
    name = `search ${query}`;
    await search(site, parseSearchQuery(new URLSearchParams(query)));
  }
  name = "search of a site with a lender's rates, quotes and makes without finance";
  const lenders = {
    shown: "youx",
    lenders: [
      {
        provider: "youx",
        name: "YouX",
        rates: [
          {
            carTypes: ["used" as const],
            maxAgeYears: 7,
            minPriceDollars: 5000,
            interestRatePercent: 8.99,
            comparisonRatePercent: 10.11,
          },
        ],
      },
    ],
    suppressedMakes: ["Tesla"],
    suppressedDealers: ["north-trucks"],
  };
  const figure = {
    weeklyDollars: 120,
    priceDollars: 25_000,
    ratePercent: 7,
    comparisonRatePercent: 8,
    termYears: 5,
    depositDollars: 0,
    balloonDollars: 0,
    feeDollars: 0,
    source: "lender",
    lenderName: "YouX",
  } as const;
  const lent = createStockSearch({
    access,
    now: () => now,
    quotedCars: () =>
      Promise.resolve([
        { id: "3", figure },
        { id: "5", figure: { ...figure, weeklyDollars: 190 } },
      ]),
  });
  await lent(
    { ...few, finance: site.finance, lenders: parsedSite("north", { finance: site.finance, lenders }).site.lenders },
    parseSearchQuery(new URLSearchParams("weekly=150&weekly_price_range=80-140&deposit=2000")),
  );
  name = "search of a site with the facets of the default";
  await search(few, { ...emptySearchQuery, filters: { make: ["Kia"] } });
  name = "suggestions";
  const typed = {
    basePath: "/search/used-cars",
    pathFilters: { car_type: ["used"] },
    search: parseSearchQuery(new URLSearchParams("fuel=Petrol")),
  };
  for (const text of ["toy", "zzz suv"])
    await createSuggestions({ access, plainSearch: createPlainSearch(access, () => now), now: () => now })(
      site,
      { text, ...typed },
      { stock: 1, site: 1, build: "b" },
    );
  name = "featured";
  await createStockLists({ access, now: () => now }).featured(site);
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const searchRequests = () => sent.filter(({ path }) => path === "/multi_search");
const withoutTimes = ({ results }: MultiSearchAnswer) =>
  results.map((result) => ({ ...(result as object), search_time_ms: 0, request_params: undefined }));

describe("what the platform asks of the engine", () => {
  it("is the list that is tried against a real Typesense", () => {
    const text = `${JSON.stringify(
      sent.filter(({ path }) => path !== "/keys"),
      null,
      1,
    )}\n`;
    if (process.env.FORECOURT_WRITE === "1") writeFileSync(file, text);
    expect(text, "Run this test with FORECOURT_WRITE=1 and try the new requests against a Typesense.").toBe(
      readFileSync(file, "utf8"),
    );
  });

  it("is answered, every search of it, without an error", async () => {
    for (const { name, body } of searchRequests()) {
      const answer = await ask(link, body);
      expect(
        answer.results.filter((result) => (result as { error?: string }).error !== undefined),
        name,
      ).toEqual([]);
    }
  });

  it("is answered over the port as in process", async () => {
    for (const { name, body } of searchRequests()) {
      const [one, other] = await Promise.all([ask(link, body), ask(overPort, body)]);
      expect(withoutTimes(one), name).toEqual(withoutTimes(other));
    }
  });
});

async function ask(by: SearchEngineLink, asked: unknown): Promise<MultiSearchAnswer> {
  const { status, body } = await by.send({
    method: "POST",
    path: "/multi_search",
    key: "admin",
    body: JSON.stringify(asked),
    timeoutMs: waits.hook,
  });
  expect(status).toBe(200);
  return JSON.parse(body) as MultiSearchAnswer;
}
