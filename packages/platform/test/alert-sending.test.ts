import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AlertKind } from "@forecourt/core/alerts";
import { endAlerts, endTextsTo } from "../src/domain/alerts/end-alerts.ts";
import { alertLinkToken } from "../src/domain/alerts/alert-links.ts";
import type { Mail } from "../src/domain/mail/mail.ts";
import type { TextMessage } from "../src/domain/shoppers/send-text.ts";
import { attemptAlertMessage, claimAlertMessages } from "../src/workers/alert-worker.ts";
import type { AlertDependencies } from "../src/workers/alert-worker.ts";
import { matchChanges } from "../src/workers/match-changes.ts";
import type { Database } from "../src/records/open-database.ts";
import { alerting, putSubscription, putUser } from "./alert-fixtures.ts";
import type { TestSubscription } from "./alert-fixtures.ts";
import { openYard, yardFile } from "./stock-fixtures.ts";
import type { Yard, YardRow } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const noon = new Date("2026-11-25T01:00:00Z");
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);
const keys = {
  hash: (purpose: string, text: string) => Buffer.from(`${purpose} ${text}`).toString("base64url").slice(-40),
};
let database: Database;
let yard: Yard;
let ana = "";
let clock = noon;
let isDown = false;
const texts: TextMessage[] = [];
const mails: { to: string; id: string; mail: Mail }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate sites, alert_outbox, consent_proofs cascade`;
  yard = await openYard(database, "yard", alerting);
  ana = await putUser(database, "yard", "+61412345678", "ana@example.com");
  clock = noon;
  isDown = false;
  texts.length = 0;
  mails.length = 0;
});

const dependencies = (): AlertDependencies => ({
  database,
  siteOf: () => yard.site,
  async sendText(_, message) {
    if (isDown) throw new Error("down");
    texts.push(message);
    return undefined;
  },
  async sendMail({ to, id, mail }) {
    if (isDown) throw new Error("down");
    mails.push({ to, id, mail });
  },
  keys,
  log: () => {},
  now: () => clock,
});
const watch = (of: Partial<TestSubscription>) => putSubscription(database, { siteSlug: "yard", userId: ana, ...of });
async function change(...rows: YardRow[]): Promise<void> {
  await yard.import(yardFile(...rows), { force: true });
  await matchChanges({ database, siteOf: () => yard.site, now: () => clock });
}
async function sendDue(): Promise<number> {
  const due = await claimAlertMessages(dependencies(), { busy: [], max: 10 });
  for (const each of due) await attemptAlertMessage(dependencies(), each);
  return due.length;
}
const states = async () =>
  (
    await database.sql<
      { state: string; attempts: number }[]
    >`select state, attempts from alert_messages order by created_at, id`
  ).map(({ state, attempts }) => `${state} ${attempts}`);
const mazda = { stock: "S1", km: "100", price: "35000" };
const kia = { stock: "S2", km: "200", make: "Kia", model: "Sportage", price: "28000" };

describe("an alert", () => {
  it("comes once as a text that names the sender, the car, why it came and how it ends", async () => {
    await watch({ search: "make=Mazda" });
    await change(mazda);
    expect(await sendDue()).toBe(1);
    expect(await sendDue()).toBe(0);
    const [path] = (await yard.cars()).map(({ data }) => String(data["path"]));
    const link = `https://yard.example/alert-link?link=${alertLinkToken(keys, { act: "end_sms", userId: ana })}`;
    expect(texts.map(({ to, text }) => [to, text])).toEqual([
      [
        "+61412345678",
        `Dealer yard: New: 2021 Mazda CX-5 Touring, $35,000. https://yard.example${path} You asked to hear of "Search make=Mazda". Reply STOP to end, or ${link}`,
      ],
    ]);
    expect(await states()).toEqual(["sent 1"]);
    expect(await database.sql`select 1 from alerts`).toEqual([]);
  });

  it("says of a price what it includes", async () => {
    await watch({ search: "make=Mazda" });
    await change({ ...mazda, priceType: "Excl. govt charges" });
    await sendDue();
    expect(texts[0]?.text).toContain("New: 2021 Mazda CX-5 Touring, $35,000 Excl. govt charges.");
  });

  it("waits while the site is suspended, whose pages and links answer nobody, and comes once it is served again", async () => {
    await watch({ search: "make=Mazda" });
    await change(mazda);
    await database.sql`update sites set suspended_at = now()`;
    await sendDue();
    expect([texts, await states()]).toEqual([[], ["waiting 0"]]);
    await database.sql`update sites set suspended_at = null`;
    clock = hours(24);
    await sendDue();
    expect([texts.length, await states()]).toEqual([1, ["sent 1"]]);
  });

  it("comes as a mail with text, HTML, the reason and an end that mail programs show, and loads nothing", async () => {
    await watch({ search: "make=Mazda&price=-40000", channel: "mail", kinds: ["price_drop", "new_match"] });
    await change(mazda, { ...mazda, stock: "S3", km: "300", price: "39000" });
    await sendDue();
    const [{ to, mail } = { to: "", mail: undefined }] = mails;
    expect(to).toBe("ana@example.com");
    expect(mail?.subject).toBe(
      '2 new cars in "Search make=Mazda&price=-40000", such as 2021 Mazda CX-5 Touring, $39,000',
    );
    expect(mail?.text).toContain("https://yard.example/search/new-used-and-demo-cars?make=Mazda&price=-40000");
    expect(mail?.text).toContain("You get this because you saved");
    expect(mail?.endUrl).toMatch(/^https:\/\/yard\.example\/alert-link\?link=end_mail\./);
    expect(mail?.html).not.toMatch(/<img|<link |<script|url\(/);
  });

  it("names sold cars without a price that nobody can pay any more", async () => {
    const other = { ...mazda, stock: "S3", km: "300", price: "39000" };
    await change(mazda, other);
    await watch({ search: "make=Mazda", channel: "mail", kinds: ["sold"] });
    await change({ ...mazda, status: "sold" }, { ...other, status: "sold" });
    await sendDue();
    expect(mails[0]?.mail.text).toContain("– 2021 Mazda CX-5 Touring: https://");
    expect(mails[0]?.mail.text).not.toContain("$");
  });

  it("is not mailed to an address that was never confirmed", async () => {
    await database.sql`update alert_addresses set confirmed_at = null`;
    await watch({ search: "make=Mazda", channel: "mail" });
    await change(mazda);
    await sendDue();
    expect(mails).toEqual([]);
    expect(await database.sql`select 1 from alerts`).toEqual([]);
  });

  it("tells of several things in one message, each car once, the most telling first", async () => {
    await change(mazda, kia);
    await watch({ search: "make=Mazda", kinds: ["price_drop", "sold"] });
    await watch({ search: "price=-40000", kinds: ["price_drop", "sold"] });
    await change({ ...mazda, price: "33000" }, { ...kia, status: "sold" });
    await sendDue();
    expect(texts).toHaveLength(1);
    const text = texts[0]?.text ?? "";
    expect(text).toContain("Price drop: 2021 Mazda CX-5 Touring, $33,000 (was $35,000).");
    expect(text).toContain("Sold: 2021 Kia Sportage Touring.");
    expect(text.match(/Mazda CX-5/g)).toHaveLength(1);
  });

  it.each<[string, AlertKind, YardRow, YardRow]>([
    ["a car that is sold by then", "price_drop", { ...mazda, price: "33000" }, { ...mazda, status: "sold" }],
    ["a price that rose again", "price_drop", { ...mazda, price: "33000" }, { ...mazda, price: "36000" }],
    ["a sold car that is back", "sold", { ...mazda, status: "sold" }, mazda],
  ])("is not sent of %s", async (_, kind, first, second) => {
    await change(mazda, kia);
    await watch({ search: "make=Mazda", kinds: [kind] });
    await change(first, kia);
    await yard.import(yardFile(second, kia), { force: true });
    await sendDue();
    expect([texts, await states()]).toEqual([[], ["dropped 1"]]);
  });

  it("is not sent of a car that somebody reserved meanwhile", async () => {
    await watch({ search: "make=Mazda" });
    await change(mazda);
    await database.sql`update cars set data = data || '{"reserved": true}'`;
    await sendDue();
    expect(texts).toEqual([]);
  });

  it("waits in the quiet hours until 8 in the morning, and is not counted as tried", async () => {
    await watch({ search: "make=Mazda" });
    await change(mazda);
    // The server stood still until 9 in the evening.
    clock = hours(9);
    expect(await sendDue()).toBe(1);
    expect([texts, await states()]).toEqual([[], ["waiting 0"]]);
    clock = hours(20);
    await sendDue();
    expect(texts).toHaveLength(1);
  });

  it("is one of a kind a day: a second one waits for the next day, another kind does not, also by mail", async () => {
    await watch({ search: "make=Mazda", kinds: ["new_match"] });
    await watch({ search: "make=Kia", kinds: ["new_match"], channel: "mail" });
    await watch({ search: "price=-90000", kinds: ["price_drop"] });
    await change(mazda);
    await sendDue();
    expect(texts).toHaveLength(1);
    clock = hours(1);
    await change({ ...mazda, price: "33000" }, { ...mazda, stock: "S3", km: "300" }, kia);
    await sendDue();
    expect(texts.map(({ text }) => text.slice(13, 23))).toEqual(["New: 2021 ", "Price drop"]);
    expect(mails).toEqual([]);
    expect(await sendDue()).toBe(0);
    // The next day at 8.
    clock = hours(20);
    await sendDue();
    expect(texts.length + mails.length).toBe(3);
    clock = hours(44);
    await sendDue();
    expect([texts.length, mails.length]).toEqual([3, 1]);
    expect(texts[2]?.text).toContain("New: 2021 Mazda CX-5 Touring, $35,000.");
  });

  it("is tried again with the same id where nobody took it, and given up after twelve attempts", async () => {
    await watch({ search: "make=Mazda" });
    await change(mazda);
    isDown = true;
    await sendDue();
    expect([texts, await states()]).toEqual([[], ["sending 1"]]);
    isDown = false;
    clock = hours(0.1);
    await sendDue();
    expect([texts.length, await states()]).toEqual([1, ["sent 2"]]);
    const [{ id } = { id: "" }] = await database.sql<{ id: string }[]>`select id from alert_messages`;
    expect(texts[0]?.id).toBe(id);
  });

  it("is forgotten with a message that was given up: months later it is no news", async () => {
    await watch({ search: "make=Mazda" });
    await change(mazda);
    isDown = true;
    for (let day = 0; day < 12; day += 1) {
      clock = hours(24 * day);
      await sendDue();
    }
    expect(await states()).toEqual(["dead 12"]);
    expect(await database.sql`select 1 from alerts`).toHaveLength(0);
    isDown = false;
    // The message is deleted once its time is over; another one comes.
    await database.sql`delete from alert_messages`;
    await watch({ search: "make=Kia" });
    await change(mazda, kia);
    clock = hours(24 * 400);
    await sendDue();
    expect(texts).toHaveLength(1);
    expect(texts[0]?.text).not.toContain("Mazda");
  });

  it("is sent by one process alone, however many claim it", async () => {
    await watch({ search: "make=Mazda" });
    await change(mazda);
    const claims = await Promise.all([1, 2, 3].map(() => claimAlertMessages(dependencies(), { busy: [], max: 10 })));
    const all = claims.flat();
    expect(all).toHaveLength(1);
    // One whose lease ended, and that wakes up late.
    const [late] = all;
    clock = hours(0.2);
    const [next] = await claimAlertMessages(dependencies(), { busy: [], max: 10 });
    await Promise.all([late, next].flatMap((each) => (each ? [attemptAlertMessage(dependencies(), each)] : [])));
    expect(texts).toHaveLength(1);
  });
});

