import { Client } from "typesense";
import type { CollectionCreateSchema } from "typesense";
import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "../src/index.ts";
import { inProcessAdapter } from "./support/in-process-adapter.ts";
import { masterKey, openEngine } from "./support/open-engine.ts";
import { lot, lotSchema } from "./support/stock.ts";
import type { Car } from "./support/stock.ts";

/** A port of its own for each test: the client keeps connections to the last one open. */
let port = 4110;

const collectionOf = (name: string): CollectionCreateSchema => ({ ...lotSchema, name }) as CollectionCreateSchema;

async function overHttp(): Promise<Client> {
  const engine = openEngine();
  const server = await listen(engine, { port: ++port });
  onTestFinished(() => server.close());
  return new Client({
    nodes: [{ host: "127.0.0.1", port, protocol: "http" }],
    apiKey: masterKey,
    numRetries: 0,
    connectionTimeoutSeconds: 5,
  });
}

async function inProcess(): Promise<Client> {
  const engine = openEngine();
  return new Client({
    nodes: [{ host: "127.0.0.1", port, protocol: "http" }],
    apiKey: masterKey,
    numRetries: 0,
    axiosAdapter: inProcessAdapter(engine),
  });
}

describe.each([
  ["over HTTP", overHttp],
  ["in process, through axiosAdapter", inProcess],
] as const)("the official typesense client %s", (_, connect) => {
  it("fills a collection, finds cars and counts facets", async () => {
    const client = await connect();
    await client.collections().create(collectionOf("cars"));
    const imported = await client
      .collections<Car>("cars")
      .documents()
      .import([...lot], { action: "upsert" });
    expect(imported.every((line) => line.success)).toBe(true);
    const answer = await client
      .collections<Car>("cars")
      .documents()
      .search({ q: "toyota corola", query_by: "title,make,model", facet_by: "make" });
    expect(answer.found).toBe(2);
    expect(answer.hits?.map((hit) => hit.document.model)).toEqual(["Corolla", "Corolla"]);
    expect(answer.facet_counts?.[0]?.counts[0]).toMatchObject({ value: "Toyota", count: 2 });
  });

  it("changes single documents and many by filter, and exports them", async () => {
    const client = await connect();
    await client.collections().create(collectionOf("cars"));
    const documents = client.collections<Car>("cars").documents();
    await documents.import([...lot]);
    await client.collections<Car>("cars").documents("3").update({ price: 44000 });
    expect(await client.collections<Car>("cars").documents("3").retrieve()).toMatchObject({
      model: "Hilux",
      price: 44000,
    });
    expect(await documents.update({ certified: false } as Partial<Car> as Car, { filter_by: "make:=Mazda" })).toEqual({
      num_updated: 3,
    });
    expect(await documents.delete({ filter_by: "year:<2015" })).toEqual({ num_deleted: 2 });
    const exported = await documents.export({ filter_by: "make:=Toyota" });
    expect(exported.split("\n")).toHaveLength(4);
    await client.collections<Car>("cars").documents("1").delete();
    await expect(client.collections("cars").documents("1").retrieve()).rejects.toMatchObject({
      name: "ObjectNotFound",
      httpStatus: 404,
    });
  });

  it("switches aliases, keeps synonyms, overrides, presets, stopwords and keys", async () => {
    const client = await connect();
    await client.collections().create(collectionOf("cars-2"));
    await client.aliases().upsert("cars", { collection_name: "cars-2" });
    expect(await client.aliases("cars").retrieve()).toEqual({ name: "cars", collection_name: "cars-2" });
    await client
      .collections<Car>("cars")
      .documents()
      .create(lot[0] as Car);
    expect((await client.collections("cars").retrieve()).num_documents).toBe(1);
    await client
      .collections("cars")
      .synonyms()
      .upsert("ute", { synonyms: ["ute", "pickup"] });
    expect((await client.collections("cars").synonyms().retrieve()).synonyms).toHaveLength(1);
    await client
      .collections("cars")
      .overrides()
      .upsert("pin", { rule: { query: "deal", match: "exact" }, includes: [{ id: "1", position: 1 }] });
    await client.presets().upsert("listing", { value: { q: "*" } });
    expect((await client.presets("listing").retrieve()).value).toEqual({ q: "*" });
    await client.stopwords().upsert("common", { stopwords: ["the"] });
    const key = await client
      .keys()
      .create({ description: "search", actions: ["documents:search"], collections: ["*"] });
    expect(key.value).toMatch(/^.{20,}$/u);
    expect((await client.keys().retrieve()).keys[0]).not.toHaveProperty("value");
    expect(await client.health.retrieve()).toEqual({ ok: true });
  });

  it("gets Typesense's own errors", async () => {
    const client = await connect();
    await expect(client.collections("nothing").retrieve()).rejects.toMatchObject({
      name: "ObjectNotFound",
      httpStatus: 404,
    });
    await client.collections().create(collectionOf("cars"));
    await expect(client.collections().create(collectionOf("cars"))).rejects.toMatchObject({
      name: "ObjectAlreadyExists",
      httpStatus: 409,
    });
    await expect(
      client.collections<Car>("cars").documents().search({ q: "x", query_by: "title", per_page: 251 }),
    ).rejects.toMatchObject({ name: "ObjectUnprocessable", httpStatus: 422 });
  });
});
