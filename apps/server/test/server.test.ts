import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { applySite, createPlatform } from "@forecourt/platform";
import type { LogLine, Platform } from "@forecourt/platform";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { commandOf } from "../src/command-of.ts";
import { createServer } from "../src/create-server.ts";
import type { Handler } from "../src/create-server.ts";
import { openEarlierAssets } from "../src/earlier-assets.ts";
import { loadTemplates } from "../src/load-templates.ts";
import type { Template } from "../src/load-templates.ts";
import { readEnvironment } from "../src/read-environment.ts";
import { templateFolders } from "../src/template-folders.ts";
import { loadTemplateAssets } from "../src/template-assets.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const folder = temporaryFolder("server");
const log: LogLine[] = [];
let platform: Platform;
let handle: Handler;

/** A template as its build leaves it: a page that names its site and asks the API for it. */
const template = `
  export const publicPath = "/_t/plain/";
  export async function render(request, { site, api, logFailure }) {
    const path = new URL(request.url).pathname;
    if (path === "/sign-in") {
      const said = new URLSearchParams(await request.text());
      if (!said.has("token")) await api.sendCode({ phone: said.get("phone") });
      else await api.verifyCode({ phone: said.get("phone"), token: said.get("token") });
      return new Response(JSON.stringify(await api.getSession()));
    }
    const { pathname } = new URL(request.url);
    if (pathname === "/broken") throw new Error("0400 123 987");
    if (pathname === "/half") {
      logFailure("page_part_failed", new TypeError("zoe@example.com"));
      return new Response("half a page", { headers: { "content-type": "text/html" } });
    }
    if (pathname === "/where") return new Response([request.url, request.method === "POST" ? await request.text() : ""].join(" ").trim(), { headers: { "content-type": "text/plain" } });
    if (pathname === "/enquire") return new Response(await api.createLead({ name: "Ada", phone: "0400 000 001", message: "x" }).then(() => "stored", (error) => error.code));
    if (pathname !== "/") return new Response("no such page", { status: 404, headers: { "content-type": "text/html" } });
    const own = await api.getSite();
    return new Response("<html><script>hydrate()</script><h1>" + site.name + " / " + own.slug + "</h1></html>", { headers: { "content-type": "text/html; charset=utf-8", "x-car": "7", "x-inline-scripts": "'sha256-a='" } });
  }
  render.routes = ["/", "/half", "/broken", "/cars/:slug"];
  render.usedStyles = (sheet, names) => names === "some" ? { plain: Buffer.from(sheet), br: Buffer.from("br"), gzip: Buffer.from("gzip") } : undefined;`;

const document = (slug: string, more: object = {}) => ({
  slug,
  name: `Dealer <${slug}>`,
  template: "plain",
  country: "AU",
  timeZone: "Australia/Sydney",
  dealer: { legalName: "Dealer Pty Ltd", phone: "02 9000 0000", email: "sales@example.com" },
  locations: [
    {
      id: "1",
      name: "Main yard",
      slug: "main-yard",
      address: { street: "1 High Street", city: "Parramatta", state: "NSW", postcode: "2150" },
      contact_detail: {},
    },
  ],
  ...more,
});

