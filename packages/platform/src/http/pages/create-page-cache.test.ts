import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Site } from "@forecourt/core/schemas";
import { aSite } from "@forecourt/core/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPageCache } from "./create-page-cache.ts";

const address = "http://north.localhost:4000";
let versions = { stock: 1, site: 1 };
let carVersions: Record<string, number> = {};
let at = 0;
let rendered: Request[] = [];
let reply: () => Response | Promise<Response>;

const page = (text = "<p>Hello</p>".repeat(200), init: ResponseInit = {}) =>
  new Response(text, {
    ...init,
    headers: { "content-type": "text/html; charset=utf-8", ...(init.headers as Record<string, string>) },
  });

const served: string[] = [];

function open() {
  const cache = createPageCache({
    build: "b1",
    versionsOf: () => versions,
    carVersionOf: async (_, id) => carVersions[id],
    now: () => at,
    onServed: (source) => served.push(source),
  });
  const get = (path: string, init: RequestInit = {}, slug = "north") =>
    cache(new Request(`${address}${path}`, init), { ...aSite(), slug }, async (request) => {
      rendered.push(request);
      return reply();
    });
  /** Asks at an address where everybody gets the same answer. */
  const ask = (site: Site, path: string, address = path) =>
    cache(
      new Request(`http://${site.slug}.localhost:4000${path}`, { headers: { "accept-encoding": "zstd" } }),
      site,
      async () => reply(),
      address,
    );
  return Object.assign(get, { forget: cache.forget, ask, ready: cache.ready });
}

beforeEach(() => {
  served.length = 0;
  versions = { stock: 1, site: 1 };
  carVersions = {};
  at = 1_000_000;
  rendered = [];
  reply = () => page();
});

