import { rmSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { applySite, createPlatform, DatabaseUnavailableError } from "@forecourt/platform";
import type { LogLine, Platform } from "@forecourt/platform";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createServer } from "../src/create-server.ts";
import type { Handler } from "../src/create-server.ts";
import type { Template } from "../src/load-templates.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

/** Pages that are made at the same time, and that wait, at most. */
const [atATime, waiting] = [4, 64];

const dataDir = temporaryFolder("overload");
const log: LogLine[] = [];
let platform: Platform;
let serve: Handler;
let develop: Handler;
let begun: string[] = [];
let letGo: () => void = () => {};
let held: Promise<void>;

/** Pages below /slow are made when they are let go. */
const template: Template = {
  name: "plain",
  publicPath: "/_t/plain/",
  clientDir: dataDir,
  async render(request, { api }) {
    const { pathname } = new URL(request.url);
    if (pathname === "/no-database") throw new DatabaseUnavailableError();
    if (pathname === "/enquire")
      return new Response(
        await api.createLead({ name: "Ada", phone: "0400 000 001", message: "x" }).then(
          () => "stored",
          (error) => error.code,
        ),
      );
    if (pathname.startsWith("/slow")) {
      begun.push(pathname);
      await held;
    }
    return new Response("<h1>A page</h1>", { headers: { "content-type": "text/html" } });
  },
};

beforeAll(async () => {
  await putEmptyRecords(dataDir);
  platform = await createPlatform({ dataDir, env: {}, build: "test", log: (line) => log.push(line) });
  await applySite(platform.database, {
    slug: "north",
    name: "North",
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
  });
  await vi.waitUntil(() => platform.sites().length === 1, { interval: 50 });
  const parts = {
    templates: new Map([["plain", template]]),
    assets: { answer: () => undefined },
    behindProxies: false,
    log: (line: LogLine) => log.push(line),
  };
  serve = createServer({ ...parts, platform });
  develop = createServer({
    ...parts,
    platform: {
      ...platform,
      page: (request, site, render, options) => platform.page(request, site, render, { ...options, keeps: false }),
    },
  });
});
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (handle: Handler, path: string, init: RequestInit = {}) =>
  handle(
    new Request(`http://north.localhost${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), host: "north.localhost" },
    }),
    {},
  );

afterEach(() => {
  // What was refused is in the log when five seconds are over.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  letGo();
});

function hold(): void {
  begun = [];
  held = new Promise((resolve) => (letGo = resolve));
}

/** The five seconds that a page may take do not end: a busy machine needs them for the test. */
const withoutDeadline = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** `vi.waitUntil` would move the clock that stands still. */
async function begins(pages: number): Promise<void> {
  while (begun.length < pages) await nextTurn();
}

/** Asks for as many slow pages as are taken. */
function fill(handle: Handler, name: string): Promise<Response[]> {
  return Promise.all(Array.from({ length: atATime + waiting }, (_, index) => send(handle, `/slow/${name}-${index}`)));
}

describe("a server that is asked for more pages than it can make", () => {
  it("lets 64 wait, answers the next with 503 and Retry-After before it is rendered, and meanwhile health, pages it has, and enquiries", async () => {
    await send(serve, "/kept");
    withoutDeadline();
    hold();
    const taken = fill(serve, "a");
    await begins(atATime);
    const refused = await send(serve, "/slow/one-too-many");
    expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    expect(await refused.text()).toContain("<h1>One moment, please</h1>");
    expect((await send(serve, "/healthz")).status).toBe(200);
    expect((await send(serve, "/kept")).status).toBe(200);
    const enquiry = await send(serve, "/enquire", {
      method: "POST",
      body: "a=1",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(await enquiry.text()).toBe("stored");
    expect(begun).toHaveLength(atATime);
    letGo();
    expect((await taken).filter(({ status }) => status !== 200)).toEqual([]);
    expect(begun).not.toContain("/slow/one-too-many");
  });

  it("makes a page once for all who ask for it, and they take one place", async () => {
    withoutDeadline();
    hold();
    const same = Promise.all(Array.from({ length: 100 }, () => send(serve, "/slow/same")));
    await begins(1);
    letGo();
    expect((await same).filter(({ status }) => status !== 200)).toEqual([]);
  });

  it("does so in development too, where nothing is kept", async () => {
    withoutDeadline();
    hold();
    const taken = fill(develop, "d");
    await begins(atATime);
    expect((await send(develop, "/slow/d-one-too-many")).status).toBe(503);
    letGo();
    expect((await taken).filter(({ status }) => status !== 200)).toEqual([]);
  });

  it("answers 503 with Retry-After after five seconds where a page takes longer, and then makes others", async () => {
    hold();
    const late = await fill(serve, "l");
    expect(new Set(late.map(({ status, headers }) => `${status} ${headers.get("retry-after")}`))).toEqual(
      new Set(["503 2"]),
    );
    expect((await send(serve, "/quick")).status).toBe(200);
  });

  it("counts in the log what it refused, in one line", async () => {
    await vi.waitUntil(() => log.some(({ event }) => event === "overloaded"));
    expect(log.find(({ event }) => event === "overloaded")).toMatchObject({ level: "warn", queue: "pages" });
    expect(log.filter(({ event }) => event === "page_failed")).toEqual([]);
  });
});

describe("a page that finds the database away", () => {
  it("is answered with 503 and Retry-After, which a cache does not keep", async () => {
    const answer = await send(serve, "/no-database");
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      503,
      "2",
      "no-store",
    ]);
  });
});