beforeAll(async () => {
  const build = join(folder, "apps", "plain", "build");
  mkdirSync(join(build, "server"), { recursive: true });
  mkdirSync(join(build, "client", "assets"), { recursive: true });
  mkdirSync(join(folder, "apps", "unbuilt"));
  writeFileSync(join(build, "server", "index.js"), template);
  writeFileSync(join(build, "server", "package.json"), '{"type":"module"}');
  mkdirSync(join(folder, "earlier", "assets"), { recursive: true });
  writeFileSync(join(folder, "earlier", "assets", "entry-a0.js"), "export const words = [];");
  writeFileSync(join(build, "client", "assets", "style-a1.css"), ".all{}");
  const script = join(build, "client", "assets", "entry-a1.js");
  writeFileSync(script, `export const words = ${JSON.stringify("word ".repeat(400))};`);
  writeFileSync(`${script}.br`, brotliCompressSync(readFileSync(script)));
  writeFileSync(`${script}.gz`, gzipSync(readFileSync(script)));
  writeFileSync(join(build, "client", "prices.csv.gz"), gzipSync("make,price"));
  writeFileSync(join(folder, "earlier", "assets", "entry-a0.js.gz"), gzipSync("export const words = [];"));
  const loaded = await loadTemplates(folder);
  const earlier = openEarlierAssets(join(folder, "data"));
  loadTemplateAssets([{ ...(loaded.templates.get("plain") as Template), clientDir: join(folder, "earlier") }], earlier);
  const assets = loadTemplateAssets(loaded.templates.values(), earlier);
  await putEmptyRecords(join(folder, "data"));
  platform = await createPlatform({
    dataDir: join(folder, "data"),
    env: { FORECOURT_PROXIES: "1", FORECOURT_DEV: "1" },
    build: loaded.build,
    log: (line) => log.push(line),
  });
  for (const applied of [document("north"), document("south"), document("west", { template: "unbuilt" })])
    await applySite(platform.database, applied);
  handle = createServer({
    platform,
    templates: loaded.templates,
    assets,
    behindProxies: true,
    log: (line) => log.push(line),
  });
  await vi.waitUntil(() => platform.sites().length === 3, { interval: 50 });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A form as a browser without JavaScript sends it. */
const formType = { "content-type": "application/x-www-form-urlencoded" };

const get = (host: string, path: string, headers: Record<string, string> = {}, method = "GET") =>
  handle(new Request(`http://${host}${path}`, { method, headers: { host, ...headers } }), {});

describe("the server", () => {
  it("renders a site's pages by its template, by the Host header alone", async () => {
    for (const slug of ["north", "south"]) {
      const answer = await get(`${slug}.localhost:4000`, "/");
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`<h1>Dealer <${slug}> / ${slug}</h1>`);
      expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-a='");
      expect(answer.headers.has("x-car")).toBe(false);
    }
  });

  it("lists the sites on localhost, with names as text", async () => {
    const html = await (await get("localhost:4000", "/")).text();
    expect(html).toContain('href="http://north.localhost:4000/"');
    expect(html).toContain("Dealer &lt;north&gt;");
  });

  it.each(["unknown.localhost:4000", "example.com"])(
    "answers an unknown host, %s, with a plain page and no site",
    async (host) => {
      const answer = await get(host, "/");
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("Dealer");
    },
  );

  it("answers the API of the site and a missing page with its status", async () => {
    expect(await (await get("south.localhost", "/api/site")).json()).toMatchObject({ slug: "south" });
    expect((await get("south.localhost", "/nothing")).status).toBe(404);
  });

  it("shows a plain page when rendering breaks, and logs neither message nor query", async () => {
    const answer = await get("north.localhost", "/broken?email=zoe@example.com");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain("An unexpected error occured");
    expect(log.at(-2)).toMatchObject({
      event: "page_failed",
      site: "north",
      failure: "Error",
      place: expect.stringMatching(/^index\.js:\d+$/) as unknown,
    });
    expect(JSON.stringify(log)).not.toMatch(/0400 123|zoe@/);
  });

  it("logs one line a request: what was asked for by its pattern, how it was answered, by which site", async () => {
    const lineOf = async (host: string, path: string, method = "GET") => {
      const before = log.length;
      await get(host, path, {}, method);
      const lines = log.slice(before).filter(({ event }) => event === "request");
      expect(lines).toHaveLength(1);
      expect(lines[0]?.["ms"]).toEqual(expect.any(Number));
      return ["method", "route", "status", "site"].map((name) => lines[0]?.[name]);
    };
    expect(await lineOf("north.localhost", "/")).toEqual(["GET", "/", 200, "north"]);
    expect(await lineOf("north.localhost", "/cars/zoe@example.com?q=0400123987")).toEqual([
      "GET",
      "/cars/:slug",
      404,
      "north",
    ]);
    expect(await lineOf("north.localhost", "/cars/zoe@example.com.data")).toEqual(["GET", "/cars/:slug", 404, "north"]);
    expect(await lineOf("north.localhost", "/api/cars/zoe@example.com")).toEqual([
      "GET",
      "/api/cars/{slug}",
      404,
      "north",
    ]);
    expect(await lineOf("north.localhost", "/img/640/zoe@example.com.jpg", "HEAD")).toEqual([
      "HEAD",
      "/img/*",
      404,
      "north",
    ]);
    expect(await lineOf("north.localhost", "/_t/plain/assets/zoe@example.com")).toEqual([
      "GET",
      "/_t/plain/*",
      404,
      "north",
    ]);
    expect(await lineOf("north.localhost", "/zoe@example.com")).toEqual(["GET", "*", 404, "north"]);
    expect(await lineOf("zoe.example.com", "/zoe@example.com")).toEqual(["GET", "*", 404, undefined]);
    expect(await lineOf("north.localhost", "/", "PROPFIND")).toEqual(["other", "/", 405, "north"]);
    expect(JSON.stringify(log)).not.toMatch(/zoe|0400123987|PROPFIND/);
  });

  it("logs what fails in a page that is answered all the same, without what the failure quotes", async () => {
    const before = log.length;
    expect((await get("north.localhost", "/half")).status).toBe(200);
    expect(log.slice(before).map(({ event }) => event)).toEqual(["page_part_failed", "request"]);
    expect(log[before]).toMatchObject({
      level: "error",
      site: "north",
      failure: "TypeError",
      place: expect.stringMatching(/^index\.js:\d+$/) as unknown,
    });
    expect(JSON.stringify(log)).not.toContain("zoe@");
  });

  it("has a page that was asked for before at hand, for its own site, and logs it as any other", async () => {
    const ready = (host: string, isSecure = false) =>
      handle.ready?.({ method: "GET", host, target: "/?utm_source=x", isSecure, acceptEncoding: null });
    const answers = [];
    for (let times = 0; times < 3; times += 1) answers.push(await get("north.localhost", "/?utm_source=x"));
    const before = log.length;
    const page = ready("north.localhost");
    expect(page?.body.toString()).toBe(await answers.at(-1)?.text());
    expect(page?.headers).toEqual(Object.fromEntries(answers.at(-1)?.headers ?? []));
    expect(log.slice(before)).toEqual([
      { level: "info", event: "request", method: "GET", route: "/", status: 200, ms: 0, site: "north" },
    ]);
    expect([ready("south.localhost"), ready("north.localhost", true), ready("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("says that a site's template is not built", async () => {
    const { status, headers } = await get("west.localhost", "/");
    expect([status, headers.get("retry-after")]).toEqual([503, "60"]);
  });

  it("serves assets for a year, as the build compressed them, and 404 for unknown ones", async () => {
    const address = "/_t/plain/assets/entry-a1.js";
    const asset = await get("north.localhost", address, { "accept-encoding": "gzip, br" });
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-encoding")).toBe("br");
    expect(Number(asset.headers.get("content-length"))).toBeLessThan(200);
    const etag = asset.headers.get("etag") ?? "";
    expect((await get("north.localhost", address, { "if-none-match": etag })).status).toBe(304);
    expect((await get("north.localhost", address, { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe(
      "gzip",
    );
    expect(await (await get("north.localhost", address)).text()).toContain("word word");
    // A file of a template's own that is no other file's small form.
    expect((await get("north.localhost", "/_t/plain/prices.csv.gz")).status).toBe(200);
    for (const path of [
      "/_t/plain/assets/old.js",
      "/_t/other/assets/entry-a1.js",
      "/_t/plain/../server/index.js",
      "/_t/",
    ])
      expect((await get("north.localhost", path)).status).toBe(404);
  });

  it("still has the assets of an earlier build, compressed too", async () => {
    const small = await get("north.localhost", "/_t/plain/assets/entry-a0.js", { "accept-encoding": "br, gzip" });
    expect(small.headers.get("content-encoding")).toBe("gzip");
    const asset = await get("north.localhost", "/_t/plain/assets/entry-a0.js");
    expect([asset.status, await asset.text()]).toEqual([200, "export const words = [];"]);
    for (const path of [
      "/_t/plain/assets/..%2f..%2fsearch.key",
      "/_t/plain/assets/../../search.key",
      "/_t/plain/assets/none.js",
    ])
      expect((await get("north.localhost", path)).status).toBe(404);
  });

  it("serves the rules of a sheet that a page links, and the whole sheet where the template does not know them", async () => {
    const some = await get("north.localhost", "/_t/plain/assets/style-a1.some.css");
    expect(some.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect([some.headers.get("vary"), await some.text()]).toEqual(["Accept-Encoding", "/_t/plain/assets/style-a1.css"]);
    const small = await get("north.localhost", "/_t/plain/assets/style-a1.some.css", { "accept-encoding": "br" });
    expect([small.headers.get("content-encoding"), small.headers.get("content-length")]).toEqual(["br", "2"]);
    expect(await (await get("north.localhost", "/_t/plain/assets/style-a1.others.css")).text()).toBe(".all{}");
    expect((await get("north.localhost", "/_t/plain/assets/style-b2.some.css")).status).toBe(404);
  });

  it("speaks of https where a proxy of ours did, also for a form", async () => {
    const page = await get("north.localhost", "/where", { "x-forwarded-proto": "https" });
    expect(await page.text()).toBe("https://north.localhost/where");
    const form = new Request("http://north.localhost/where", {
      method: "POST",
      body: "a=1",
      headers: { host: "north.localhost", "x-forwarded-proto": "https", ...formType },
    });
    expect(await (await handle(form, {})).text()).toBe("https://north.localhost/where a=1");
  });

  it.each<[string, string, RequestInit, number]>([
    ["a form of 20 MB", "/where", { body: "x".repeat(20_000_000), headers: formType }, 413],
    ["JSON for a page", "/where", { body: "{}", headers: { "content-type": "application/json" } }, 415],
    ["a form in the wrong way", "/where", { method: "PUT", body: "a=1", headers: formType }, 405],
  ])(
    "says on a plain page that it does not take %s, and renders nothing",
    async (_, path, { headers, ...init }, status) => {
      const answer = await handle(
        new Request(`http://north.localhost${path}`, {
          method: "POST",
          ...init,
          headers: { host: "north.localhost", ...(headers as Record<string, string>) },
        }),
        { address: "127.0.0.1" },
      );
      expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
      expect(await answer.text()).toContain("<h1>This did not work</h1>");
    },
  );

  it("slows down enquiries sent by a form without JavaScript too", async () => {
    const send = async () => {
      const form = new Request("http://south.localhost/enquire", {
        method: "POST",
        body: "a=1",
        headers: { host: "south.localhost", "x-forwarded-for": "203.0.113.50", ...formType },
      });
      return (await handle(form, { address: "127.0.0.1" })).text();
    };
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await send());
    expect(answers.slice(9)).toEqual(["stored", "too_many_enquiries"]);
  });

  it("signs in a shopper whose form has no JavaScript, and keeps the cookie from every cache", async () => {
    const phone = "+61412345678";
    const send = (body: string, more: Record<string, string> = {}) =>
      handle(
        new Request("http://south.localhost/sign-in", {
          method: "POST",
          body,
          headers: { host: "south.localhost", "x-forwarded-proto": "https", ...formType, ...more },
        }),
        { address: "127.0.0.1" },
      );
    const asked = await send(`phone=${encodeURIComponent(phone)}`);
    const [asker = ""] = asked.headers.getSetCookie();
    expect(asker).toMatch(/^__Host-forecourt_code=.+; HttpOnly; Secure; SameSite=Lax$/);
    expect(asked.headers.get("cache-control")).toBe("private, no-store");
    const messages = await handle(
      new Request("http://south.localhost/dev/messages", { headers: { host: "south.localhost" } }),
      { address: "127.0.0.1" },
    );
    const [code = ""] = /\d{6}(?= is your)/.exec(await messages.text()) ?? [];
    const signedIn = await send(`phone=${encodeURIComponent(phone)}&token=${code}`, {
      cookie: asker.split(";")[0] ?? "",
    });
    const [cookie = ""] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-forecourt_session=.+; HttpOnly; Secure; SameSite=Lax$/);
    expect(signedIn.headers.get("cache-control")).toBe("private, no-store");
    const again = await handle(
      new Request("http://south.localhost/api/session", {
        headers: { host: "south.localhost", "x-forwarded-proto": "https", cookie: cookie.split(";")[0] ?? "" },
      }),
      { address: "127.0.0.1" },
    );
    expect(await again.json()).toEqual({ user: { phone } });
  });

  it("has a small icon and rules for robots for every site", async () => {
    expect((await get("north.localhost", "/favicon.ico")).headers.get("content-type")).toBe("image/svg+xml");
    expect(await (await get("north.localhost", "/robots.txt")).text()).toContain("Disallow: /api/");
  });
});

describe("readEnvironment", () => {
  it("keeps its data beside the template it is started in", () => {
    expect(readEnvironment({}, "/work/my-template").dataDir).toBe("/work/my-template/.forecourt");
  });

  it("listens on 127.0.0.1:4000 unless told otherwise", () => {
    expect(readEnvironment({})).toMatchObject({ port: 4000, address: "127.0.0.1", publicHost: "localhost" });
    expect(readEnvironment({ PORT: "4100", HOST: "0.0.0.0" })).toMatchObject({ port: 4100, address: "0.0.0.0" });
    // An empty variable, as env files leave it, says nothing: "" would listen on every address, at any port.
    expect(readEnvironment({ PORT: "", HOST: "", FORECOURT_PUBLIC_HOST: "" })).toEqual(readEnvironment({}));
  });

  it.each(["abc", "70000", "-1", "4000.5"])("says what is wrong with the port %s", (PORT) => {
    expect(() => readEnvironment({ PORT })).toThrow(/PORT is ".*", which is no port/);
  });
});

describe("commandOf", () => {
  it("serves when nothing is said, and knows no word it was not taught", () => {
    expect([commandOf([]), commandOf(["demo"]), commandOf(["-h"])]).toEqual(["serve", "demo", "help"]);
    expect([commandOf(["demos"]), commandOf(["demo", "now"])]).toEqual([undefined, undefined]);
  });
});

describe("templateFolders", () => {
  it("finds a template in the folder itself and those below its apps", () => {
    expect(templateFolders(folder, "build/server/index.js")).toEqual([join(folder, "apps", "plain")]);
    expect(templateFolders(join(folder, "apps", "plain"), "build/server/index.js")).toEqual([
      join(folder, "apps", "plain"),
    ]);
  });
});
