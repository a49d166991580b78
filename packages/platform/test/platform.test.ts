import { createInProcessClient } from "@forecourt/api/in-process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { quickest } from "../../../tooling/vitest/quickest.ts";
import { suspendSite } from "../src/domain/sites/suspend-site.ts";
import { putCar, putSite, siteDocument, startDestination } from "./http-fixtures.ts";
import type { Received } from "./http-fixtures.ts";
import { startTestPlatform, until } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const lead = {
  name: "Ada",
  last_name: "Nguyen-Secret",
  email: "ada.secret@example.com",
  phone: "0400 123 987",
  message: "Please call me",
};
const north = {
  hosts: ["www.north.example"],
  secrets: { leadDestinations: [] as { name: string; type: "webhook"; url: string; secretEnv: string }[] },
};
let test: TestPlatform;
let crm: { url: string; received: Received[]; stop: () => Promise<void> };

beforeAll(async () => {
  crm = await startDestination(200);
  north.secrets.leadDestinations = [{ name: "crm", type: "webhook", url: crm.url, secretEnv: "FORECOURT_SECRET_CRM" }];
  test = await startTestPlatform([siteDocument("north", north), siteDocument("south")], {
    FORECOURT_SECRET_CRM: "shared",
    FORECOURT_SECURITY_CONTACT: "security@sites.example",
  });
});
afterAll(async () => {
  await test.stop();
  await crm.stop();
});

const json = async (response: Response) => (await response.json()) as Record<string, unknown>;

describe("one site never answers with another's", () => {
  it("configuration, and never with what only the platform may read", async () => {
    const site = await json(await test.send("north", "/api/site"));
    expect(site.slug).toBe("north");
    expect(JSON.stringify(site)).not.toContain("secret");
    expect(JSON.stringify(site)).not.toContain(crm.url);
  });

  it("car", async () => {
    expect((await test.send("north", "/api/cars/used-north-car")).status).toBe(200);
    const other = await test.send("north", "/api/cars/used-south-car");
    expect([other.status, (await json(other)).code]).toEqual([404, "car_not_found"]);
  });

  it("views", async () => {
    expect((await test.send("north", "/api/cars/used-south-car/view.json")).status).toBe(404);
    const own = await json(await test.send("south", "/api/cars/used-south-car/view.json"));
    expect(own.views).toBe(1);
  });

  it("search results or facets", async () => {
    for (const query of ["", "?make=Make+of+south", "?query=south", "?make=x`]+||+site:=[`south"]) {
      const body = JSON.stringify(await json(await test.send("north", `/api/search${query}`)));
      expect(body).not.toContain("used-south-car");
    }
    const found = await json(await test.send("north", "/api/search"));
    expect(found.count).toBe(1);
    expect(found.facets).toMatchObject({ make: [{ value: "Make of north", count: 1 }] });
  });

  it("leads: a car of another dealer is refused", async () => {
    const [car] = await test.platform.database.sql<{ id: string }[]>`select id from cars where slug = 'used-south-car'`;
    const refused = await test.post("north", { ...lead, car_id: String(car?.id) });
    expect([refused.status, await json(refused)]).toEqual([
      422,
      {
        code: "fields_invalid",
        error: "Some fields are not valid.",
        fields: [{ path: "car_id", message: "This car is not in our stock." }],
      },
    ]);
    expect((await test.post("south", { ...lead, car_id: String(car?.id) })).status).toBe(200);
  });

  it("API in process either", async () => {
    const site = test.platform.siteByHost("south.localhost");
    if (!site) throw new Error("no site");
    const api = createInProcessClient(test.platform.apiFor(site));
    expect((await api.search()).hits.map(({ slug }) => slug)).toEqual(["used-south-car"]);
    await expect(api.getCar({ slug: "used-north-car" })).rejects.toMatchObject({ status: 404, code: "car_not_found" });
  });
});

describe("the host decides the site", () => {
  it("whatever its case and port, and by the site's own host names too", () => {
    for (const host of ["north.localhost", "NORTH.localhost:4000", "north.localhost.", "www.north.example:443"])
      expect(test.platform.siteByHost(host)?.slug).toBe("north");
    for (const host of ["localhost", "unknown.localhost", "north.example", "", "north.localhost.evil.example"])
      expect(test.platform.siteByHost(host)).toBeUndefined();
  });

  it("and an unknown one gets no API", async () => {
    const refused = await test.send("unknown", "/api/site");
    expect([refused.status, (await json(refused)).code]).toEqual([404, "site_unknown"]);
  });

  it("and a changed configuration is live within a second", async () => {
    const rename = async (round: number) => {
      await putSite(
        test.platform.database,
        siteDocument("south", { name: `South Renamed ${round}`, hosts: ["south.example"] }),
      );
      await until(() => test.platform.siteByHost("south.example")?.name === `South Renamed ${round}`);
    };
    expect(await quickest(1000, rename)).toBeLessThan(1000);
    expect((await json(await test.send("south", "/api/site"))).name).toMatch(/^South Renamed \d$/);
  });
});

