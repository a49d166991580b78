import { customerDataSchema, quoteRequestSchema } from "@forecourt/api";
import { calculatorResult, carCalculation, financeFigure, repayment } from "@forecourt/core";
import type { Car, Site } from "@forecourt/core/schemas";
import { aCar, aSite } from "@forecourt/core/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLenderDirectory } from "../src/domain/finance/create-lender-directory.ts";
import { failuresToOpen, openOutsideCalls } from "../src/domain/finance/outside-call.ts";
import { youxOverHttp } from "../src/domain/finance/youx-over-http.ts";
import { youxSandbox } from "../src/domain/finance/youx-sandbox.ts";
import { loopbackFetch } from "./http-fixtures.ts";
import { startLender } from "./lender-double.ts";
import type { LenderDouble, Turn } from "./lender-double.ts";

let lender: LenderDouble;
beforeEach(async () => {
  lender = await startLender();
});
afterEach(() => lender.stop());

const asked = quoteRequestSchema.parse({
  purchasePrice: 30_000,
  year: 2020,
  vin: "JM0KE10Y",
  nvic: "ABC",
  whoIsHelping: "",
});
const customer = {
  data: customerDataSchema.parse({
    selfAssessedCreditScore: "GREAT",
    purchasePrice: 30_000,
    loanTerm: 5,
    phoneNumber: "+61412345678",
    firstName: "Ada",
  }),
  additionalData: { category: "Finance Enquiry" },
  idempotencyKey: "enquiry-1",
};
const within = (timeoutMs: number) => ({ quote: { timeoutMs, retries: 2 }, customer: { timeoutMs, retries: 0 } });
/** Answers that do not end: only these wait for the limit, and all others have a busy machine's time. */
const endless = new Set<Turn>(["silent", "slow body"]);
const connect = (turn?: Turn, limitMs = endless.has(turn) ? 1000 : 30_000) =>
  youxOverHttp(openOutsideCalls(loopbackFetch, lender.url, "secret key"), within(limitMs));
const quoted = { kind: "quoted", quote: { weeklyRepaymentAmount: 143.5, advertisedRate: 8.99, comparisonRate: 10.11 } };
const times = (count: number, turn: Turn) => Array.from({ length: count }, () => turn);

