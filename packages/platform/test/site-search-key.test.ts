import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { CarSummary } from "@forecourt/core/schemas";
import { createSearchEngine, listen } from "@forecourt/search-engine";
import TypesenseInstantSearchAdapter from "typesense-instantsearch-adapter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteKeys } from "../src/search/ask/create-ask-engine.ts";
import { createSearchAccess } from "../src/search/engine/search-access.ts";
import { httpLink } from "../src/search/engine/search-engine-link.ts";
import { parsedSite, siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { makeCarsCollection, putCars } from "./search-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { waits } from "../../../tooling/vitest/waits.ts";

interface Result<Hit> {
  hits: Hit[];
  nbHits: number;
  facets: Record<string, Record<string, number>>;
}
interface Client<Hit> {
  search(requests: { indexName: string; params: Record<string, unknown> }[]): Promise<{ results: Result<Hit>[] }>;
  searchForFacetValues(
    requests: { indexName: string; params: Record<string, unknown> }[],
  ): Promise<{ facetHits: { value: string; count: number }[] }[]>;
}

const stops: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

/** Attempts to leave what a key may see. */
const elsewhere = [
  "site:=south",
  "site:!=north",
  "site:=[`north`,`south`]",
  "price:>0 || site:=south",
  "(price:>0 || site:=south) || price:>0",
  "shown:=false",
];
/** The same for an engine that joined filters as text. */
const unclosed = ["price:>0) || (site:=south", "site:=south) || (site:=south", "(price:>0", "make:=`x) || (site:=`"];

describe("the key that the platform makes for a site", () => {
  let client: Client<{ slug?: string; site: string }>;
  let admin: ReturnType<typeof httpLink>;
  let key: string;

  beforeAll(async () => {
    const folder = temporaryFolder("site-key");
    const engine = createSearchEngine({ dataDir: folder, apiKey: "admin-key-of-the-cluster" });
    const server = await listen(engine, { port: 0, host: "127.0.0.1" });
    admin = httpLink(server.url, "admin-key-of-the-cluster");
    stops.push(async () => {
      admin.close();
      await server.close();
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    });
    await makeCarsCollection(admin);
    await putCars(
      admin,
      [
        { site: "north", slug: "n-1", make: "Kia", price: 20_000 },
        { site: "north", slug: "n-2", make: "Mazda", price: 30_000 },
        { site: "north", slug: "n-hidden", make: "Mazda", price: 30_000, shown: false },
        { site: "south", slug: "s-1", make: "Toyota", price: 10_000 },
      ],
      1,
    );
    const access = createSearchAccess(admin, () => {});
    // Makes the parent of the keys on the engine.
    await access.multiSearch({ searches: [] }, "-").catch(() => {});
    key = siteKeys(access, () => new Date())(parsedSite("north").site);
    client = new TypesenseInstantSearchAdapter({
      server: {
        apiKey: key,
        nodes: [{ host: "127.0.0.1", port: Number(new URL(server.url).port), protocol: "http" }],
        cacheSearchResultsForSeconds: 0,
      },
      additionalSearchParameters: { query_by: "title,make" },
    }).searchClient as unknown as typeof client;
  });

  it("finds the site's visible cars over the engine's own address, by the published adapter", async () => {
    const { results } = await client.search([
      { indexName: "cars", params: { query: "", facets: ["site", "make"], hitsPerPage: 20, page: 0 } },
    ]);
    expect(results[0]?.nbHits).toBe(2);
    expect(results[0]?.facets).toEqual({ site: { north: 2 }, make: { Kia: 1, Mazda: 1 } });
  });

  it("finds no other car, whatever the search says", async () => {
    for (const filters of elsewhere) {
      const { results } = await client.search([
        { indexName: "cars", params: { query: "", filters, facets: ["make", "site"], hitsPerPage: 20 } },
      ]);
      expect(results, filters).toHaveLength(1);
      for (const { hits, facets, nbHits } of results) {
        expect(
          hits.map(({ site }) => site).filter((site) => site !== "north"),
          filters,
        ).toEqual([]);
        expect(Object.keys(facets["make"] ?? {}), filters).not.toContain("Toyota");
        expect(nbHits, filters).toBeLessThanOrEqual(2);
      }
    }
    for (const filter of unclosed) {
      const body = JSON.stringify({ searches: [{ collection: "cars", q: "*", query_by: "title", filter_by: filter }] });
      const answer = await admin.send({ method: "POST", path: "/multi_search", key, body, timeoutMs: waits.hook });
      expect(answer.body, filter).not.toContain("s-1");
    }
    const { results } = await client.search([{ indexName: "cars", params: { query: "toyota", hitsPerPage: 20 } }]);
    expect(results[0]?.nbHits).toBe(0);
    const [values] = await client.searchForFacetValues([
      { indexName: "cars", params: { facets: ["make"], facetName: "make", facetQuery: "toy", maxFacetHits: 10 } },
    ]);
    expect(values?.facetHits).toEqual([]);
  });

  it("writes nothing and reads nothing but searches", async () => {
    for (const [method, path] of [
      ["GET", "/collections"],
      ["GET", "/collections/cars/documents/4"],
      ["GET", "/collections/cars/documents/export"],
      ["DELETE", "/collections/cars/documents/1"],
      ["GET", "/keys"],
    ] as const)
      expect((await admin.send({ method, path, key, timeoutMs: waits.hook })).status, `${method} ${path}`).toBe(401);
  });

  it("is no key once a letter of it is changed", async () => {
    const changed = Buffer.from(Buffer.from(key, "base64").toString().replace("north", "south")).toString("base64");
    const body = JSON.stringify({ searches: [{ collection: "cars", q: "*", query_by: "title" }] });
    const answer = await admin.send({
      method: "POST",
      path: "/multi_search",
      key: changed,
      body,
      timeoutMs: waits.hook,
    });
    expect(answer.status).toBe(401);
  });
});

describe("the search endpoint of a site in Typesense's protocol", () => {
  let test: TestPlatform;
  let host: string;
  let port: string;

  beforeAll(async () => {
    test = await startTestPlatform([siteDocument("north"), siteDocument("south")]);
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        void test
          .send("north", request.url ?? "/", {
            method: request.method ?? "GET",
            body: Buffer.concat(parts),
            headers: { "content-type": request.headers["content-type"] ?? "" },
          })
          .then(async (answer) => {
            response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
            response.end(await answer.text());
          });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    host = "127.0.0.1";
    port = String((server.address() as AddressInfo).port);
    stops.push(() => test.stop());
    stops.push(
      () =>
        new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    );
  });

  /** The client that docs/new-template.md makes, made by its own lines. */
  function documentedClient(): Client<CarSummary> {
    const text = readFileSync(join(import.meta.dirname, "../../../docs/new-template.md"), "utf8");
    const [, snippet = ""] = /```js search-client\n([\s\S]*?)```/.exec(text) ?? [];
    const body = snippet.replace(/^import .*$/m, "").replace("export const searchClient =", "return");
    // oxlint-disable-next-line typescript/no-implied-eval -- runs the snippet of the document as it stands
    const make = new Function("TypesenseInstantSearchAdapter", "location", body) as (
      Adapter: unknown,
      location: object,
    ) => Client<CarSummary>;
    return make(TypesenseInstantSearchAdapter, { hostname: host, port, protocol: "http:" });
  }

  it("answers the published adapter with the cards that the site shows, by the lines of docs/new-template.md", async () => {
    const { results } = await documentedClient().search([
      { indexName: "cars", params: { query: "", facets: ["make"], hitsPerPage: 20, page: 0 } },
    ]);
    expect(results[0]?.hits).toMatchObject([{ slug: "used-north-car", path: "/cars/used-north-car", price: 34_990 }]);
    expect(results[0]?.facets).toEqual({ make: { "Make of north": 1 } });
    const ours = (await (await test.send("north", "/api/search")).json()) as { hits: object[] };
    expect(ours.hits).toHaveLength(1);
    expect(results[0]?.hits[0]).toMatchObject(ours.hits[0] ?? {});
  });

  it("shows nothing of another site, whatever a search says", async () => {
    const client = documentedClient();
    for (const filters of elsewhere) {
      const { results } = await client.search([
        { indexName: "cars", params: { query: "", filters, facets: ["site", "make"], hitsPerPage: 20 } },
      ]);
      expect(results, filters).toHaveLength(1);
      expect(JSON.stringify(results), filters).not.toContain("used-south-car");
      expect(JSON.stringify(results), filters).not.toContain("Make of south");
    }
  });

  const ask = async (search: object, key = "any") =>
    test.send("north", `/api/typesense/multi_search?x-typesense-api-key=${key}`, {
      method: "POST",
      body: JSON.stringify({ searches: [search] }),
      headers: { "content-type": "text/plain" },
    });

  it("answers nothing of a car but its card, and decides itself where keywords are looked for", async () => {
    const answer = await ask({
      collection: "sites",
      q: "mazda",
      query_by: "site",
      include_fields: "*",
      filter_by: "make:=[`Make of north`]",
    });
    const { results } = (await answer.json()) as { results: { found: number; hits: { document: object }[] }[] };
    expect(results[0]).not.toHaveProperty("out_of");
    const [hit] = results[0]?.hits ?? [];
    expect(hit?.document).toMatchObject({ slug: "used-north-car", price: 34_990 });
    for (const name of ["site", "keywords", "place", "card", "shown"]) expect(hit?.document).not.toHaveProperty(name);
  });

  it("refuses a filter that leaves its brackets, too many searches and too many cars", async () => {
    for (const filter of [...unclosed, "make:=`)`"])
      expect((await ask({ q: "*", filter_by: filter })).status, filter).toBe(422);
    expect((await ask({ q: "*", filter_by: "(make:=`Kia` || make:=`Make of north`) && price:>0" })).status).toBe(200);
    expect((await ask({ q: "*", per_page: 101 })).status).toBe(422);
    const many = await test.send("north", "/api/typesense/multi_search", {
      method: "POST",
      body: JSON.stringify({ searches: Array.from({ length: 21 }, () => ({ q: "*" })) }),
      headers: { "content-type": "text/plain" },
    });
    expect(many.status).toBe(422);
  });

  it("says in the answer what the engine refused, as the protocol does", async () => {
    const { results } = (await (await ask({ q: "*", filter_by: "nosuchfield:=1" })).json()) as {
      results: { code: number; error: string }[];
    };
    expect(results[0]).toMatchObject({ code: expect.any(Number), error: expect.stringContaining("nosuchfield") });
  });
});