describe("health", () => {
  it("says that the process is up and that records, search and disk work, on any host", async () => {
    expect(await json(await test.send("unknown", "/healthz"))).toMatchObject({ status: "ok" });
    const ready = await json(await test.send("unknown", "/readyz"));
    expect(ready).toEqual({ status: "ready", records: "ok", search: "ok", disk: "ok" });
  });

  it("tells on every host, that of a suspended site too, whom to tell of a hole; of pages of such a site none is at hand", async () => {
    const isSuspended = (is: boolean) =>
      vi.waitUntil(async () => ((await test.send("south", "/api/site")).status === 503) === is, {
        interval: 20,
      });
    const address = "http://south.localhost/";
    const pageAtHand = () =>
      test.platform.readyPage({ host: "south.localhost", address, acceptEncoding: null })?.body.toString();
    const site = test.platform.siteByHost("south.localhost");
    for (let times = 0; times < 2; times += 1)
      if (site) await test.platform.page(new Request(address), site, async () => new Response("Welcome"));
    expect(pageAtHand()).toBe("Welcome");
    await suspendSite(test.platform.database, "south", new Date());
    await isSuspended(true);
    expect(pageAtHand()).toBeUndefined();
    for (const host of ["north", "south", "unknown"])
      expect(await (await test.send(host, "/.well-known/security.txt")).text()).toMatch(
        /^Contact: mailto:security@sites\.example\nExpires: \d{4}-/,
      );
    await suspendSite(test.platform.database, "south", null);
    await isSuspended(false);
  });

  it("lists the sites to localhost only", async () => {
    const answer = await test.platform.fetch(new Request("http://localhost:4000/readyz"));
    expect(await answer?.json()).toMatchObject({ status: "ready", sites: [{ slug: "north" }, { slug: "south" }] });
  });
});

describe("a car's page data", () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000);

  it.each([
    ["coming soon", { status: "coming_soon" }, 200, undefined, undefined],
    ["sold yesterday", { status: "sold", soldAt: at(1) }, 200, undefined, undefined],
    ["sold last week", { status: "sold", soldAt: at(7) }, 410, "car_gone", true],
    ["withdrawn", { status: "withdrawn" }, 410, "car_gone", false],
    ["not for the website", { shown: false }, 404, "car_not_found", undefined],
  ] as const)("of a car %s", async (name, state, status, code, isSold) => {
    const slug = `used-${name.replaceAll(" ", "-")}`;
    await putCar(test.platform.database, "north", slug, state);
    const answer = await test.send("north", `/api/cars/${slug}`);
    const { code: said, gone } = (await json(answer)) as { code?: string; gone?: { is_sold: boolean } };
    expect([answer.status, said, gone?.is_sold]).toEqual([status, code, isSold]);
  });

  it("is answered with 304 while the car has not changed", async () => {
    const etag = (await test.send("north", "/api/cars/used-north-car")).headers.get("etag") ?? "";
    expect((await test.send("north", "/api/cars/used-north-car", { headers: { "if-none-match": etag } })).status).toBe(
      304,
    );
    await test.platform.database.sql`update cars set version = version + 1 where slug = 'used-north-car'`;
    expect((await test.send("north", "/api/cars/used-north-car", { headers: { "if-none-match": etag } })).status).toBe(
      200,
    );
  });
});

