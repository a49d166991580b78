import { financeFigure, repayment } from "@forecourt/core";
import type { CarAnswer, SearchResponse } from "@forecourt/api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteDocument } from "./http-fixtures.ts";
import { openBrowser, signIn } from "./identity-fixtures.ts";
import { startTestPlatform, until } from "./platform-fixtures.ts";
import type { TestPlatform } from "./platform-fixtures.ts";

const plenti = {
  financeProvider: "Plenti",
  interestRate: 8.99,
  comparisonRate: 10.11,
  paymentWeek: 165.5,
  termYears: 5,
};
const finance = {
  weeklyEstimate: true,
  interestRatePercent: 10,
  comparisonRatePercent: 11.2,
  creditLicence: "ACL 123456",
};
const lenders = { shown: "plenti", lenders: [{ provider: "plenti", name: "Plenti", phone: "1300 031 264" }] };

let platform: TestPlatform;
let carId = "";
beforeAll(async () => {
  platform = await startTestPlatform([
    siteDocument("north", { finance, lenders, financeEnquiry: { enabled: true } }),
    siteDocument("south"),
    siteDocument("west", { finance, calculator: { enabled: true, termMaxYears: 5 } }),
  ]);
  const { sql } = platform.platform.database;
  const [car] = await sql<{ id: string }[]>`
    update cars set version = version + 1, data = data || ${JSON.stringify({ vin: "JM0KE10Y", finance_lenders: { plenti: { ...plenti, disclaimer: "Plenti's own words." }, other: { ...plenti, paymentWeek: 1 } } })}::jsonb
    where site_slug = 'north' returning id::text`;
  carId = car?.id ?? "";
  await sql`insert into index_outbox (car_id, op) values (${carId}, 'upsert')`;
  let waiting = true;
  await until(() => {
    void sql`select 1 from index_outbox`.then((rows) => (waiting = rows.length > 0));
    return !waiting;
  });
});
afterAll(() => platform.stop());

const get = async (site: string, path: string) => (await platform.send(site, path)).json() as Promise<unknown>;

describe("finance figure of a car", () => {
  it("is the same on the card of a search result, on the page of the car and in its disclaimer", async () => {
    const answer = (await get("north", "/api/cars/used-north-car")) as CarAnswer;
    expect(answer.finance_figure).toMatchObject({
      source: "lender",
      weeklyDollars: 165.5,
      ratePercent: 8.99,
      comparisonRatePercent: 10.11,
      lenderName: "Plenti",
    });
    const site = platform.platform.siteByHost("north.localhost");
    const { hits } = (await get("north", "/api/search")) as SearchResponse;
    const card = hits.find(({ id }) => id === carId);
    expect(card && site && financeFigure(card, site, new Date().getFullYear())).toEqual(answer.finance_figure);
    expect(card?.finance_lenders).toEqual({
      plenti: { interestRate: 8.99, comparisonRate: 10.11, paymentWeek: 165.5, termYears: 5 },
    });
    expect(await get("north", `/api/finance/disclaimer?car_id=${carId}`)).toEqual({
      car_id: carId,
      disclaimer: "Plenti's own words.",
      source: "lender",
    });
  });

  it("decides what a search by budget finds: the lender's own figure, under other terms one at the lender's rate", async () => {
    const ask = async (query: string) =>
      ((await get("north", `/api/search?${query}`)) as SearchResponse).hits.filter(({ id }) => id === carId).length;
    const { price } = (await get("north", "/api/cars/used-north-car")) as CarAnswer;
    const sevenYears =
      repayment({ priceDollars: price ?? 0, ratePercentPerYear: 8.99, termYears: 7, frequency: "weekly" }) ?? 0;
    expect(
      await Promise.all(
        [
          "weekly=165",
          "weekly=166",
          `weekly=${Math.floor(sevenYears)}&term=7`,
          `weekly=${Math.ceil(sevenYears)}&term=7`,
        ].map(ask),
      ),
    ).toEqual([0, 1, 0, 1]);
  });

  it("has no term that the calculator of the site has not: an address of the API that asks for one means the site's own", async () => {
    const count = async (query: string) => ((await get("west", `/api/search?${query}`)) as SearchResponse).count;
    const { price } = (await get("west", "/api/cars/used-west-car")) as CarAnswer;
    const weekly = (termYears: number) =>
      repayment({ priceDollars: price ?? 0, ratePercentPerYear: 10, termYears, frequency: "weekly" }) ?? 0;
    const between = Math.ceil(weekly(7)) + 1;
    expect(between).toBeLessThan(weekly(5));
    expect(await count(`weekly=${between}&term=7`)).toBe(0);
    expect(await count(`weekly=${Math.ceil(weekly(5))}&term=7`)).toBe(1);
  });

  it("is none, nor is a disclaimer, on a site that shows no finance", async () => {
    const answer = (await get("south", "/api/cars/used-south-car")) as CarAnswer;
    expect(answer).not.toHaveProperty("finance_figure");
    expect(await get("south", `/api/finance/disclaimer?car_id=${answer.id}`)).toEqual({
      car_id: answer.id,
      disclaimer: null,
      source: null,
    });
    expect(await get("north", `/api/finance/disclaimer?car_id=${answer.id}`)).toMatchObject({ code: "car_not_found" });
  });
});

