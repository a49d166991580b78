import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseSiteDocument } from "@forecourt/core/schemas";
import { composeMail } from "../src/domain/mail/compose-mail.ts";
import { queueMail } from "../src/domain/mail/queue-mail.ts";
import { createSendMail } from "../src/domain/mail/send-mail.ts";
import type { Database } from "../src/records/open-database.ts";
import { attemptMail, claimMails } from "../src/workers/mail-worker.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const { site } = parsedSite("north");
const start = new Date("2026-11-23T00:00:00Z");
let clock = start;
let database: Database;
let url = "";
let isRefusing = false;
const taken: { from: string; to: string[]; source: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, done) {
    let source = "";
    stream.on("data", (part) => (source += String(part)));
    stream.on("end", () => {
      if (isRefusing) return done(Object.assign(new Error("Later, please"), { responseCode: 451 }));
      taken.push({
        from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
        to: envelope.rcptTo.map(({ address }) => address),
        source,
      });
      done();
    });
  },
});

beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north"));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise<void>((done) => server.close(done));
  await database.close();
});
beforeEach(async () => {
  await database.sql`delete from mails`;
  taken.length = 0;
  isRefusing = false;
  clock = start;
});

const mail = composeMail(site, {
  subject: "Reserved: 2021 Mazda CX-5",
  greeting: "Hello <Ana>,",
  paragraphs: ["The car waits for you."],
  facts: [["Deposit", "$500.00"]],
  calendar: { filename: "reservation.ics", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
});
const queue = () =>
  queueMail(database.db, {
    siteSlug: "north",
    leadId: undefined,
    kind: "reservation_paid",
    about: "7",
    to: "ana@example.com",
    mail,
    now: clock,
  });
const sendDue = async (
  env: Record<string, string> = { SMTP_URL: url, MAIL_FROM: "mail@sites.example" },
  serverMs?: number,
) => {
  const dependencies = {
    database,
    sendMail: createSendMail({
      env,
      sandbox: undefined,
      siteOf: () => site,
      ...(serverMs === undefined ? {} : { serverMs }),
    }),
    log: () => {},
    now: () => clock,
  };
  const due = await claimMails(dependencies, { busy: [], max: 10 });
  for (const one of due) await attemptMail(dependencies, one);
  return due.length;
};
const stateOf = async () =>
  (await database.sql<{ state: string; attempts: number }[]>`select state, attempts from mails`)[0];

describe("a mail", () => {
  it("goes once, from the platform's address in the dealer's name, with text, HTML and the calendar, and nothing to load", async () => {
    await queue();
    await queue();
    expect(await sendDue()).toBe(1);
    expect(await sendDue()).toBe(0);
    expect(taken).toHaveLength(1);
    const [{ from, to, source } = { from: "", to: [], source: "" }] = taken;
    expect([from, to]).toEqual(["mail@sites.example", ["ana@example.com"]]);
    expect(source).toContain("From: Dealer north <mail@sites.example>");
    expect(source).toContain("Reply-To: Dealer north <sales@example.com>");
    expect(source).toContain("Subject: Reserved: 2021 Mazda CX-5");
    expect(source).toContain("text/calendar");
    expect(mail.html).toContain("Hello &lt;Ana&gt;,");
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(/);
    expect(await stateOf()).toEqual({ state: "sent", attempts: 1 });
  });
  it("that a program reads is its text alone, once more under the type of its format", async () => {
    await queueMail(database.db, {
      siteSlug: "north",
      leadId: undefined,
      kind: "lead_adf",
      about: "7",
      to: "leads@crm.example",
      mail: { subject: "Test Drive", text: '<?adf version="1.0"?>', textType: "application/x-adf+xml" },
      now: clock,
    });
    expect(await sendDue()).toBe(1);
    const source = taken[0]?.source ?? "";
    expect(source.match(/^Content-Type: (?:text|application)\/[^;]+/gm)).toEqual([
      "Content-Type: text/plain",
      "Content-Type: application/x-adf+xml",
    ]);
    expect(source).not.toContain("text/html");
  });
  it.each([
    ["#f2b705", "#000000"],
    ["#1f4e79", "#ffffff"],
    ["#c2410c", "#ffffff"],
  ])("has the dealer's name on %s in %s, which reads at 4.5 to 1 at least", (accent, ink) => {
    const { html } = composeMail(
      { ...site, theme: { ...site.theme, accent } },
      { subject: "s", greeting: "Hello,", paragraphs: [] },
    );
    expect(html).toMatch(new RegExp(`background:${accent};color:${ink};[^>]*>${site.name}</p>`));
  });
  it("has its template's colour where the dealer has none of its own", () => {
    const parsed = parseSiteDocument(
      { ...siteDocument("north"), theme: {} },
      { template: { theme: { accent: "#0b7a75" } } },
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(composeMail(parsed.site, { subject: "s", greeting: "Hello,", paragraphs: [] }).html).toContain(
      "background:#0b7a75",
    );
  });
  it("waits for a server that does not take it, and goes later", async () => {
    await queue();
    isRefusing = true;
    await sendDue();
    expect(await stateOf()).toEqual({ state: "waiting", attempts: 1 });
    expect(await sendDue()).toBe(0);
    isRefusing = false;
    clock = new Date(start.getTime() + 31_000);
    await sendDue();
    expect([taken.length, await stateOf()]).toEqual([1, { state: "sent", attempts: 2 }]);
  });
  it.each([
    ["from the start", undefined],
    ["after it was greeted", "220 mail.example ready\r\n"],
  ])("waits for a server that is silent %s, and goes later", async (_, greeting) => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => {
      sockets.push(socket.on("error", () => {}));
      if (greeting !== undefined) socket.write(greeting);
    });
    await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
    try {
      await queue();
      const address = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
      await sendDue({ SMTP_URL: address, MAIL_FROM: "mail@sites.example" }, 100);
      expect([sockets.length, await stateOf()]).toEqual([1, { state: "waiting", attempts: 1 }]);
      clock = new Date(start.getTime() + 31_000);
      await sendDue();
      expect([taken.length, await stateOf()]).toEqual([1, { state: "sent", attempts: 2 }]);
    } finally {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => silent.close(done));
    }
  });
  it("is given up after twelve attempts, and kept", async () => {
    await queue();
    isRefusing = true;
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await sendDue();
      clock = new Date(clock.getTime() + 7 * 3_600_000);
    }
    expect(await stateOf()).toEqual({ state: "dead", attempts: 12 });
  });
  it("waits where the deployment has no mail server, and one without an address to come from is refused", async () => {
    await queue();
    await sendDue({});
    expect(taken).toEqual([]);
    expect((await stateOf())?.state).toBe("waiting");
    for (const from of ["", "Sites", "a@b.example, c@d.example"])
      expect(() =>
        createSendMail({ env: { SMTP_URL: url, MAIL_FROM: from }, sandbox: undefined, siteOf: () => site }),
      ).toThrow("Set MAIL_FROM to the address that mails come from.");
  });
  it("comes from the address of MAIL_FROM where that has a name, too", async () => {
    await queue();
    await sendDue({ SMTP_URL: url, MAIL_FROM: "Car sites <mail@sites.example>" });
    expect(taken[0]).toMatchObject({
      from: "mail@sites.example",
      source: expect.stringMatching(/^From: Dealer north <mail@sites\.example>\r$/m) as string,
    });
    expect(taken[0]?.source).toMatch(/^Message-ID: <[\da-f-]+@sites\.example>\r$/m);
  });
});
