import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CarAnswer, SearchResponse } from "@forecourt/api";
import { marketBadge } from "@forecourt/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { importStock } from "../src/domain/stock-import/import-stock.ts";
import { forecourtMapping } from "../src/domain/stock-import/mappings/forecourt.ts";
import { siteDocument } from "./http-fixtures.ts";
import { startTestPlatform, until } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const plenti = {
  financeProvider: "Plenti Finance Pty Limited",
  interestRate: 8.99,
  comparisonRate: 10.11,
  paymentWeek: 165.5,
  paymentMonth: 717.2,
  deposit: 3000,
  balloon: 9000,
  establishmentFees: 395,
  totalPayable: 43_030,
  termYears: 5,
  term60: 717.2,
  validUntil: inDays(30),
};
const market = { state_average_market_price: 36_500, validUntil: inDays(30) };
const quote = { weeklyRepaymentAmount: 171, advertisedRate: 9.5, comparisonRate: 10.9, validUntil: inDays(30) };

let platform: TestPlatform;
const folder = temporaryFolder("quotes");
beforeAll(async () => {
  platform = await startTestPlatform([
    siteDocument("north", {
      finance: { creditLicence: "ACL 123456" },
      lenders: {
        shown: "plenti",
        lenders: [
          { provider: "plenti", name: "Plenti", phone: "1300 031 264", establishmentFeeDollars: 0 },
          { provider: "taurus", name: "Taurus", qualifyingOnly: true },
        ],
      },
    }),
  ]);
  await importRows([
    ["S1", { plenti }, quote, market],
    [
      "S2",
      { plenti: { ...plenti, validUntil: inDays(-1) } },
      { ...quote, validUntil: inDays(-1) },
      { ...market, validUntil: inDays(-1) },
    ],
    ["S3", { plenti: { ...plenti, comparisonRate: 1 } }, { ...quote, validUntil: undefined }, "a lot"],
  ]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await platform.stop();
});

const cell = (value: unknown) =>
  `"${(typeof value === "string" ? value : JSON.stringify(value)).replaceAll('"', '""')}"`;

let report = "";
async function importRows(
  rows: readonly (readonly [stocknum: string, lenders: unknown, quote: unknown, market: unknown])[],
) {
  const { database } = platform.platform;
  const site = platform.platform.siteByHost("north.localhost");
  if (!site) throw new Error("The site is not served.");
  const file = join(folder, "stock.csv");
  const lines = rows.map(([stocknum, lenders, youx, averages]) =>
    [stocknum, "2021", "Mazda", "CX-5", "used", "34990", cell(lenders), cell(youx), cell(averages)].join(","),
  );
  writeFileSync(
    file,
    `stocknum,year,make,model,car_type,price,finance_lenders,youxQuote,autograb_data\n${lines.join("\n")}\n`,
  );
  const { created, reportFile } = await importStock({
    database,
    site,
    file,
    mapping: parseMapping(forecourtMapping, "forecourt"),
    reportFolder: join(folder, "reports"),
    force: true,
  });
  expect(created).toBe(rows.length);
  report = readFileSync(reportFile, "utf8");
  let waiting = true;
  await until(() => {
    void database.sql`select 1 from index_outbox`.then((left) => (waiting = left.length > 0));
    return !waiting;
  });
}

const get = async (path: string) => (await platform.send("north", path)).json() as Promise<unknown>;
const car = async (stocknum: string) =>
  (await get(`/api/cars/2021-mazda-cx-5-used-${stocknum.toLowerCase()}`)) as CarAnswer;
const card = async (stocknum: string) =>
  ((await get("/api/search")) as SearchResponse).hits.find(({ stocknum: of }) => of === stocknum);

describe("what a feed says that lenders and valuers quote for a car", () => {
  it("is on the wire under the names of the specification", async () => {
    const { finance_lenders, youxQuote, autograb_data } = await car("S1");
    expect(finance_lenders).toMatchObject({ plenti });
    expect(youxQuote).toEqual(quote);
    expect(autograb_data).toMatchObject(market);
  });

  it("is the figure of the car, with the lender's deposit, final payment and fee, by the week and by the month", async () => {
    expect((await car("S1")).finance_figure).toEqual({
      weeklyDollars: 165.5,
      monthlyDollars: 717.2,
      priceDollars: 34_990,
      ratePercent: 8.99,
      comparisonRatePercent: 10.11,
      termYears: 5,
      depositDollars: 3000,
      balloonDollars: 9000,
      feeDollars: 395,
      source: "lender",
      lenderName: "Plenti",
    });
    expect((await card("S1"))?.finance_lenders).toMatchObject({ plenti: { paymentWeek: 165.5, paymentMonth: 717.2 } });
  });

  it("is in the disclaimer: deposit and final payment, rate and comparison rate, and the provider by its own name", async () => {
    const { id } = await car("S1");
    const { disclaimer } = (await get(`/api/finance/disclaimer?car_id=${id}`)) as { disclaimer: string };
    expect(disclaimer).toMatch(
      /^Weekly repayment of \$165\.50 is based on a price of \$34,990, a deposit of \$3,000, a final payment of \$9,000, an establishment fee of \$395, a term of 5 years, a rate of 8\.99% p\.a\. and a comparison rate of 10\.11% p\.a\./,
    );
    expect(disclaimer).toContain("The total payable is $43,030.");
    expect(disclaimer).toContain("Finance by Plenti Finance Pty Limited, 1300 031 264.");
  });

  it("gives the car its market badge", async () => {
    expect(marketBadge(await car("S1"))).toEqual({ dollarsBelow: 1510, market: "state", averageDollars: 36_500 });
  });

  it("shows nowhere once it has ended: no figure, no quote, no badge, no card", async () => {
    const ended = await car("S2");
    expect(ended.finance_lenders).toEqual({});
    expect(ended).not.toHaveProperty("finance_figure");
    expect(ended).not.toHaveProperty("youxQuote");
    expect(marketBadge(ended)).toBeUndefined();
    expect((await card("S2"))?.finance_lenders ?? {}).toEqual({});
    expect(await get(`/api/finance/disclaimer?car_id=${ended.id}`)).toMatchObject({ disclaimer: null });
  });

  it("is not kept where something is wrong with it; the car is, and the report says what", async () => {
    const wrong = await car("S3");
    expect([wrong.finance_lenders, wrong.autograb_data]).toEqual([{}, null]);
    expect(wrong).not.toHaveProperty("youxQuote");
    expect(report).toContain("plenti.comparisonRate: A comparison rate is never below its rate.");
    expect(report).toContain("validUntil: Say until when it holds");
  });
});