describe("quick quote over HTTP", () => {
  it("answers payment and both rates, and refuses what is no request of the specification", async () => {
    const browser = openBrowser(platform, "north");
    const asked = {
      selfAssessedCreditScore: "GREAT",
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2020,
      vin: "JM0KE10Y",
      nvic: null,
      whoIsHelping: "",
    };
    expect(await (await browser.post("/api/youx/quote", { ...asked, vin: null })).json()).toEqual({
      weeklyRepaymentAmount: 146.73,
      advertisedRate: 10,
      comparisonRate: 11.2,
    });
    // The finance form's estimate of a car is that of its card.
    const { finance_figure: figure } = (await get("north", "/api/cars/used-north-car")) as CarAnswer;
    const ofCar = { ...asked, purchasePrice: figure?.priceDollars };
    expect(await (await browser.post("/api/youx/quote", ofCar)).json()).toEqual({
      weeklyRepaymentAmount: figure?.weeklyDollars,
      advertisedRate: figure?.ratePercent,
      comparisonRate: figure?.comparisonRatePercent,
    });
    expect(figure?.weeklyDollars).toBe(165.5);
    const failed = await browser.post("/api/youx/quote", { ...asked, whoIsHelping: "sandbox:fail" });
    expect([failed.status, failed.headers.get("retry-after"), await failed.json()]).toEqual([
      503,
      "5",
      { code: "quote_failed", error: "Failed to get YouX quick quote" },
    ]);
    expect((await browser.post("/api/youx/quote", { ...asked, loanTerm: 8 })).status).toBe(422);
  });

  it("is asked for sixty times a minute from one address", async () => {
    const browser = openBrowser(platform, "north", "192.0.2.99");
    const statuses = await Promise.all(
      Array.from({ length: 65 }, () =>
        browser.post("/api/youx/quote", { purchasePrice: 30_000 }).then(({ status }) => status),
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  });
});

describe("finance enquiry over HTTP", () => {
  const form = { amount: 32_500, name: "Ada", phone: "0412 000 999" };

  it("is one call for a shopper who is signed in with the number, and brings the car's own VIN to the lender", async () => {
    const browser = openBrowser(platform, "north");
    await signIn(platform, "north", browser, "+61412000999");
    const answer = await browser.post(
      "/api/finance/enquiry",
      { ...form, deposit: 5000, tradeIn: 2000, car_id: carId, vin: "another" },
      { "idempotency-key": "k1" },
    );
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      customer: "created",
      redirectUrl: expect.stringMatching(/^\/dev\/application\?customer=/) as unknown,
      error: null,
    });
    expect((await platform.send("north", String(body.redirectUrl))).status).toBe(200);
    const [lead] = await platform.platform.database.sql<
      { payload: Record<string, unknown> }[]
    >`select payload from leads`;
    expect(lead?.payload).toMatchObject({
      category: "Finance Enquiry",
      tags: ["YouX"],
      car_id: carId,
      vin: "JM0KE10Y",
      car_type: "used",
      phone: "0412000999",
      amount: 32_500,
      deposit: 5000,
      tradeIn: 2000,
    });
  });

  it("is taken ten times an hour of a shopper who is signed in and needs no code; a repeat with the same key is not counted", async () => {
    const browser = openBrowser(platform, "north", "192.0.2.8");
    await signIn(platform, "north", browser, "+61412000990");
    const statuses: number[] = [];
    for (const key of ["a", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"])
      statuses.push(
        (
          await browser.post(
            "/api/finance/enquiry",
            { ...form, phone: "0412 000 990" },
            { "idempotency-key": `often-${key}` },
          )
        ).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 200), 429]);
  });

  it("asks everybody else for the code, and says all that is missing at once", async () => {
    const browser = openBrowser(platform, "north", "192.0.2.7");
    const answer = await browser.post("/api/finance/enquiry", { ...form, phone: "02 9000 0000" });
    expect(await answer.json()).toMatchObject({
      code: "fields_invalid",
      fields: [{ path: "phone" }, { path: "code", message: "This is a required field." }],
    });
    expect(await (await browser.post("/api/finance/enquiry", { ...form, code: "12345" })).json()).toMatchObject({
      fields: [{ path: "code", message: "Code must be 6 digits." }],
    });
    expect(await (await browser.post("/api/finance/enquiry", { ...form, code: "123456" })).json()).toMatchObject({
      code: "code_invalid",
      error: "The verification code is invalid. Please try again.",
    });
  });

  it("is refused by a site without one", async () => {
    expect(
      (await openBrowser(platform, "south").post("/api/finance/enquiry", { ...form, code: "123456" })).status,
    ).toBe(404);
  });
});

describe("customer over HTTP", () => {
  const data = {
    selfAssessedCreditScore: "GREAT",
    purchasePrice: 30_000,
    loanTerm: 5,
    phoneNumber: "0412 000 888",
    firstName: "Ada",
  };

  it("is made for the signed-in number alone, once for a key", async () => {
    const browser = openBrowser(platform, "north");
    expect((await browser.post("/api/youx/create-customer", { data })).status).toBe(401);
    await signIn(platform, "north", browser, "+61412000888");
    const make = (key: string) =>
      browser.post("/api/youx/create-customer", { data, additionalData: {} }, { "idempotency-key": key });
    const first = await (await make("a")).json();
    expect(first).toEqual({ redirectUrl: expect.stringContaining("/dev/application") as unknown });
    expect(await (await make("a")).json()).toEqual(first);
    expect(
      (await browser.post("/api/youx/create-customer", { data: { ...data, phoneNumber: "0412 000 777" } })).status,
    ).toBe(422);
    const refused = await browser.post("/api/youx/create-customer", {
      data,
      additionalData: { whoIsHelping: "sandbox:refuse" },
    });
    expect(await refused.json()).toEqual({ code: "customer_refused", error: "The sandbox was told to refuse." });
  });
});