describe("quote of the lender", () => {
  it("is asked with the fields of the specification and the key, and answered as it came", async () => {
    expect(await connect().quote(asked)).toEqual(quoted);
    expect(lender.requests[0]?.headers.authorization).toBe("Bearer secret key");
    expect(JSON.parse(lender.requests[0]?.body ?? "")).toEqual({
      selfAssessedCreditScore: "GREAT",
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2020,
      vin: "JM0KE10Y",
      nvic: "ABC",
    });
  });

  it.each([
    ["is silent", "silent"],
    ["resets the connection", "reset"],
    ["stops in the middle of its answer", "slow body"],
    ["is cut off in the middle of its answer", "cut"],
    ["answers 500", { status: 500 }],
    ["answers 503", { status: 503 }],
    ["answers 429", { status: 429, headers: { "retry-after": "1" } }],
  ] as const)("is asked for again when the lender %s, and is there at the third attempt", async (_, turn) => {
    lender.next(turn, turn);
    expect(await connect(turn).quote(asked)).toEqual(quoted);
    expect(lender.requests).toHaveLength(3);
  });

  it.each([
    ["is silent", "silent", "The lender did not answer within 0.15 s."],
    ["answers 500", { status: 500, body: "secret of the lender" }, "The lender answered 500."],
    ["resets the connection", "reset", /^The lender could not be reached/],
  ] as const)("fails when the lender %s each time, in words of ours", async (_, turn, reason) => {
    lender.next(...times(3, turn));
    const outcome = await connect(turn, turn === "silent" ? 150 : undefined).quote(asked);
    expect(outcome).toEqual({ kind: "failed", reason: expect.stringMatching(reason) as unknown });
  });

  it.each([
    ["is not JSON", { status: 200, body: "<html>" }],
    ["is cut JSON", { status: 200, body: '{"weeklyRepay' }],
    ["lacks a rate", { status: 200, body: '{"weeklyRepaymentAmount":143.5,"advertisedRate":8.99}' }],
    [
      "has words for numbers",
      { status: 200, body: '{"weeklyRepaymentAmount":"143.50","advertisedRate":8.99,"comparisonRate":10}' },
    ],
    [
      "has a payment of nothing",
      { status: 200, body: '{"weeklyRepaymentAmount":0,"advertisedRate":8.99,"comparisonRate":10}' },
    ],
    [
      "has a comparison rate below its rate",
      { status: 200, body: '{"weeklyRepaymentAmount":143.5,"advertisedRate":8.99,"comparisonRate":7}' },
    ],
    ["is a list", { status: 200, body: "[]" }],
  ] as const)("is none when the answer %s", async (_, turn) => {
    lender.next(turn);
    expect(await connect().quote(asked)).toEqual({
      kind: "failed",
      reason: "The lender's quote is not in the agreed form.",
    });
  });

  it("is none when the answer is endless", async () => {
    lender.next(...times(3, { status: 200, body: JSON.stringify({ filler: "x".repeat(70_000) }) }));
    expect(await connect().quote(asked)).toEqual({ kind: "failed", reason: "The lender's answer is too long." });
  });

  it("is refused in the lender's own words, and not asked for again", async () => {
    lender.next({ status: 422, body: '{"error":"We do not lend on this car."}' });
    expect(await connect().quote(asked)).toEqual({ kind: "refused", error: "We do not lend on this car." });
    expect(lender.requests).toHaveLength(1);
  });

  it("is not followed to another address with our key", async () => {
    lender.next(...times(3, { status: 302, headers: { location: "https://evil.example/" } }));
    expect((await connect().quote(asked)).kind).toBe("failed");
  });

  it("leaves a lender alone that failed five times in a row", async () => {
    const youx = connect();
    lender.next(...times(failuresToOpen, { status: 500 }));
    await youx.quote(asked);
    await youx.quote(asked);
    const before = lender.requests.length;
    expect(before).toBe(failuresToOpen);
    expect(await youx.quote(asked)).toEqual({
      kind: "failed",
      reason: "The lender failed several times in a row and is left alone for a moment.",
    });
    expect(lender.requests).toHaveLength(before);
  });
});

describe("customer of the lender", () => {
  it("is made once for a key, however often it is asked for", async () => {
    const youx = connect();
    const created = { kind: "created", redirectUrl: "https://lender.example/apply/1" };
    expect(await Promise.all([youx.createCustomer(customer), youx.createCustomer(customer)])).toEqual([
      created,
      created,
    ]);
    expect([...lender.customers]).toEqual([
      [
        "enquiry-1",
        {
          data: expect.objectContaining({ firstName: "Ada" }) as unknown,
          additionalData: { category: "Finance Enquiry" },
        },
      ],
    ]);
  });

  it.each([
    "silent",
    "reset",
    "slow body",
    "cut",
    { status: 500 },
    { status: 429 },
    { status: 409 },
    { status: 200, body: "<html>" },
  ] as const)("may be asked for again after %j", async (turn) => {
    lender.next(turn);
    const youx = connect(turn);
    expect((await youx.createCustomer(customer)).kind).toBe("failed");
    expect(await youx.createCustomer(customer)).toMatchObject({ kind: "created" });
    expect(lender.customers.size).toBe(1);
  });

  it.each([
    [
      { status: 400, body: '{"error":"Too young."}' },
      { kind: "refused", error: "Too young." },
    ],
    [{ status: 403 }, { kind: "refused", error: undefined }],
    [
      { status: 200, body: '{"error":"Declined."}' },
      { kind: "refused", error: "Declined." },
    ],
    [
      { status: 200, body: "{}" },
      { kind: "created", redirectUrl: undefined },
    ],
    [
      { status: 200, body: '{"redirectUrl":"http://lender.example/"}' },
      { kind: "created", redirectUrl: undefined },
    ],
    [
      { status: 200, body: '{"redirectUrl":"javascript:alert(1)"}' },
      { kind: "created", redirectUrl: undefined },
    ],
  ] as const)("after %j is %j", async (turn, outcome) => {
    lender.next(turn);
    expect(await connect().createCustomer(customer)).toEqual(outcome);
  });
});

