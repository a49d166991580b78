import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createApiKey, listApiKeys, revokeApiKey } from "../src/domain/quotes/api-keys.ts";
import type { KeyRight } from "../src/domain/quotes/api-keys.ts";
import { putCar, siteDocument } from "./http-fixtures.ts";
import { startTestPlatform } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const validUntil = "2099-12-31T23:59:59+11:00";
const plenti = { interestRate: 8.99, comparisonRate: 10.11, paymentWeek: 143, validUntil };
const youxQuote = { weeklyRepaymentAmount: 171, advertisedRate: 9.5, comparisonRate: 10.9, validUntil };
const autograb = { average_market_price: 37_200, validUntil };
let test: TestPlatform;
let key: string;
let id: number;
/** Addresses that guessed: each try of the test is another. */
let guessers = 0;

beforeAll(async () => {
  test = await startTestPlatform([
    siteDocument("north", {
      finance: { creditLicence: "ACL 123456" },
      lenders: {
        shown: "plenti",
        lenders: [{ provider: "plenti", name: "Plenti", phone: "1300 031 264", establishmentFeeDollars: 0 }],
      },
    }),
    siteDocument("south"),
  ]);
});
afterAll(() => test.stop());
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  await test.platform.database.sql`delete from api_keys`;
  await test.platform.database.sql`delete from index_outbox`;
  await test.platform.database.sql`delete from cars where slug like 'quoted%'`;
  id = await quotedCar("north", "quoted-1", "S100");
  key = await made("north", ["quotes", "valuations"]);
});

async function quotedCar(site: string, slug: string, stocknum: string): Promise<number> {
  const car = await putCar(test.platform.database, site, slug);
  await test.platform.database
    .sql`update cars set data = data || jsonb_build_object('stocknum', ${stocknum}::text) where id = ${car}`;
  return car;
}
const made = async (siteSlug: string, may: readonly KeyRight[]) =>
  (await createApiKey(test.platform.database, { siteSlug, name: "A lender", may, now: new Date() })).key;
const put = (body: unknown, { site = "north", as = key, stocknum = "S100", address = "" } = {}) =>
  test.send(site, `/api/quotes/${stocknum}`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...(as === "" ? {} : { authorization: `Bearer ${as}` }) },
    ...(address === "" ? {} : { address }),
  });
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const stored = async () =>
  (
    await test.platform.database.sql<{ data: Record<string, unknown>; version: number }[]>`
      select data, version from cars where id = ${id}`
  )[0];
const shown = async () =>
  (await (await test.send("north", "/api/cars/quoted-1")).json()) as {
    finance_lenders: Record<string, object>;
    youxQuote: object;
    autograb_data: object;
    finance_figure: { source: string; weekly: number };
  };

