import { facetNames, parseSearchQuery, sortOrders } from "@forecourt/core";
import { parseSiteDocument } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { createPlainSearch } from "../../packages/platform/src/search/stock/create-plain-search.ts";
import { createStockLists } from "../../packages/platform/src/search/stock/create-stock-lists.ts";
import { createStockSearch } from "../../packages/platform/src/search/stock/create-stock-search.ts";
import { createSuggestions } from "../../packages/platform/src/search/stock/create-suggestions.ts";
import type {
  MultiSearchAnswer,
  MultiSearchBody,
  SearchAccess,
} from "../../packages/platform/src/search/engine/search-access.ts";
import { visibilityFilter } from "../../packages/platform/src/search/ask/visibility-filter.ts";
import { carsAlias } from "../../packages/platform/src/search/engine/cars-alias.ts";
import { carCollection } from "../../packages/platform/src/search/index/car-collection.ts";
import { carToDocument } from "../../packages/platform/src/search/index/car-document.ts";
import { synonymSets } from "../../packages/platform/src/search/index/synonyms.ts";
import type { JsonDocument } from "../../packages/platform/src/records/schema.ts";
import type { DemoCar } from "../demo/demo-car.ts";
import { readSiteDocument } from "../demo/demo-documents.ts";
import { harbourMazda } from "../demo/demo-site.ts";
import { generateStock } from "../demo/generate-stock.ts";
import { answersOf } from "./compare-engines.ts";
import { keywordsOf } from "./keywords-of.ts";
import { openEmbedded } from "./embedded-engine.ts";
import { fillEngine } from "./fill-engine.ts";
import type { Question, QuestionSet } from "./question-set.ts";

/** Day on which the stock is as described, and the hour in which it is searched. */
const day = "2026-11-21";
const now = new Date(`${day}T01:03:00Z`);

const searches = [
  "",
  "page=2",
  "page=3",
  "make=Mazda",
  "make=Mazda&make=Kia&car_type=used&fuel=Petrol",
  "price=5000-30000",
  "km=-60000&year=2019-",
  "weekly_price_range=80-150",
  "seats=7&certified=true",
  "filtered_features=Sunroof&categories=4x4",
  "make=Lada&price=-10000",
  "near=2000&within=10&make=Kia",
  "query=ute+diesel&sortBy=price_asc",
  "query=zzz&make=Kia",
  "weekly=150&deposit=5000",
  ...sortOrders.map((order) => `sortBy=${order}&near=2000`),
];

/**
 * What a dealer's site asks of its engine, over the made-up stock of the demo: results, facets, orders, keywords,
 * suggestions and lists.
 */
export async function siteQuestions(): Promise<QuestionSet> {
  const site = await readSite();
  const documents = generateStock(harbourMazda, day).map((car, index) =>
    JSON.stringify(
      carToDocument({
        id: index + 1,
        siteSlug: site.slug,
        shown: car.show_on_dealer_website,
        firstSeenAt: new Date(car.created_at),
        soldAt: car.sold_at === null ? null : new Date(car.sold_at),
        data: dataOf(car, index),
      }),
    ),
  );
  const { name: _, ...schema } = carCollection(carsAlias);
  const set: QuestionSet = {
    name: "site",
    collection: carsAlias,
    schema,
    documents: documents.join("\n"),
    synonyms: new Map(Object.entries(synonymSets).map(([id, synonyms]) => [id, { synonyms }])),
    questions: [],
  };
  const embedded = openEmbedded();
  try {
    const { collection } = await fillEngine(embedded.link, set);
    const questions: Question[] = [];
    let name = "";
    const access = recordingAccess(async (body) => {
      const inSight = body.searches.map((search) => ({
        ...search,
        filter_by: bothFilters(search["filter_by"], visibilityFilter(site, now)),
      }));
      questions.push({
        name: `${name} #${questions.filter((question) => question.name.startsWith(`${name} #`)).length + 1}`,
        searches: inSight,
      });
      return { results: await answersOf(embedded.link, set, collection, inSight) };
    });
    await askEverything(site, access, (own) => (name = own));
    return { ...set, questions };
  } finally {
    await embedded.close();
  }
}

async function askEverything(site: Site, access: SearchAccess, named: (name: string) => void): Promise<void> {
  const search = createStockSearch({ access, now: () => now });
  for (const address of searches) {
    named(`results ${address}`);
    await search(site, parseSearchQuery(new URLSearchParams(address)));
  }
  const typed = { basePath: site.search.defaultPath, pathFilters: {}, search: parseSearchQuery(new URLSearchParams()) };
  const suggest = createSuggestions({ access, plainSearch: createPlainSearch(access, () => now), now: () => now });
  for (const words of keywordsOf(generateStock(harbourMazda, day))) {
    named(`keywords ${words}`);
    await search(site, parseSearchQuery(new URLSearchParams({ query: words })));
    named(`suggestions ${words}`);
    await suggest(site, { text: words, ...typed }, { stock: 1, site: 1, build: "-" });
  }
  named("featured");
  await createStockLists({ access, now: () => now }).featured(site);
}

function recordingAccess(multiSearch: (body: MultiSearchBody) => Promise<MultiSearchAnswer>): SearchAccess {
  return { searchKey: "-", isReady: () => Promise.resolve(true), multiSearch };
}

async function readSite(): Promise<Site> {
  const document = await readSiteDocument(harbourMazda.slug);
  const parsed = parseSiteDocument({ ...document, search: { ...document.search, facets: [...facetNames] } });
  if (!parsed.ok) throw new Error(`[compare] The demo's document is refused: ${JSON.stringify(parsed.problems)}`);
  return parsed.site;
}

/** As a scoped key joins them. */
const bothFilters = (own: unknown, scope: string): string =>
  typeof own === "string" && own !== "" ? `(${own}) && (${scope})` : scope;

/** A car as the platform stores it, as far as the index reads it. */
function dataOf(car: DemoCar, index: number): JsonDocument {
  const {
    stocknum,
    regplate,
    car_type,
    status,
    make,
    model,
    badge,
    series,
    year,
    body,
    simple_body,
    seats,
    simple_transmission,
    drive,
    fuel,
    simple_fuel,
    towingcapacitybraked,
    colour,
    km,
    price,
    tag,
    reserved,
    certified,
    city,
    state,
    standardEquipment,
  } = car;
  const own = {
    stocknum,
    regplate,
    car_type,
    status,
    make,
    model,
    badge,
    series,
    year,
    body,
    simple_body,
    seats,
    simple_transmission,
    drive,
    fuel,
    simple_fuel,
    towingcapacitybraked,
    colour,
    km,
    price,
    tag,
    reserved,
    certified,
    city,
    state,
    standardEquipment,
  };
  return { ...own, slug: `car-${index}`, path: `/cars/car-${index}`, name: `${year} ${make} ${model} ${badge}`.trim() };
}