describe("the page cache", () => {
  it("renders a page once, however often and however its address is written", async () => {
    const get = open();
    await Promise.all([get("/search/used-cars?make=Kia"), get("/search/used-cars?make=Kia")]);
    await get("/search/used-cars?utm_source=x&make=Kia");
    expect(rendered).toHaveLength(1);
    await get("/search/used-cars?make=Mazda");
    expect(rendered).toHaveLength(2);
    expect(served.toSorted()).toEqual(["kept", "kept", "made", "made"]);
  });

  it("hands on a page that is not kept, even one whose response was made before the server put its own class in the place of the runtime's", async () => {
    class Newer extends Response {}
    const older = page("<p>Times of this moment</p>", { headers: { "cache-control": "no-store" } });
    reply = () => older;
    vi.stubGlobal("Response", Newer);
    try {
      const answer = await open()("/book-test-drive");
      expect([answer.status, await answer.text()]).toEqual([200, "<p>Times of this moment</p>"]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("renders from a request that carries nothing personal", async () => {
    await open()("/?utm_source=x", {
      headers: { cookie: "session=1", authorization: "Bearer x", accept: "text/html" },
    });
    const [request] = rendered;
    expect(request?.url).toBe(`${address}/`);
    expect([...(request?.headers.keys() ?? [])]).toEqual(["accept"]);
  });

  it("renders again when the stock or the configuration has moved", async () => {
    const get = open();
    await get("/");
    versions = { stock: 2, site: 1 };
    await get("/");
    versions = { stock: 2, site: 2 };
    await get("/");
    await get("/");
    expect(rendered).toHaveLength(3);
  });

  it("keeps a page about a car until that car changes, whatever else moves", async () => {
    const get = open();
    carVersions = { 7: 1 };
    reply = () => page(undefined, { headers: { "x-car": "7" } });
    const first = await get("/cars/used-a");
    expect(first.headers.has("x-car")).toBe(false);
    versions = { stock: 2, site: 1 };
    await get("/cars/used-a");
    expect(rendered).toHaveLength(1);
    versions = { stock: 3, site: 1 };
    carVersions = { 7: 2 };
    await get("/cars/used-a");
    expect(rendered).toHaveLength(2);
  });

  it("keeps no page of a site that is gone, and every page of the others", async () => {
    const get = open();
    await get("/cars", {}, "north");
    await get("/cars", {}, "north-shore");
    get.forget("north");
    await get("/cars", {}, "north-shore");
    expect(rendered).toHaveLength(2);
    await get("/cars", {}, "north");
    expect(rendered).toHaveLength(3);
  });

  it("ends a page when its own time is over", async () => {
    const get = open();
    reply = () => page(undefined, { headers: { "x-valid-until": "1000500" } });
    const first = await get("/");
    expect(first.headers.has("x-valid-until")).toBe(false);
    at = 1_000_499;
    await get("/");
    expect(rendered).toHaveLength(1);
    at = 1_000_500;
    await get("/");
    expect(rendered).toHaveLength(2);
  });

  it("renders again when the stock moved while it rendered", async () => {
    const get = open();
    reply = () => {
      versions = { stock: 2, site: 1 };
      return page();
    };
    await get("/");
    await get("/");
    await get("/");
    expect(rendered).toHaveLength(2);
  });

  it.each([
    ["sets a cookie", () => page("x", { headers: { "set-cookie": "a=1" } })],
    ["must not be kept", () => page("x", { headers: { "cache-control": "private" } })],
    ["failed", () => page("x", { status: 500 })],
    ["redirects", () => new Response(null, { status: 302, headers: { location: "/" } })],
  ])("does not keep a page that %s", async (_, response) => {
    const get = open();
    reply = response;
    await get("/");
    const second = await get("/");
    expect(rendered).toHaveLength(2);
    expect(second.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("renders a redirect without the campaign, and sends each visitor on with their own", async () => {
    const get = open();
    reply = () => new Response(null, { status: 301, headers: { location: "/finance" } });
    const asked = await Promise.all(["fb", "mail"].map((from) => get(`/apply-for-finance?utm_source=${from}`)));
    expect(asked.map(({ headers }) => headers.get("location"))).toEqual([
      "/finance?utm_source=fb",
      "/finance?utm_source=mail",
    ]);
    expect(rendered.every(({ url }) => url === `${address}/apply-for-finance`)).toBe(true);
  });

  it("remembers a missing page for a moment only", async () => {
    const get = open();
    reply = () => page("gone", { status: 410 });
    expect((await get("/cars/x")).status).toBe(410);
    await get("/cars/x");
    expect(rendered).toHaveLength(1);
    at += 10_000;
    await get("/cars/x");
    expect(rendered).toHaveLength(2);
  });

  it("says what may be asked of a page that takes no form", async () => {
    reply = () => page("<p>Something went wrong</p>", { status: 405 });
    const refused = await open()("/", { method: "POST", body: "a=b" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("passes a form on as it came and keeps nothing of it", async () => {
    const get = open();
    await get("/enquire?utm_source=x", { method: "POST", body: "name=Ada", headers: { cookie: "a=1" } });
    await get("/enquire?utm_source=x", { method: "POST", body: "name=Ada", headers: { cookie: "a=1" } });
    expect(rendered).toHaveLength(2);
    expect(rendered[0]?.headers.get("cookie")).toBe("a=1");
    expect(await rendered[0]?.text()).toBe("name=Ada");
  });

  it("sends the page compressed as the browser takes it, and 304 when the browser has it", async () => {
    const get = open();
    const brotli = await get("/", { headers: { "accept-encoding": "gzip, br" } });
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe("<p>Hello</p>".repeat(200));
    const gzip = await get("/", { headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe("<p>Hello</p>".repeat(200));
    const plain = await get("/");
    expect(plain.headers.get("content-encoding")).toBeNull();
    const etag = plain.headers.get("etag") ?? "";
    expect((await get("/", { headers: { "if-none-match": etag } })).status).toBe(304);
    expect(await (await get("/", { method: "HEAD" })).text()).toBe("");
    expect(rendered).toHaveLength(1);
  });

  it("is made quickly for the first who asks, and small for those who ask again", async () => {
    const get = open();
    const browser = { headers: { "accept-encoding": "gzip, deflate, br, zstd" } };
    const first = await get("/", browser);
    expect(first.headers.get("content-encoding")).toBe("zstd");
    expect(zstdDecompressSync(await first.arrayBuffer()).toString()).toBe("<p>Hello</p>".repeat(200));
    expect((await get("/", browser)).headers.get("content-encoding")).toBe("br");
    expect((await get("/", browser)).headers.get("content-encoding")).toBe("br");
    expect(rendered).toHaveLength(1);
  });

  it("keeps two sites on one address apart", async () => {
    const get = open();
    await get("/");
    await get("/", {}, "south");
    expect(rendered).toHaveLength(2);
  });

  it("tries again after a page failed to render", async () => {
    const get = open();
    reply = () => Promise.reject(new Error("broken"));
    await expect(Promise.all([get("/"), get("/")])).rejects.toThrow("broken");
    reply = () => page();
    expect((await get("/")).status).toBe(200);
  });
});

describe("a page at hand", () => {
  const north: Site = { ...aSite(), slug: "north" };

  /** A cache with a page that was asked for three times, so that it is there as a browser takes it. */
  async function withPage(path = "/", init: ResponseInit = {}) {
    const cache = open();
    reply = () => page(undefined, init);
    const answers = [await cache.ask(north, path), await cache.ask(north, path), await cache.ask(north, path)];
    const { ready, ask, forget } = cache;
    return { ready, ask, forget, answer: answers.at(-1) };
  }

  it("is what its address would be answered with", async () => {
    const { ready, answer } = await withPage();
    const at = ready("/", north, "zstd");
    expect(at?.headers).toEqual(Object.fromEntries(answer?.headers ?? []));
    expect(at?.body.equals(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe(true);
  });

  it("is there once somebody asked for it again, and where it is compressed as this browser takes it", async () => {
    const cache = open();
    await cache.ask(north, "/");
    expect(cache.ready("/", north, "zstd")).toBeUndefined();
    await cache.ask(north, "/");
    expect(cache.ready("/", north, "gzip")).toBeUndefined();
    expect(cache.ready("/", north, "zstd")?.headers["content-encoding"]).toBe("zstd");
    expect(cache.ready("/", north, null)?.headers["content-encoding"]).toBeUndefined();
  });

  it.each([
    ["the stock moves", () => (versions = { stock: 2, site: 1 })],
    ["the configuration moves", () => (versions = { stock: 1, site: 2 })],
    ["its time is over", () => (at += 60_000)],
  ])("is no longer there once %s", async (_, change) => {
    const { ready } = await withPage("/", { headers: { "x-valid-until": String(at + 60_000) } });
    expect(ready("/", north, "zstd")).toBeDefined();
    change();
    expect(ready("/", north, "zstd")).toBeUndefined();
  });

  it("about a car that did not move with the stock is there again once that is known", async () => {
    carVersions = { "7": 3 };
    const { ready, ask } = await withPage("/cars/x", { headers: { "x-car": "7" } });
    versions = { stock: 2, site: 1 };
    expect(ready("/cars/x", north, "zstd")).toBeUndefined();
    await ask(north, "/cars/x");
    expect(ready("/cars/x", north, "zstd")).toBeDefined();
  });

  it("is that of its site alone, and of the document that the site has now", async () => {
    const { ready, forget } = await withPage();
    expect(ready("/", { ...north, slug: "south" }, "zstd")).toBeUndefined();
    expect(ready("/", { ...north }, "zstd")).toBeUndefined();
    forget("north");
    expect(ready("/", north, "zstd")).toBeUndefined();
  });

  it("is never one that was not found, may not be kept, or is for one shopper", async () => {
    const inits: ResponseInit[] = [
      { status: 404 },
      { headers: { "cache-control": "no-store" } },
      { headers: { "set-cookie": "session=1" } },
    ];
    for (const init of inits) expect((await withPage("/", init)).ready("/", north, "zstd")).toBeUndefined();
  });
});
