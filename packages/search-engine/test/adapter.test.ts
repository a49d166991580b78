import TypesenseInstantSearchAdapter from "typesense-instantsearch-adapter";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "../src/index.ts";
import { masterKey } from "./support/open-engine.ts";
import { openLot } from "./support/stock.ts";
import type { Car } from "./support/stock.ts";

interface Result {
  hits: (Car & { _highlightResult?: Record<string, { value: string }> })[];
  nbHits: number;
  nbPages: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number }>;
}

interface SearchClient {
  search(requests: { indexName: string; params: Record<string, unknown> }[]): Promise<{ results: Result[] }>;
  searchForFacetValues(
    requests: { indexName: string; params: Record<string, unknown> }[],
  ): Promise<{ facetHits: { value: string; count: number; highlighted: string }[] }[]>;
}

/** A port of its own for each test: the client keeps connections to the last one open. */
let port = 4125;

async function openClient(): Promise<SearchClient> {
  const engine = await openLot();
  const server = await listen(engine, { port: ++port });
  onTestFinished(() => server.close());
  const adapter = new TypesenseInstantSearchAdapter({
    server: {
      apiKey: masterKey,
      nodes: [{ host: "127.0.0.1", port, protocol: "http" }],
      cacheSearchResultsForSeconds: 0,
    },
    additionalSearchParameters: { query_by: "title,make,model,badge" },
    geoLocationField: "place",
  });
  return adapter.searchClient as unknown as SearchClient;
}

const facets = ["make", "model", "year", "price", "certified", "features"];

describe("the InstantSearch adapter", () => {
  it("shows a results page with facets and slider bounds", async () => {
    const client = await openClient();
    const { results } = await client.search([
      { indexName: "cars", params: { query: "", facets, maxValuesPerFacet: 100, hitsPerPage: 5, page: 0 } },
    ]);
    expect(results[0]).toMatchObject({ nbHits: 12, nbPages: 3 });
    expect(results[0]?.facets["make"]).toEqual({ Toyota: 4, Mazda: 3, Hyundai: 2, Ford: 2, Holden: 1 });
    expect(results[0]?.facets_stats["price"]).toMatchObject({ min: 12990, max: 68990 });
  });

  it("refines by facets and ranges, and keeps the other choices of a refined facet", async () => {
    const client = await openClient();
    const { results } = await client.search([
      {
        indexName: "cars",
        params: {
          query: "",
          facets,
          facetFilters: [["make:Toyota", "make:Mazda"]],
          numericFilters: ["price>=30000", "price<=50000"],
          hitsPerPage: 10,
        },
      },
      {
        indexName: "cars",
        params: { query: "", facets: ["make"], numericFilters: ["price>=30000", "price<=50000"], hitsPerPage: 0 },
      },
    ]);
    expect(results[0]?.hits.map((car) => car.title)).toEqual([
      "2021 Mazda CX-5 GT (awd)",
      "2020 Mazda CX-5 Maxx Sport",
      "2018 Toyota Hilux SR5 (4X4)",
      "2022 Toyota Corolla ZR",
    ]);
    expect(results[1]?.facets["make"]).toEqual({ Toyota: 2, Mazda: 2, Ford: 1 });
  });

  it("marks the words found and finds mistyped ones", async () => {
    const client = await openClient();
    const { results } = await client.search([{ indexName: "cars", params: { query: "hylux", facets: [] } }]);
    expect(results[0]?.hits[0]?._highlightResult?.["title"]?.value).toContain("<mark>Hilux</mark>");
  });

  it("searches inside a facet's values", async () => {
    const client = await openClient();
    const [found] = await client.searchForFacetValues([
      { indexName: "cars", params: { facets: ["make"], facetName: "make", facetQuery: "toy", maxFacetHits: 10 } },
    ]);
    expect(found?.facetHits).toEqual([{ value: "Toyota", count: 4, highlighted: "<mark>Toy</mark>ota" }]);
  });

  it("finds cars around a place", async () => {
    const client = await openClient();
    const { results } = await client.search([
      { indexName: "cars", params: { query: "", aroundLatLng: "-33.87, 151.21", aroundRadius: 50_000 } },
    ]);
    expect(results[0]?.hits.map((car) => car.id).sort()).toEqual(["1", "5", "8"]);
  });
});
