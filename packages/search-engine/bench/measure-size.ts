import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen, startSearchEngineWorker } from "../src/index.ts";
import { benchCar, benchFacets, benchSchema } from "./bench-data.ts";

/** Half of the measurements are below `p50` milliseconds, nineteen of twenty below `p95`. */
export interface Spread {
  p50: number;
  p95: number;
}

/** What was measured at one size. */
export interface SizeFigures {
  documents: number;
  /** All cars: 16 facets, 21 hits, marks. */
  a: Spread;
  /** "toyota corola". */
  b: Spread;
  /** Three filters: four searches in one request. */
  c: Spread;
  /** Ten things half typed, in turn. */
  typing: Spread;
  upsert: Spread;
  /** Documents a second, in requests of 10,000, with a search every 50 ms. */
  importPerSecond: number;
  searchDuringImport: Spread;
  startMs: number;
  /** The whole process, client included. */
  rssMb: number;
}

const common = {
  collection: "cars",
  query_by: "title,make,model,badge,stocknum",
  max_facet_values: 100,
  per_page: 21,
  highlight_full_fields: "title",
  sort_by: "_text_match:desc,created_at_timestamp:desc",
};
const multiSearch = (searches: readonly object[]): string => JSON.stringify({ searches });
const pages = {
  a: multiSearch([{ ...common, q: "*", facet_by: benchFacets, sort_by: "created_at_timestamp:desc" }]),
  b: multiSearch([{ ...common, q: "toyota corola", facet_by: benchFacets }]),
  c: multiSearch([
    {
      ...common,
      q: "*",
      facet_by: benchFacets,
      filter_by: "make:=[`Toyota`,`Mazda`] && price:[10000..40000] && simple_body:=[`SUV`]",
      sort_by: "price:asc",
    },
    { ...common, q: "*", facet_by: "make", per_page: 0, filter_by: "price:[10000..40000] && simple_body:=[`SUV`]" },
    {
      ...common,
      q: "*",
      facet_by: "price",
      per_page: 0,
      filter_by: "make:=[`Toyota`,`Mazda`] && simple_body:=[`SUV`]",
    },
    {
      ...common,
      q: "*",
      facet_by: "simple_body",
      per_page: 0,
      filter_by: "make:=[`Toyota`,`Mazda`] && price:[10000..40000]",
    },
  ]),
};
const typing = [
  "t",
  "to",
  "toy",
  "toyota",
  "toyota c",
  "toyota cor",
  "toyota corolla",
  "hylux",
  "s1000",
  "landcrusier",
].map((q) => multiSearch([{ ...common, q, facet_by: benchFacets }]));

/** Rounds before the measuring starts: the first hundred run code that is not yet compiled. */
const warmUp = 100;

/** Fills an engine with cars, asks it over HTTP, and opens it again. */
export async function measureSize(documents: number): Promise<SizeFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), "search-bench-"));
  const options = { dataDir, apiKey: "bench" };
  let engine = await startSearchEngineWorker(options);
  const server = await listen(engine, { port: 0 });
  try {
    const call = caller(server.url);
    const search = (body: string): Promise<unknown> => call("POST", "/multi_search?x-typesense-api-key=bench", body);
    await call("POST", "/collections", JSON.stringify(benchSchema));
    const { importPerSecond, searchDuringImport } = await measureImport(documents, call, search);
    const rounds = documents > 200_000 ? 60 : 200;
    const figures = {
      documents,
      importPerSecond,
      searchDuringImport,
      a: await times(rounds, () => search(pages.a)),
      b: await times(rounds, () => search(pages.b)),
      c: await times(rounds, () => search(pages.c)),
      typing: await times(rounds, (round) => search(typing[round % typing.length] ?? "")),
      upsert: await times(rounds, (round) =>
        call(
          "POST",
          "/collections/cars/documents?action=upsert",
          JSON.stringify({ ...benchCar(round), price: 1000 + round }),
        ),
      ),
      rssMb: process.memoryUsage.rss() / 1_048_576,
    };
    await engine.close();
    const began = performance.now();
    engine = await startSearchEngineWorker(options);
    return { ...figures, startMs: performance.now() - began };
  } finally {
    await server.close();
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureImport(
  documents: number,
  call: Call,
  search: (body: string) => Promise<unknown>,
): Promise<{ importPerSecond: number; searchDuringImport: Spread }> {
  const during: number[] = [];
  let ms = 0;
  for (let start = 0; start < documents; start += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, documents - start) }, (_, place) =>
      JSON.stringify(benchCar(start + place)),
    ).join("\n");
    const began = performance.now();
    const state = { done: false };
    const importing = call("POST", "/collections/cars/documents/import?action=upsert", lines).then(
      () => (state.done = true),
    );
    while (!state.done) {
      const asked = performance.now();
      await search(pages.b);
      if (!state.done) during.push(performance.now() - asked);
      await Promise.race([importing, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    ms += performance.now() - began;
  }
  return { importPerSecond: (documents * 1000) / ms, searchDuringImport: spreadOf(during) };
}

type Call = (method: string, path: string, body: string) => Promise<string>;

function caller(url: string): Call {
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        url + path,
        { method, headers: { "x-typesense-api-key": "bench", "content-length": Buffer.byteLength(body) } },
        (incoming) => {
          let text = "";
          incoming
            .setEncoding("utf8")
            .on("data", (chunk: string) => (text += chunk))
            .on("end", () => resolve(text));
        },
      );
      outgoing.on("error", reject).end(body);
    });
}

async function times(rounds: number, work: (round: number) => Promise<unknown>): Promise<Spread> {
  const measured: number[] = [];
  for (let round = -Math.min(warmUp, rounds); round < rounds; round++) {
    const began = performance.now();
    await work(Math.abs(round));
    if (round >= 0) measured.push(performance.now() - began);
  }
  return spreadOf(measured);
}

function spreadOf(measured: number[]): Spread {
  measured.sort((x, y) => x - y);
  const at = (share: number): number => measured[Math.floor(measured.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
