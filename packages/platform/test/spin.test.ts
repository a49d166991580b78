import type { SpinTurnAnswer } from "@forecourt/api";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../src/commands/run-command.ts";
import { takeSpin } from "../src/domain/spin/take-spin.ts";
import { parsedSite, siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import type { TestBrowser } from "./identity-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const promotion = (more: SiteDocumentInput["spinToWin"] = {}): SiteDocumentInput["spinToWin"] => ({
  enabled: true,
  promotion: "spring",
  start: at(-1),
  end: at(1),
  terms: "Winners are told by mail at once.",
  prizes: [
    { slug: "wash", name: "Car wash", oneIn: 2, limit: 3 },
    { slug: "holiday", name: "Holiday", oneIn: 2, limit: 1 },
  ],
  ...more,
});

let platform: TestPlatform;
let phones = 0;
const newPhone = () => `+6141300${String((phones += 1)).padStart(4, "0")}`;
beforeAll(async () => {
  platform = await startTestPlatform([
    siteDocument("north", { spinToWin: promotion() }),
    siteDocument("south", { spinToWin: promotion({ start: at(-3), end: at(-2) }) }),
    siteDocument("west"),
    siteDocument("east", {
      spinToWin: promotion({ prizes: [{ slug: "wash", name: "Car wash", oneIn: 1, limit: 9 }] }),
    }),
  ]);
});
afterAll(() => platform.stop());

const entry = { name: "Ana", email: "ana@shopper.example", promotion_terms: true };
async function shopper(site: string, phone = newPhone()): Promise<TestBrowser> {
  const browser = openBrowser(platform, site, `198.51.100.${(phones += 1)}`);
  await signIn(platform, site, browser, phone);
  return browser;
}
const spin = async (browser: TestBrowser, body: object = entry) => browser.post("/api/spin-to-win", body);

describe("a turn of the wheel", () => {
  it("is for those who are signed in, may enter and agree to the terms", async () => {
    const stranger = openBrowser(platform, "north");
    expect((await spin(stranger)).status).toBe(401);
    const browser = await shopper("north");
    const refused = await spin(browser, { name: "Ana", email: "" });
    expect(refused.status).toBe(422);
    const { fields } = (await refused.json()) as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path)).toEqual(["email", "promotion_terms"]);
    expect(await platform.platform.database.sql`select 1 from spin_turns`).toEqual([]);
  });

  it("tells a winner by mail which number to call, also where pages hide it until it is asked for", async () => {
    await spin(await shopper("east"));
    const [mail] = await platform.platform.database.sql<{ text: string }[]>`
      select content ->> 'text' as text from mails where site_slug = 'east' and kind = 'spin_won'`;
    expect(mail?.text).toContain("call us on 02 9000 0000");
  });

  it("is one for each verified number: again it answers the first", async () => {
    const phone = newPhone();
    const browser = await shopper("north", phone);
    const first = await spin(browser);
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const turn = (await first.json()) as SpinTurnAnswer;
    const again = await spin(browser, { ...entry, name: "Eve" });
    expect(await again.json()).toEqual(turn);
    const read = await openBrowser(platform, "north").get(`/api/spin-to-win/${turn.id}`);
    expect(await read.json()).toEqual(turn);
    expect((await openBrowser(platform, "south").get(`/api/spin-to-win/${turn.id}`)).status).toBe(404);
  });

  it("is taken neither outside the dates nor where there is no promotion", async () => {
    const late = await spin(await shopper("south"));
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, "spin_not_open"]);
    expect((await spin(await shopper("west"))).status).toBe(404);
  });

  it("of many at one moment never wins a prize more often than it may be won; each is logged, winner and dealer are told", async () => {
    const { site } = parsedSite("north", { spinToWin: promotion({ promotion: "crowd" }) });
    const { database } = platform.platform;
    const keys = { hash: (_: string, text: string) => `hash of ${text}` };
    const now = new Date();
    const turns = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        takeSpin(database, {
          site,
          user: { userId: "", phone: `+614140000${String(index).padStart(2, "0")}` },
          body: { ...entry, email: `crowd-${index}@shopper.example` },
          keys,
          routeLead: () => [],
          now,
          random: () => (index % 2 === 0 ? 0.25 : 0.75),
        }),
      ),
    );
    const count = (slug: string | null) => turns.filter(({ prize }) => prize === slug).length;
    expect([count("wash"), count("holiday"), count(null)]).toEqual([3, 1, 6]);
    const logged = await database.sql<{ drawn: number }[]>`select drawn from spin_turns where promotion = 'crowd'`;
    expect(logged.map(({ drawn }) => drawn).toSorted()).toEqual([...Array(5).fill(0.25), ...Array(5).fill(0.75)]);
    const mails = await database.sql<{ kind: string; count: number }[]>`
      select kind, count(*)::int as count from mails where recipient like 'crowd-%' or recipient = 'sales@example.com' group by 1 order by 1`;
    expect(mails.find(({ kind }) => kind === "spin_won")?.count).toBe(4);
    const [lead] = await database.sql<{ payload: Record<string, unknown> }[]>`
      select payload from leads where payload ->> 'category' = 'Spin to Win' and payload ->> 'subcategory' = 'Won' and payload #>> '{promotion,name}' = 'crowd' limit 1`;
    expect(lead?.payload["promotion"]).toMatchObject({ prize: expect.stringMatching(/wash|Holiday/) as unknown });
  });

  it("stays taken when its shopper is erased, and the winners are listed without a name then", async () => {
    const { dataDir } = platform;
    const { database } = platform.platform;
    const phone = newPhone();
    const browser = await shopper("north", phone);
    await spin(browser);
    await database.sql`update spin_turns set prize = 'wash', prize_name = 'Car wash' where promotion = 'spring'`;
    const list = async () => {
      let out = "";
      await runCommand(["spin", "winners", "--site", "north", "--json"], {
        env: { FORECOURT_DATA: dataDir },
        cwd: dataDir,
        out: (text) => void (out += text),
        err: () => {},
      });
      return JSON.parse(out) as { turns: number; winners: { phone: string; name: string }[]; prizes: object[] };
    };
    const before = await list();
    const written = phone.replace("+61", "0");
    expect(before.winners.map(({ phone: of }) => of)).toContain(written);
    expect(before.prizes).toContainEqual({ prize: "Car wash", won: before.turns, limit: 3 });
    expect((await browser.post("/api/my-garage/delete", { confirm: "delete" })).status).toBe(200);
    const after = await list();
    expect(after.winners.map(({ phone: of }) => of)).not.toContain(written);
    expect(after.winners.map(({ name }) => name)).toContain("erased");
    expect(after.turns).toBe(before.turns);
  });
});
