import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen, startSearchEngineWorker } from "../src/index.ts";
import { benchCar, benchFacets, benchSchema } from "./bench-data.ts";

/**
 * Measures the engine over HTTP, in its worker thread, as the server runs it. `node --conditions=@forecourt/source
 * bench/bench.ts [documents …]`; sizes are 2,000, 20,000 and 200,000 unless given. Targets: search-engine.md.
 */
const sizes = process.argv.slice(2).map(Number);
const targets: Record<number, string> = { 20_000: "≤ 3 / 4 / 5", 200_000: "≤ 6 / 10 / 30" };
const common = { collection: "cars", query_by: "title,make,model,badge,stocknum", max_facet_values: 100, per_page: 21, highlight_full_fields: "title", sort_by: "_text_match:desc,created_at_timestamp:desc" };
const pages = {
  a: [{ ...common, q: "*", facet_by: benchFacets, sort_by: "created_at_timestamp:desc" }],
  b: [{ ...common, q: "toyota corola", facet_by: benchFacets }],
  c: [
    { ...common, q: "*", facet_by: benchFacets, filter_by: "make:=[`Toyota`,`Mazda`] && price:[10000..40000] && simple_body:=[`SUV`]", sort_by: "price:asc" },
    { ...common, q: "*", facet_by: "make", per_page: 0, filter_by: "price:[10000..40000] && simple_body:=[`SUV`]" },
    { ...common, q: "*", facet_by: "price", per_page: 0, filter_by: "make:=[`Toyota`,`Mazda`] && simple_body:=[`SUV`]" },
    { ...common, q: "*", facet_by: "simple_body", per_page: 0, filter_by: "make:=[`Toyota`,`Mazda`] && price:[10000..40000]" },
  ],
};
const typing = ["t", "to", "toy", "toyota", "toyota c", "toyota cor", "toyota corolla", "hylux", "s1000", "landcrusier"];

function call(url: string, method: string, path: string, body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { method, headers: { "x-typesense-api-key": "bench", "content-length": Buffer.byteLength(body) } }, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8").on("data", (chunk: string) => (text += chunk)).on("end", () => resolve(text));
    });
    outgoing.on("error", reject).end(body);
  });
}

async function times(count: number, work: (round: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const measured: number[] = [];
  for (let round = 0; round < count + 5; round++) {
    const began = performance.now();
    await work(round);
    if (round >= 5) measured.push(performance.now() - began);
  }
  measured.sort((x, y) => x - y);
  return { p50: measured[Math.floor(count / 2)] ?? 0, p95: measured[Math.floor(count * 0.95)] ?? 0 };
}

const show = ({ p50, p95 }: { p50: number; p95: number }): string => `${p50.toFixed(1)} (${p95.toFixed(1)})`;
console.log("| documents | a | b | c | typing | target a/b/c | import docs/s | search during import | upsert | start ms | RSS MB |");
console.log("|---|---|---|---|---|---|---|---|---|---|---|");
for (const size of sizes.length > 0 ? sizes : [2000, 20_000, 200_000]) {
  const dataDir = mkdtempSync(join(tmpdir(), "search-bench-"));
  let engine = await startSearchEngineWorker({ dataDir, apiKey: "bench" });
  let server = await listen(engine, { port: 4140 });
  await call(server.url, "POST", "/collections", JSON.stringify(benchSchema));
  const search = (body: string) => call(server.url, "POST", "/multi_search?x-typesense-api-key=bench", body);
  const during: number[] = [];
  let importMs = 0;
  for (let start = 0; start < size; start += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, size - start) }, (_, place) => JSON.stringify(benchCar(start + place))).join("\n");
    const began = performance.now();
    const state = { done: false };
    const importing = call(server.url, "POST", "/collections/cars/documents/import?action=upsert", lines).then(() => (state.done = true));
    while (!state.done) {
      const asked = performance.now();
      await search(JSON.stringify({ searches: pages.b }));
      if (!state.done) during.push(performance.now() - asked);
      await Promise.race([importing, new Promise((resolve) => setTimeout(resolve, 100))]);
    }
    importMs += performance.now() - began;
  }
  const rounds = size > 100_000 ? 40 : 100;
  const figures: string[] = [];
  for (const searches of Object.values(pages)) {
    const body = JSON.stringify({ searches });
    figures.push(show(await times(rounds, () => search(body))));
  }
  const typed = await times(rounds, (round) => search(JSON.stringify({ searches: [{ ...common, q: typing[round % typing.length], facet_by: benchFacets }] })));
  const upsert = await times(rounds, (round) => call(server.url, "POST", "/collections/cars/documents?action=upsert", JSON.stringify({ ...benchCar(round), price: 1000 + round })));
  await server.close();
  await engine.close();
  const began = performance.now();
  engine = await startSearchEngineWorker({ dataDir, apiKey: "bench" });
  const startMs = performance.now() - began;
  server = await listen(engine, { port: 4140 });
  during.sort((x, y) => x - y);
  const busy = during.length === 0 ? "–" : `${(during[Math.floor(during.length / 2)] ?? 0).toFixed(0)} (${(during[Math.floor(during.length * 0.95)] ?? 0).toFixed(0)})`;
  console.log(`| ${size} | ${figures.join(" | ")} | ${show(typed)} | ${targets[size] ?? "–"} | ${Math.round((size * 1000) / importMs)} | ${busy} | ${show(upsert)} | ${Math.round(startMs)} | ${Math.round(process.memoryUsage.rss() / 1048576)} |`);
  await server.close();
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
}