describe("views of a car", () => {
  const look = (headers: Record<string, string> = {}) =>
    test.send("north", "/api/cars/used-north-car/view.json?photos_count=5&website_id=1", { headers });
  const views = async (response: Response) => (await json(response)).views as number;

  it("count once per session and day", async () => {
    const first = await look();
    const before = await views(first);
    expect(first.headers.get("cache-control")).toBe("no-store");
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(first.headers.get("set-cookie")).toMatch(/Path=\/api\/cars; HttpOnly; SameSite=Lax/);
    const again = await look({ cookie });
    expect([await views(again), again.headers.get("set-cookie")]).toEqual([before, null]);
    expect(await views(await look())).toBe(before + 1);
  });

  it("are said with the car, too, where nothing else of it changed", async () => {
    const ask = async () => test.send("north", "/api/cars/used-north-car");
    const first = await ask();
    const total = await views(await look());
    const second = await ask();
    expect([await views(second), await views(first)]).toEqual([total, total - 1]);
    expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
  });

  it("count five times a day from one address, however many cookies it throws away", async () => {
    const lookFrom = async (address: string) =>
      views(await test.send("north", "/api/cars/used-north-car/view.json", { address }));
    const before = await lookFrom("203.0.113.70");
    for (let call = 0; call < 20; call += 1) await lookFrom(`2001:db8:1:7::${call}`);
    expect(await lookFrom("2001:db8:1:7::ffff")).toBe(before + 5);
    expect(await lookFrom("203.0.113.71")).toBe(before + 6);
  });

  it.each([
    ["bots", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["prefetches", { "sec-purpose": "prefetch;prerender" }],
    ["old prefetches", { purpose: "prefetch" }],
  ])("leave out %s", async (_, headers) => {
    const [row] = await test.platform.database.sql<
      { views: number }[]
    >`select views from car_view_totals t join cars c on c.id = t.car_id where c.slug = 'used-north-car'`;
    const answer = await look(headers);
    expect([await views(answer), answer.headers.get("set-cookie")]).toEqual([row?.views ?? 0, null]);
  });
});

describe("search answers", () => {
  it("suit a CDN: cacheable for a moment, with a version, compressed", async () => {
    const answer = await test.send("north", "/api/search", { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=10, stale-while-revalidate=60");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("content-encoding")).toBe("br");
    const etag = answer.headers.get("etag") ?? "";
    expect((await test.send("north", "/api/search?utm_source=x", { headers: { "if-none-match": etag } })).status).toBe(
      304,
    );
  });
});

describe("an enquiry", () => {
  it("is stored, delivered signed to the dealer, and answered with its id", async () => {
    const answer = await test.post("north", lead, { "idempotency-key": "walk-1" });
    const { lead_id } = await json(answer);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    await until(() => crm.received.some(({ headers }) => headers["idempotency-key"] === lead_id));
    expect((await json(await test.post("north", lead, { "idempotency-key": "walk-1" }))).lead_id).toBe(lead_id);
  });

  it("never leaves contact details in the log, also when it is refused or something breaks", async () => {
    await test.post("north", { ...lead, extra: lead.email });
    await test.post("north", { ...lead, phone: "0".repeat(31) });
    await test.platform.database.sql`alter table leads rename to leads_away`;
    try {
      const broken = await test.post("north", lead);
      expect([broken.status, await json(broken)]).toEqual([
        500,
        { code: "unexpected", error: "An unexpected error occured" },
      ]);
    } finally {
      await test.platform.database.sql`alter table leads_away rename to leads`;
    }
    expect(test.log.some(({ event }) => event === "request_failed")).toBe(true);
    for (const value of Object.values(lead).slice(1)) expect(JSON.stringify(test.log)).not.toContain(value);
  });

  it("is slowed down when too many come from one address", async () => {
    const send = () =>
      test.send("south", "/api/leads", {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json" },
        address: "203.0.113.9",
      });
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push(
        (
          await test.send("south", "/api/leads", {
            method: "POST",
            body: JSON.stringify(lead),
            headers: { "content-type": "application/json" },
            address: "203.0.113.9",
          })
        ).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await send()).status).toBe(422);
  });
});

describe("pages and other addresses", () => {
  it("are not the platform's", async () => {
    for (const path of ["/", "/cars/used-north-car", "/apis", "/imgs/1"])
      expect(await test.platform.fetch(new Request(`http://north.localhost:4000${path}`))).toBeUndefined();
  });
});

describe("a change of stock", () => {
  it("is found by a search that was cached before it, within two seconds", async () => {
    const count = async () => (await json(await test.send("north", "/api/search"))).count as number;
    const add = async (round: number) => {
      const before = await count();
      const id = await putCar(test.platform.database, "north", `used-just-in-${round}`);
      await test.platform.database.sql`insert into index_outbox (car_id, op) values (${id}, 'upsert')`;
      const committed = performance.now();
      await expect.poll(count, { interval: 20 }).toBe(before + 1);
      return committed;
    };
    expect(await quickest(2000, add)).toBeLessThan(2000);
  });
});
