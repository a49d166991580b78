import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveQuotes } from "../src/domain/quotes/save-quotes.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import type { Database } from "../src/records/open-database.ts";
import { openYard, yardFile, yardMapping } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const validUntil = "2099-12-31T23:59:59+11:00";
const youxQuote = { weeklyRepaymentAmount: 171, advertisedRate: 9.5, comparisonRate: 10.9, validUntil };
const ofFile = { ...youxQuote, weeklyRepaymentAmount: 160 };
/** A mapping with a column for the quick quote, behind those of the yard. */
const quoting = parseMapping(
  { ...yardMapping, fields: { ...yardMapping.fields, youxQuote: { from: "Quote" } } },
  "quoting",
);
const withQuote = (cell: string, price: string) =>
  yardFile({ stock: "S1", price }).replace("Since\n", "Since,Quote\n").replace(/\n$/, `,${cell}\n`);
const inFile = (quote: object) => `"${JSON.stringify(quote).replaceAll('"', '""')}"`;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let yards = 0;
/** A car of a file, then what a lender writes for it through the API. */
async function quotedCar() {
  yards += 1;
  const yard = await openYard(database, `yard-${yards}`);
  await yard.import(withQuote("", "34990"), { mapping: quoting });
  await saveQuotes(database, {
    siteSlug: yard.site.slug,
    stocknum: "S1",
    quotes: { youxQuote },
    now: new Date(),
  });
  return {
    yard,
    weekly: async () =>
      ((await yard.cars())[0]?.data["youxQuote"] as { weeklyRepaymentAmount?: number } | null)?.weeklyRepaymentAmount,
  };
}

describe("a quote that was written through the API", () => {
  it("stays when the same file comes again", async () => {
    const { yard, weekly } = await quotedCar();
    await yard.import(withQuote("", "34990"), { mapping: quoting });
    expect(await weekly()).toBe(171);
  });

  it("stays when a file changes the car and has no column for quotes", async () => {
    const { yard, weekly } = await quotedCar();
    await yard.import(yardFile({ stock: "S1", price: "33990" }));
    expect((await yard.cars())[0]?.data["price"]).toBe(33_990);
    expect(await weekly()).toBe(171);
  });

  it("gives way to a file that changes the car and says another: whoever spoke last counts", async () => {
    const { yard, weekly } = await quotedCar();
    await yard.import(withQuote(inFile(ofFile), "33990"), { mapping: quoting });
    expect(await weekly()).toBe(160);
  });

  it("goes with a file that changes the car and whose cell for it is empty", async () => {
    const { yard, weekly } = await quotedCar();
    await yard.import(withQuote("", "33990"), { mapping: quoting });
    expect(await weekly()).toBeUndefined();
  });
});