describe("the end of alerts", () => {
  it("is at once: what waits is not sent any more, what was saved stays, and the ledger says so", async () => {
    await watch({ search: "make=Mazda" });
    await watch({ search: "make=Kia", channel: "mail" });
    await change(mazda, kia);
    const ended = { siteSlug: "yard", userId: ana, channel: "sms", source: "Link in a message", now: clock } as const;
    expect(await endAlerts({ database, keys }, ended)).toBe(true);
    expect(await endAlerts({ database, keys }, ended)).toBe(true);
    await sendDue();
    expect([texts.length, mails.length]).toEqual([0, 1]);
    const saved = await database.sql<
      { search: string; channel: string | null }[]
    >`select search, channel from alert_subscriptions order by search`;
    expect(saved).toEqual([
      { search: "make=Kia", channel: "mail" },
      { search: "make=Mazda", channel: null },
    ]);
    expect(await database.sql`select consents, action, source from consent_proofs`).toEqual([
      { consents: ["alerts_sms"], action: "withdrawn", source: "Link in a message" },
    ]);
    await change({ ...mazda, stock: "S4", km: "400" });
    expect(await sendDue()).toBe(0);
  });

  it("by STOP is for the number at this site alone, and is noted also for a number that nobody knows", async () => {
    const other = await openYard(database, "other", { ...alerting, hosts: ["other.example"] });
    const there = await putUser(database, "other", "+61412345678");
    await putSubscription(database, { siteSlug: "other", userId: there, search: "make=Mazda" });
    await watch({ search: "make=Mazda" });
    const stop = { siteSlug: "yard", source: "Reply to a text", now: clock };
    await endTextsTo({ database, keys }, { ...stop, phone: "+61412345678" });
    await endTextsTo({ database, keys }, { ...stop, phone: "+61400000000" });
    expect(await database.sql`select site_slug, channel from alert_subscriptions order by site_slug`).toEqual([
      { site_slug: "other", channel: "sms" },
      { site_slug: "yard", channel: null },
    ]);
    expect(await database.sql`select action from consent_proofs`).toHaveLength(2);
    other.remove();
  });

  it("is nobody's but the shopper's of the link's site", async () => {
    const ended = { siteSlug: "other", userId: ana, channel: "sms", source: "Link in a message", now: clock } as const;
    expect(await endAlerts({ database, keys }, ended)).toBe(false);
  });
});