describe("sandbox of the lender", () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const ownQuote = {
    financeProvider: "Kauri",
    interestRate: 8.99,
    comparisonRate: 8.99,
    paymentWeek: 190.5,
    establishmentFees: 295,
    termYears: 5,
    paymentMonth: null,
    deposit: null,
    totalPayable: null,
    termMonths: null,
    termWeeks: null,
    balloon: null,
    disclaimer: null,
  };
  const sandboxOf = (site: Site, car?: Car) =>
    createLenderDirectory({
      secretsOf: () => undefined,
      fetch: loopbackFetch,
      env: {},
      development: true,
      siteOf: () => site,
      carByVin: async (_, vin) => (vin === car?.vin ? car : undefined),
      now: () => new Date("2026-11-21T00:00:00Z"),
    })(site.slug);

  it("quotes from its rate table, calculated by core", async () => {
    const quote = async (more: Record<string, unknown>) =>
      youxSandbox(undefined, wait).quote(quoteRequestSchema.parse({ purchasePrice: 30_000, ...more }));
    expect(await quote({})).toEqual({
      kind: "quoted",
      quote: { weeklyRepaymentAmount: 143.35, advertisedRate: 8.99, comparisonRate: 10.11 },
    });
    expect(await quote({ selfAssessedCreditScore: "POOR" })).toMatchObject({ quote: { advertisedRate: 17.99 } });
    expect(await quote({ purchasePrice: 9999 })).toMatchObject({ kind: "refused" });
  });

  it("quotes a great credit history on the terms that the site advertises, and others above them", async () => {
    const advertised = {
      ratePercent: 7.49,
      comparisonRatePercent: 8.53,
      feeDollars: 499,
      depositDollars: 0,
      balloonDollars: 0,
    };
    const quote = async (selfAssessedCreditScore: string) =>
      youxSandbox(undefined, wait, async () => advertised).quote(
        quoteRequestSchema.parse({ purchasePrice: 34_490, selfAssessedCreditScore }),
      );
    expect(await quote("GREAT")).toEqual({
      kind: "quoted",
      quote: { weeklyRepaymentAmount: 161.44, advertisedRate: 7.49, comparisonRate: 8.53 },
    });
    expect(await quote("DECENT")).toMatchObject({ quote: { advertisedRate: 10.49, comparisonRate: 11.53 } });
  });

  it("quotes what the calculator starts with where the site advertises no whole figure, the establishment fee included", async () => {
    const site = aSite({
      country: "NZ",
      calculator: { enabled: true, interestPercent: 10.95, establishmentFeeDollars: 295 },
    });
    const request = quoteRequestSchema.parse({ purchasePrice: 34_888 });
    const { asked: started, basis } = carCalculation({ price: 34_888 }, site, undefined, new URLSearchParams());
    expect(calculatorResult(started.input, basis).payment).toBe(175.87);
    expect(await sandboxOf(site).quote(request)).toMatchObject({
      quote: { weeklyRepaymentAmount: 175.87, advertisedRate: 10.95 },
    });
  });

  it.each<[string, Parameters<typeof aCar>[0], number]>([
    ["a demonstrator by the lender's rate table", { car_type: "demo", price: 32_500 }, 9.95],
    ["a used car by the lender's rate table", { car_type: "used", price: 34_888 }, 10.95],
    ["the lender's own payment for the car", { price: 34_888, finance_lenders: { kauri: ownQuote } }, 8.99],
    ["an offer price", { car_type: "used", price: 36_000, offer_price: 34_888 }, 10.95],
  ])("gives the finance form's estimate of a car as that of its card: %s", async (_, fields, rate) => {
    const site = aSite({
      country: "NZ",
      calculator: { enabled: true, interestPercent: 10.95 },
      lenders: {
        shown: "kauri",
        lenders: [
          {
            provider: "kauri",
            name: "Kauri",
            establishmentFeeDollars: 295,
            rates: [
              { carTypes: ["demo"], interestRatePercent: 9.95, comparisonRatePercent: 9.95 },
              { carTypes: ["used"], interestRatePercent: 10.95, comparisonRatePercent: 10.95 },
            ],
          },
        ],
      },
    });
    const car = aCar({ vin: "JHMBKUY46P3593873", ...fields });
    const figure = financeFigure(car, site, 2026);
    const ask = (purchasePrice: number | undefined) =>
      sandboxOf(site, car).quote(quoteRequestSchema.parse({ purchasePrice, vin: car.vin, year: car.year }));
    expect(figure?.ratePercent).toBe(rate);
    expect(await ask(figure?.priceDollars)).toMatchObject({
      quote: { weeklyRepaymentAmount: figure?.weeklyDollars, advertisedRate: rate },
    });
    // Another price than that of the card is another loan on the same terms.
    expect(await ask(20_000)).toMatchObject({
      quote: {
        weeklyRepaymentAmount: repayment({
          priceDollars: 20_000,
          ratePercentPerYear: rate,
          feeDollars: figure?.feeDollars ?? 0,
          termYears: 5,
          frequency: "weekly",
        }),
        advertisedRate: rate,
      },
    });
  });

  it("can be told to be slow, to fail and to refuse", async () => {
    const ask = (whoIsHelping: string, mood?: string) => youxSandbox(mood, wait).quote({ ...asked, whoIsHelping });
    expect((await ask("sandbox:slow")).kind).toBe("quoted");
    expect(waits).toHaveLength(1);
    expect((await ask("Sandbox:Fail")).kind).toBe("failed");
    expect((await ask("", "refuse")).kind).toBe("refused");
    expect((await youxSandbox("fail", wait).createCustomer(customer)).kind).toBe("failed");
  });

  it("gives the same customer for the same key", async () => {
    const youx = youxSandbox(undefined, wait);
    expect(await youx.createCustomer(customer)).toEqual(await youx.createCustomer(customer));
    expect(await youx.createCustomer(customer)).not.toEqual(
      await youx.createCustomer({ ...customer, idempotencyKey: "enquiry-2" }),
    );
  });

  it("is not there in production, and says what to set", async () => {
    const lenderClientOf = createLenderDirectory({
      secretsOf: () => undefined,
      fetch: loopbackFetch,
      env: { FORECOURT_YOUX_SANDBOX: "refuse" },
      development: false,
    });
    expect(await lenderClientOf("north").quote(asked)).toEqual({
      kind: "failed",
      reason: "The site has no lender. Set secrets.youx in its document.",
    });
    expect((await lenderClientOf("north").createCustomer(customer)).kind).toBe("failed");
  });

  it("gives way to the lender in the site's secrets, whose key comes from the environment", async () => {
    const secretsOf = () => ({
      leadDestinations: [],
      leadRoutes: [],
      youx: { url: lender.url, secretEnv: "FORECOURT_SECRET_YOUX" },
    });
    expect(
      await createLenderDirectory({
        secretsOf,
        fetch: loopbackFetch,
        env: { FORECOURT_SECRET_YOUX: "k" },
        development: true,
      })("north").quote(asked),
    ).toEqual(quoted);
    expect(lender.requests[0]?.headers.authorization).toBe("Bearer k");
    expect(
      await createLenderDirectory({ secretsOf, fetch: loopbackFetch, env: {}, development: true })("north").quote(
        asked,
      ),
    ).toMatchObject({ kind: "failed", reason: expect.stringContaining("FORECOURT_SECRET_YOUX") as unknown });
  });
});
