import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signDelivery } from "../src/base/outside/sign-delivery.ts";
import { alertLinkToken } from "../src/domain/alerts/alert-links.ts";
import { suspendSite } from "../src/domain/sites/suspend-site.ts";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { alerting } from "./alert-fixtures.ts";
import { startDestination, siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import type { TestBrowser } from "./identity-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const phone = "+61412000001";
const wish = { search: "make=Make+of+north&page=3&price=-40000", kinds: ["new_match"], channel: "sms", consent: true };
let texting: Awaited<ReturnType<typeof startDestination>>;
let platform: TestPlatform;
let ana: TestBrowser;

beforeAll(async () => {
  texting = await startDestination(200);
  const secrets = { sms: { url: texting.url, secretEnv: "FORECOURT_SECRET_SMS", sender: "North" } };
  platform = await startTestPlatform(
    [
      siteDocument("north", { ...alerting, hosts: ["north.example"] }),
      siteDocument("south", { ...alerting, hosts: ["south.example"], secrets }),
      siteDocument("quiet"),
    ],
    { FORECOURT_SECRET_SMS: "the key of the text service" },
  );
  ana = openBrowser(platform, "north", "198.51.100.1");
  await signIn(platform, "north", ana, phone);
});
afterAll(async () => {
  await platform.stop();
  await texting.stop();
});

const json = async (response: Response): Promise<Record<string, unknown>> =>
  (await response.json()) as Record<string, unknown>;
const messages = async (): Promise<{ to: string; text: string }[]> =>
  (
    (await json(await platform.send("north", "/dev/messages", { address: "127.0.0.1" }))) as {
      messages: { to: string; text: string }[];
    }
  ).messages;

describe("saved searches", () => {
  it("are kept under a name with what is told of them, listed, renamed and removed, by the shopper alone", async () => {
    const saved = await ana.post("/api/alerts", wish);
    expect(saved.headers.get("cache-control")).toBe("private, no-store");
    const { alerts } = (await json(saved)) as { alerts: { id: string; search: string; name: string }[] };
    expect(alerts).toEqual([
      {
        id: expect.any(String) as string,
        name: "Make of north, up to $40,000",
        search: "/search/new-used-and-demo-cars?make=Make+of+north&price=-40000",
        car: null,
        kinds: ["new_match"],
        wish_price: null,
        channel: "sms",
        rhythm: "daily",
        created_at: expect.any(String) as string,
      },
    ]);
    const id = alerts[0]?.id ?? "";
    // An address in place of its query would be saved as all cars.
    for (const search of [alerts[0]?.search, "https://north.localhost/search/used-cars?make=Kia"])
      expect((await ana.post("/api/alerts", { ...wish, search })).status).toBe(422);
    // The same search again is the same, whatever its page and order of words.
    const again = await json(await ana.post("/api/alerts", { ...wish, search: "price=-40000&make=Make+of+north" }));
    expect(again["alerts"]).toHaveLength(1);
    const renamed = await json(
      await ana.post(`/api/alerts/${id}`, { name: "For Dad", kinds: ["price_drop"], channel: "sms" }),
    );
    expect(renamed["alerts"]).toMatchObject([{ name: "For Dad", kinds: ["price_drop"] }]);
    const ben = openBrowser(platform, "north", "198.51.100.2");
    expect((await ben.get("/api/alerts")).status).toBe(401);
    await signIn(platform, "north", ben, "+61412000002");
    expect((await ben.post(`/api/alerts/${id}`, { name: "Mine" })).status).toBe(404);
    await ben.post(`/api/alerts/${id}/remove`, {});
    expect((await json(await ana.get("/api/alerts")))["alerts"]).toHaveLength(1);
    expect((await json(await ana.post(`/api/alerts/${id}/remove`, {})))["alerts"]).toEqual([]);
  });

  it("refuse another site's session, and what the site has not", async () => {
    const elsewhere = openBrowser(platform, "south", "198.51.100.3");
    for (const [name, value] of ana.cookies) elsewhere.cookies.set(name, value);
    for (const [path, body] of [
      ["/api/alerts", wish],
      ["/api/alerts/6b1f0d3e-1111-4111-8111-111111111111", {}],
      ["/api/alerts/6b1f0d3e-1111-4111-8111-111111111111/remove", {}],
    ] as const)
      expect((await elsewhere.post(path, body)).status, path).toBe(401);
    expect((await elsewhere.get("/api/alerts")).status).toBe(401);
    expect((await openBrowser(platform, "quiet", "198.51.100.4").get("/api/alerts")).status).toBe(404);
  });

  it("send nothing without a box that was ticked by hand, a kind, and a wish where one is waited for", async () => {
    const fields = async (body: unknown) =>
      ((await json(await ana.post("/api/alerts", body)))["fields"] as { path: string }[]).map(({ path }) => path);
    expect(await fields({ ...wish, consent: false })).toEqual(["consent"]);
    expect(await fields({ ...wish, kinds: [] })).toEqual(["kinds"]);
    expect(await fields({ ...wish, kinds: ["below_wish"] })).toEqual(["wish_price"]);
    expect(await fields({ ...wish, channel: "mail" })).toEqual(["email"]);
    expect(await fields({ kinds: [] })).toEqual(["search"]);
    expect((await ana.post("/api/alerts", { car_id: "999999", kinds: ["sold"] })).status).toBe(404);
    expect((await json(await ana.get("/api/alerts")))["alerts"]).toEqual([]);
  });

  it("mail only to an address whose owner followed the link, and note each consent with its words", async () => {
    const asked = await ana.post("/api/alerts", { ...wish, channel: "mail", email: "Ana@Shopper.example" });
    expect((await json(asked))["mail"]).toEqual({ email: "ana@shopper.example", confirmed: false });
    await vi.waitUntil(async () => (await messages()).some(({ to }) => to === "ana@shopper.example"));
    // Its reader may call: the number is whole, also where pages hide it.
    expect((await messages()).find(({ to }) => to === "ana@shopper.example")?.text).toContain("02 9000 0000");
    const text = (await messages()).find(({ to }) => to === "ana@shopper.example")?.text ?? "";
    const link = /link=([\w.-]+)/.exec(text)?.[1] ?? "";
    const stranger = openBrowser(platform, "north", "198.51.100.5");
    expect(await json(await stranger.get(`/api/alert-links?link=${link}`))).toEqual({ act: "confirm" });
    expect((await json(await ana.get("/api/alerts")))["mail"]).toMatchObject({ confirmed: false });
    expect((await stranger.post("/api/alert-links", { link: link.slice(0, -2) })).status).toBe(404);
    expect(await json(await stranger.post("/api/alert-links", { link }))).toEqual({ act: "confirm" });
    expect((await json(await ana.get("/api/alerts")))["mail"]).toMatchObject({ confirmed: true });
    const ledger = await platform.platform.database.sql<
      { consents: string[]; action: string; source: string; wording: { text: string } | null }[]
    >`
      select consents, action, source, wording from consent_proofs where consents = '{alerts_mail}' order by id`;
    expect(ledger).toEqual([
      {
        consents: ["alerts_mail"],
        action: "given",
        source: "Saved searches",
        wording: { text: expect.stringContaining("Yes, Dealer north may email me these alerts") as string },
      },
    ]);
    // The shopper sees them on their own page; whoever typed the address does not.
    const consentsOf = async (browser: TestBrowser) =>
      (
        (await json(await browser.get("/api/my-garage")))["consents"] as { consents: string[]; source: string }[]
      ).filter(({ consents }) => consents.includes("alerts_mail"));
    expect(await consentsOf(ana)).toMatchObject([{ source: "Saved searches", action: "given", category: null }]);
    const eve = openBrowser(platform, "north", "198.51.100.6");
    await signIn(platform, "north", eve, "+61412000003");
    await eve.post("/api/alerts", { ...wish, channel: "mail", email: "ana@shopper.example" });
    expect(await consentsOf(eve)).toEqual([]);
  });
});

describe("addresses of mailed alerts", () => {
  it("are asked for a confirmation five a day for one shopper: nobody mails strangers through a dealer", async () => {
    const eve = openBrowser(platform, "north", "198.51.100.7");
    await signIn(platform, "north", eve, "+61412000007");
    const give = (email: string) => eve.post("/api/alerts", { ...wish, channel: "mail", email });
    for (let number = 1; number <= 5; number += 1)
      expect((await give(`stranger-${number}@mail.example`)).status).toBe(200);
    const refused = await give("stranger-6@mail.example");
    expect(refused.status).toBe(422);
    expect(await json(refused)).toMatchObject({ fields: [{ path: "email" }] });
    // One that was asked today stays good.
    expect((await give("stranger-5@mail.example")).status).toBe(200);
    const mailed = await platform.platform.database.sql`
      select 1 from mails where kind = 'alert_confirm' and recipient like 'stranger-%'`;
    expect(mailed).toHaveLength(5);
  });
});

describe("the link of a message", () => {
  it("ends alerts where the site has none any more: who was written to must be able to end it", async () => {
    const { sql } = platform.platform.database;
    const [user] = await sql<{ id: string }[]>`
      insert into users (site_slug, phone) values ('quiet', ${phone}) returning id`;
    await sql`insert into alert_subscriptions (site_slug, user_id, name, search, kinds, channel, origin, created_at, updated_at)
      values ('quiet', ${user?.id}, 'A search', 'make=Kia', '{new_match}', 'sms', 'http://quiet.localhost', now(), now())`;
    const keys = openIdentityKeys(platform.dataDir, {});
    const linkOf = (act: "end_sms" | "confirm") => alertLinkToken(keys, { act, userId: user?.id ?? "" }, "");
    const stranger = openBrowser(platform, "quiet", "198.51.100.8");
    const link = linkOf("end_sms");
    expect(await json(await stranger.get(`/api/alert-links?link=${link}`))).toEqual({ act: "end_sms" });
    expect(await json(await stranger.post("/api/alert-links", { link }))).toEqual({ act: "end_sms" });
    expect(await sql`select channel from alert_subscriptions where site_slug = 'quiet'`).toEqual([{ channel: null }]);
    expect((await stranger.post("/api/alert-links", { link: linkOf("confirm") })).status).toBe(404);
  });

  it("says that the alerts have ended to a shopper who deleted the account since, as often as it is followed, and is nobody's at another site", async () => {
    const { sql } = platform.platform.database;
    const [user] = await sql<{ id: string }[]>`
      insert into users (site_slug, phone) values ('quiet', '+61412000099') returning id`;
    const keys = openIdentityKeys(platform.dataDir, {});
    const link = alertLinkToken(keys, { act: "end_mail", userId: user?.id ?? "" });
    const elsewhere = openBrowser(platform, "north", "198.51.100.9");
    expect((await elsewhere.get(`/api/alert-links?link=${link}`)).status).toBe(404);
    expect((await elsewhere.post("/api/alert-links", { link })).status).toBe(404);
    await sql`delete from users where id = ${user?.id}`;
    const stranger = openBrowser(platform, "quiet", "198.51.100.9");
    for (let time = 0; time < 2; time += 1) {
      expect(await json(await stranger.get(`/api/alert-links?link=${link}`))).toEqual({ act: "end_mail" });
      expect(await json(await stranger.post("/api/alert-links", { link }))).toEqual({ act: "end_mail" });
    }
  });
});

describe("a reply to a text", () => {
  const reply = (body: string, { key = "the key of the text service", at = Date.now() } = {}) => {
    const timestamp = String(Math.floor(at / 1000));
    return platform.send("south", "/api/text-replies", {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "x-forecourt-timestamp": timestamp,
        "x-forecourt-signature": signDelivery(key, timestamp, body),
      },
    });
  };
  it("that says STOP ends the texted alerts of the number, signed by the text service alone", async () => {
    const { sql } = platform.platform.database;
    const [user] = await sql<
      { id: string }[]
    >`insert into users (site_slug, phone) values ('south', ${phone}) returning id`;
    await sql`insert into alert_subscriptions (site_slug, user_id, name, search, kinds, channel, origin, created_at, updated_at)
      values ('south', ${user?.id}, 'A search', 'make=Kia', '{new_match}', 'sms', 'http://south.localhost', now(), now())`;
    const channels = async () =>
      (await sql<{ channel: string | null }[]>`select channel from alert_subscriptions where site_slug = 'south'`).map(
        ({ channel }) => channel,
      );
    const stop = JSON.stringify({ from: "0412 000 001", text: "Stop" });
    expect((await reply(stop, { key: "another" })).status).toBe(401);
    expect((await reply(stop, { at: Date.now() - 600_000 })).status).toBe(401);
    expect((await reply(JSON.stringify({ from: "0412 000 001", text: "Is it there?" }))).status).toBe(200);
    expect(await channels()).toEqual(["sms"]);
    expect((await reply(stop)).status).toBe(200);
    expect(await channels()).toEqual([null]);
    // Of a site that is closed for now, too; and the link of a text that was sent before still ends them.
    await sql`update alert_subscriptions set channel = 'sms' where site_slug = 'south'`;
    await suspendSite(platform.platform.database, "south", new Date());
    const ask = async (path: string, init = {}) =>
      platform.platform.fetch(new Request(`http://south.localhost:4000${path}`, init), { port: 4000 });
    await vi.waitUntil(async () => (await ask("/api/site"))?.status === 503, { interval: 50 });
    expect((await reply(stop)).status).toBe(200);
    expect(await channels()).toEqual([null]);
    await sql`update alert_subscriptions set channel = 'sms' where site_slug = 'south'`;
    const link = alertLinkToken(openIdentityKeys(platform.dataDir, {}), { act: "end_sms", userId: user?.id ?? "" });
    const asked = await ask(`/alert-link?link=${link}`);
    expect([asked?.status, await asked?.text(), await channels()]).toEqual([
      200,
      expect.stringContaining("End them now"),
      ["sms"],
    ]);
    const ended = await ask(`/alert-link?link=${link}`, { method: "POST", body: "List-Unsubscribe=One-Click" });
    expect([ended?.status, await ended?.text()]).toEqual([200, expect.stringContaining("Your text alerts have ended")]);
    expect(await channels()).toEqual([null]);
    expect((await ask("/alert-link?link=none"))?.status).toBe(503);
    await suspendSite(platform.platform.database, "south", null);
    await vi.waitUntil(async () => (await ask("/api/site"))?.status === 200, { interval: 50 });
    expect((await reply("{}")).status).toBe(400);
    expect((await platform.send("north", "/api/text-replies", { method: "POST", body: "{}" })).status).toBe(404);
  });
});