describe("what a lender's or valuer's system writes", () => {
  it("is not what a browser goes on with that asks again once the quote has ended", async () => {
    const end = Date.now() + 3_600_000;
    await put({ finance_lenders: { plenti: { ...plenti, validUntil: new Date(end).toISOString() } } });
    const ask = (etag = "") => test.send("north", "/api/cars/quoted-1", { headers: { "if-none-match": etag } });
    const etag = (await ask()).headers.get("etag") ?? "";
    expect((await ask(etag)).status).toBe(304);
    vi.useFakeTimers({ toFake: ["Date"], now: end });
    const later = await ask(etag);
    expect(later.status).toBe(200);
    expect(((await later.json()) as { finance_lenders: object }).finance_lenders).toEqual({});
  });

  it("is checked as a feed's, and shows on the car of its stock number", async () => {
    const answer = await put({ finance_lenders: { plenti }, youxQuote, autograb_data: autograb });
    expect(await answer.json()).toEqual({ car_id: String(id), changed: true });
    expect(await shown()).toMatchObject({
      finance_lenders: { plenti },
      youxQuote,
      autograb_data: autograb,
      finance_figure: { source: "lender" },
    });
  });

  it("changes nothing when it says the same again", async () => {
    await put({ finance_lenders: { plenti }, youxQuote });
    const before = await stored();
    expect(await (await put({ youxQuote, finance_lenders: { plenti } })).json()).toMatchObject({ changed: false });
    expect((await stored())?.version).toBe(before?.version);
    expect(await (await put({})).json()).toMatchObject({ changed: false });
  });

  it("leaves what it does not name, and takes away what it names as null", async () => {
    await put({ finance_lenders: { plenti }, autograb_data: autograb });
    await put({ finance_lenders: { latitude: { ...plenti, interestRate: 7 } } });
    expect((await stored())?.data["finance_lenders"]).toMatchObject({ plenti, latitude: { interestRate: 7 } });
    await put({ autograb_data: null, finance_lenders: null });
    expect((await stored())?.data).toMatchObject({ autograb_data: null, finance_lenders: {} });
  });

  it.each<[string, unknown, string]>([
    ["without an end", { youxQuote: { ...youxQuote, validUntil: undefined } }, "youxQuote.validUntil"],
    [
      "that has ended",
      { finance_lenders: { plenti: { ...plenti, validUntil: "2026-01-01T00:00:00Z" } } },
      "finance_lenders.plenti.validUntil",
    ],
    [
      "with a comparison rate below its rate",
      { finance_lenders: { plenti: { ...plenti, comparisonRate: 1 } } },
      "finance_lenders.plenti.comparisonRate",
    ],
    [
      "with a rate as text",
      { finance_lenders: { plenti: { ...plenti, interestRate: "8.99" } } },
      "finance_lenders.plenti.interestRate",
    ],
    ["with a field that nobody knows", { price: 1 }, "price"],
    [
      "of more lenders than a car has",
      { finance_lenders: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`l${at}`, plenti])) },
      "finance_lenders",
    ],
  ])("%s is refused, and nothing of it is kept", async (_, body, field) => {
    const before = await stored();
    const answer = await put(body);
    expect(answer.status).toBe(422);
    const { fields } = (await answer.json()) as { fields: { path: string }[] };
    expect(fields.map(({ path }) => path)).toContain(field);
    expect(await stored()).toEqual(before);
  });

  it("needs a car for sale of the site, and one alone", async () => {
    await quotedCar("south", "quoted-2", "S200");
    expect(await refusal(await put({ youxQuote }, { stocknum: "S200" }))).toEqual([404, "car_not_found"]);
    await quotedCar("north", "quoted-3", "S100");
    expect(await refusal(await put({ youxQuote }))).toEqual([409, "stocknum_repeated"]);
    await test.platform.database.sql`update cars set status = 'sold' where slug in ('quoted-1', 'quoted-3')`;
    expect(await refusal(await put({ youxQuote }))).toEqual([404, "car_not_found"]);
  });
});

describe("a key", () => {
  it("is stored as its hash alone", async () => {
    const rows = await test.platform.database.sql<{ text: string }[]>`select k::text as text from api_keys k`;
    expect(key).toMatch(/^fk_[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(key.slice(3));
    expect(JSON.stringify(await listApiKeys(test.platform.database, "north"))).not.toMatch(/hash/i);
  });

  it("is needed, is of one site, and holds until it is revoked", async () => {
    expect(await refusal(await put({ youxQuote }, { as: "" }))).toEqual([401, "key_refused"]);
    expect(await refusal(await put({ youxQuote }, { as: `fk_${"x".repeat(43)}` }))).toEqual([401, "key_refused"]);
    expect(await refusal(await put({ youxQuote }, { as: await made("south", ["quotes"]) }))).toEqual([
      401,
      "key_refused",
    ]);
    expect((await put({ youxQuote })).status).toBe(200);
    const [listed] = await listApiKeys(test.platform.database, "north");
    expect(listed?.lastUsedAt).toBeInstanceOf(Date);
    expect(await revokeApiKey(test.platform.database, listed?.id ?? "", new Date())).toBe(true);
    expect(await refusal(await put({ youxQuote }))).toEqual([401, "key_refused"]);
    expect(await revokeApiKey(test.platform.database, listed?.id ?? "", new Date())).toBe(false);
  });

  it("writes what it was made for, and nothing else", async () => {
    const valuer = await made("north", ["valuations"]);
    expect((await put({ autograb_data: autograb }, { as: valuer })).status).toBe(200);
    expect(await refusal(await put({ autograb_data: autograb, youxQuote }, { as: valuer }))).toEqual([
      403,
      "key_may_not",
    ]);
    const lender = await made("north", ["quotes"]);
    expect(await refusal(await put({ autograb_data: autograb }, { as: lender }))).toEqual([403, "key_may_not"]);
  });

  it("is guessed at a pace: after 120, the next has to wait", async () => {
    // A minute in which nothing is refilled; ten at a time, as more would wait for the database until they are refused
    // for that.
    vi.useFakeTimers({ toFake: ["Date"] });
    guessers += 1;
    const address = `203.0.113.${guessers}`;
    const guess = () => put({}, { as: `fk_${"x".repeat(43)}`, address });
    const statuses = [];
    for (let round = 0; round < 13; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, guess));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses).toEqual([...Array.from({ length: 120 }, () => 401), ...Array.from({ length: 10 }, () => 429)]);
  });
});
