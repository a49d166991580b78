import { describe, expect, it, onTestFinished } from "vitest";
import { listen } from "../src/index.ts";
import { call, masterKey, openEngine } from "./support/open-engine.ts";
import { openLot, searchLot } from "./support/stock.ts";

/** Processor time of this thread, in ms: a busy machine is no slow engine. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

describe("a request that asks too much", () => {
  it.each([
    ["deep parentheses", { filter_by: `${"(".repeat(5000)}make:=Ford${")".repeat(5000)}` }],
    ["thousands of clauses", { filter_by: Array.from({ length: 1500 }, (_, at) => `km:=${at}`).join(" || ") }],
    ["a filter of a million characters", { filter_by: `make:=[${"`a`,".repeat(250_000)}]` }],
    ["a query of a hundred thousand characters", { q: "car ".repeat(25_000) }],
    ["a page of a thousand", { per_page: 1000 }],
    ["a page in the millions", { page: 1_000_000, per_page: 250 }],
    ["a page that is no number", { page: "two" }],
    ["four orders", { sort_by: "year:asc,km:asc,price:asc,title:asc" }],
    ["hundreds of facets", { facet_by: Array.from({ length: 300 }, () => "make").join(",") }],
    ["an object where text belongs", { q: { $ne: 1 } }],
  ])("is refused in good time: %s", async (_, search) => {
    const engine = await openLot();
    const began = usedMs();
    const answer = await searchLot(engine, search);
    expect(answer.code).toBeGreaterThanOrEqual(400);
    expect(answer.code).toBeLessThan(500);
    expect(usedMs() - began).toBeLessThan(1000);
  });

  it("looks at the first words of a very long query only", async () => {
    const engine = await openLot();
    const began = usedMs();
    expect((await searchLot(engine, { q: Array.from({ length: 400 }, (_, at) => `wrd${at}`).join(" ") })).found).toBe(
      0,
    );
    expect(usedMs() - began).toBeLessThan(2000);
  });

  it("is cut off when it takes longer than it may", async () => {
    const engine = await openLot();
    expect(await searchLot(engine, { q: "toyota corola", search_cutoff_ms: 0 })).toMatchObject({ code: 408 });
  });

  it("may not nest lists in a filter without end, nor send a list of orders without end", async () => {
    const engine = await openLot();
    expect(await searchLot(engine, { filter_by: `year:[${"(".repeat(100_000)}` })).toMatchObject({ code: 400 });
    expect(await searchLot(engine, { sort_by: "_eval(".repeat(100_000) })).toMatchObject({ code: 400 });
  });

  it("may hold at most fifty searches", async () => {
    const engine = await openLot();
    const { status } = await call(engine, "POST", "/multi_search", {
      searches: Array.from({ length: 51 }, () => ({ collection: "cars", q: "*" })),
    });
    expect(status).toBe(400);
  });

  it("is cut off by the length of its body, told or not", async () => {
    const engine = await openLot();
    const told = await engine.fetch(
      new Request("http://engine/multi_search", {
        method: "POST",
        headers: { "x-typesense-api-key": masterKey, "content-length": "104857600" },
        body: "{}",
      }),
    );
    expect(told.status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1 << 20;
        controller.enqueue(new Uint8Array(1 << 20).fill(32));
      },
    });
    const untold = await engine.fetch(
      new Request("http://engine/multi_search", {
        method: "POST",
        headers: { "x-typesense-api-key": masterKey },
        body: endless,
        duplex: "half",
      } as RequestInit),
    );
    expect(untold.status).toBe(413);
    expect(sent).toBeLessThan(16 << 20);
  });

  it("is cut off over HTTP as well, before a hundred megabytes are in memory", async () => {
    const server = await listen(await openLot(), { port: 0 });
    onTestFinished(() => server.close());
    const part = new Uint8Array(1 << 20).fill(32);
    for (const path of ["/multi_search", "/collections/cars/documents/import"]) {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent >= 100) controller.close();
          else controller.enqueue(part);
          sent += 1;
        },
      });
      const before = process.memoryUsage().rss;
      // The server hangs up while the rest is still on its way: the client sees the answer or the closed connection.
      const status = await fetch(`${server.url}${path}`, {
        method: "POST",
        headers: { "x-typesense-api-key": masterKey },
        body,
        duplex: "half",
      } as RequestInit).then(
        (response) => response.status,
        () => 413,
      );
      expect(status).toBe(413);
      expect(sent).toBeLessThan(100);
      expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
    }
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  it("may name ten thousand values, or ten thousand words, and is answered in good time", async () => {
    const engine = await openLot();
    const began = usedMs();
    expect(
      (
        await searchLot(engine, {
          filter_by: `make:=[${Array.from({ length: 10_000 }, (_, at) => `\`m${at}\``).join(",")},\`Ford\`]`,
        })
      ).found,
    ).toBe(2);
    const words = await searchLot(engine, { q: Array.from({ length: 10_000 }, () => "toyota").join(" ") });
    expect(words).toMatchObject({ code: 400 });
    expect(usedMs() - began).toBeLessThan(1000);
  });

  it("that runs long is stopped in the middle, and the next one is answered", async () => {
    const engine = openEngine();
    await call(engine, "POST", "/collections", { name: "cars", fields: [{ name: "title", type: "string" }] });
    const lines = Array.from({ length: 20_000 }, (_, at) =>
      JSON.stringify({ id: String(at), title: `alpha bravo charlie delta w${at}` }),
    ).join("\n");
    await call(engine, "POST", "/collections/cars/documents/import", lines);
    const slow = {
      collection: "cars",
      query_by: "title",
      q: "alpho bravi charlia deltu alphi bravo charlio wx wy wz",
      drop_tokens_threshold: 1_000_000,
      typo_tokens_threshold: 1_000_000,
      max_candidates: 10_000,
      search_cutoff_ms: 1,
    };
    const began = usedMs();
    const { body } = await call<{ results: { code?: number }[] }>(engine, "POST", "/multi_search", {
      searches: [slow, { ...slow, q: "alpha", search_cutoff_ms: 2000 }],
    });
    expect(body.results[0]?.code).toBe(408);
    expect(body.results[1]).toMatchObject({ found: 20_000 });
    expect(usedMs() - began).toBeLessThan(2000);
  });

  it("cannot reach a prototype through a document, a parameter or a path", async () => {
    const engine = await openLot();
    await call(
      engine,
      "PATCH",
      "/collections/cars/documents/1",
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    );
    await call(
      engine,
      "POST",
      "/multi_search",
      '{"searches":[{"collection":"cars","q":"*","__proto__":{"filter_by":"make:=Ford"}}]}',
    );
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect((await call(engine, "GET", "/collections/__proto__")).status).toBe(404);
    expect((await call(engine, "GET", "/collections/cars/documents/constructor")).status).toBe(404);
    expect(await searchLot(engine, { filter_by: "constructor:=1" })).toMatchObject({ code: 404 });
  });

  it("is not understood as a pattern", async () => {
    const engine = await openLot();
    const began = usedMs();
    expect((await searchLot(engine, { filter_by: `make:=\`${"(a+)+".repeat(50)}$\`` })).found).toBe(0);
    const { body } = await call<{ value: string }>(engine, "POST", "/keys", {
      description: "x",
      actions: ["documents:search"],
      collections: [`${"(a*)*".repeat(30)}.*.*.*x`],
    });
    expect(
      (await call(engine, "POST", "/multi_search", { searches: [{ collection: "cars", q: "*" }] }, body.value)).status,
    ).toBe(401);
    expect(usedMs() - began).toBeLessThan(1000);
  });

  it("may not nest a document without end", async () => {
    const engine = await openLot();
    const { status } = await call(
      engine,
      "PATCH",
      "/collections/cars/documents/1",
      `{"deep":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`,
    );
    expect(status).toBe(400);
  });
});
