import { createInProcessClient } from "@forecourt/api/in-process";
import { financeFigure, parseBudget } from "@forecourt/core";
import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it, vi } from "vitest";
import { askQuoteOf } from "./finance-form.tsx";
import { calculatedTerms, vehicleFinance } from "../vehicle-finance.ts";
import { financeLinksWithLoan, withLoan } from "../with-loan.ts";
import { financePageData } from "./finance-page-data.ts";

const car = aCar({ id: "17", slug: "2021-mazda-cx-5-used-s1", price: 34_500 });
const finance = {
  weeklyEstimate: true,
  interestRatePercent: 7.49,
  comparisonRatePercent: 8.53,
  creditLicence: "Australian Credit Licence 000000",
};
const site = aSite({ finance, calculator: { enabled: true }, financeEnquiry: { enabled: true } });
const now = new Date("2026-11-21T00:00:00Z");

const subscribed = {
  ...car,
  id: "18",
  slug: "2021-mazda-cx-5-used-s2",
  path: "/cars/2021-mazda-cx-5-used-s2",
  subscription_price: 249,
};

const sold = { ...car, id: "19", slug: "2021-mazda-cx-5-used-s3", status: "sold" as const };

/** A platform with a car, which is also the featured one, the same car by the week, and one that has been sold. */
const api = createInProcessClient(async (request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/api/cars")
    return Response.json({ cars: [car, subscribed, sold].filter(({ id }) => id === searchParams.get("ids")) });
  const opened = [car, subscribed, sold].find(({ slug }) => pathname === `/api/cars/${slug}`);
  if (opened) return Response.json(opened);
  return Response.json({ cars: [car] });
});
const page = (query: string) =>
  financePageData(new URLSearchParams(query), { site, api, now, signal: new AbortController().signal });

describe("the finance page of a car that has been sold", () => {
  it("says so, is about no car, and begins with cars that can be had for the same", async () => {
    const about = await page("car_id=19&vehiclePriceBudget=34500&vin=JM0KF4W2A00123451&car_type=used");
    expect(about).toMatchObject({
      car: undefined,
      soldNote: expect.stringContaining(`${sold.name} has been sold.`),
      budgetDollars: 34_500,
    });
    expect(Object.values(about.about).filter(Boolean)).toEqual([]);
    expect(about.featured.map(({ id }) => id)).toEqual(["17"]);
    expect((await page("car_id=17")).soldNote).toBeUndefined();
  });
});

describe("the quick quote that came with a car", () => {
  const quote = { weeklyRepaymentAmount: 171, advertisedRate: 9.5, comparisonRate: 10.9 };
  const ask = async (request: object) => {
    const asked = vi.fn(async () => ({ ...quote, weeklyRepaymentAmount: 1 }));
    const answer = await askQuoteOf({ purchasePrice: 30_000, quote }, asked)(
      { purchasePrice: 30_000, loanTerm: 5, selfAssessedCreditScore: "GREAT", ...request },
      new AbortController().signal,
    );
    return [answer.weeklyRepaymentAmount, asked.mock.calls.length];
  };
  it("is that of its finance page, too, and the lender is asked once something is changed", async () => {
    expect(await ask({})).toEqual([171, 0]);
    expect(await ask({ purchasePrice: 29_000 })).toEqual([1, 1]);
    expect(await ask({ loanTerm: 3 })).toEqual([1, 1]);
    expect(await ask({ selfAssessedCreditScore: "POOR" })).toEqual([1, 1]);
  });
});

describe("what the lender answers to what the form starts with", () => {
  const quote = { weeklyRepaymentAmount: 141, advertisedRate: 7.49, comparisonRate: 8.53 };
  const asked = async (query: string, answer: () => Promise<Response> = async () => Response.json(quote)) => {
    const bodies: unknown[] = [];
    const { firstQuote } = await financePageData(new URLSearchParams(query), {
      site: aSite({ finance, financeEnquiry: { enabled: true, quickQuote: true } }),
      api: createInProcessClient(async (request) => {
        if (new URL(request.url).pathname !== "/api/youx/quote") return Response.json({ cars: [car] });
        bodies.push(await request.json());
        return answer();
      }),
      now,
      signal: new AbortController().signal,
    });
    return { firstQuote, bodies };
  };
  it("stands on the page before its scripts run", async () => {
    expect(await asked("")).toEqual({
      firstQuote: quote,
      bodies: [{ purchasePrice: 30_000, loanTerm: 5, selfAssessedCreditScore: "GREAT" }],
    });
  });
  it("is left to the form where an address says what to ask, and where the lender fails or takes long", async () => {
    expect(await asked("vehiclePriceBudget=25000")).toEqual({ firstQuote: undefined, bodies: [] });
    expect((await asked("", async () => new Response(null, { status: 503 }))).firstQuote).toBeUndefined();
    expect((await asked("", () => new Promise(() => undefined))).firstQuote).toBeUndefined();
  });
});

describe("The page of the finance enquiry", () => {
  it("is about the car of its address, whose price goes before a budget", async () => {
    const { car: shown, start, featured } = await page("car_id=17&vehiclePriceBudget=20000&vin=OTHER");
    expect(shown).toMatchObject({
      id: "17",
      name: car.name,
      price: "$34,500",
      figure: financeFigure(car, site, 2026),
      vin: car.vin,
    });
    expect(start.amount).toBe(34_500);
    expect(featured).toEqual([]);
  });

  it("shows the used cars that it features within the budget that was chosen, and starts its form with it; of a car it offers no budgets", async () => {
    const asked: string[] = [];
    const found = await financePageData(new URLSearchParams("price=20000"), {
      site,
      api: createInProcessClient(async (request) => {
        const url = new URL(request.url);
        asked.push(url.pathname + url.search);
        return Response.json({ cars: [car] });
      }),
      now,
      signal: new AbortController().signal,
    });
    expect(asked).toEqual(["/api/featured-cars?price_max=20000"]);
    expect(found).toMatchObject({ budgetDollars: 20_000, budgets: [15_000, 25_000, 30_000, 45_000] });
    expect([found.start.amount, found.featured.map(({ id }) => id)]).toEqual([20_000, ["17"]]);
    expect(await page("car_id=17&price=20000")).toMatchObject({ budgetDollars: undefined, budgets: [] });
  });

  it("asks for the usual amount where a car is had by the week: its weekly price is no purchase price", async () => {
    expect((await page("car_id=18")).start.amount).toBe(30_000);
  });

  it("is filled in beforehand from its address; nonsense is the usual", async () => {
    expect((await page("vehiclePriceBudget=25000&loanTerm=3&credit_score=poor&whoIsHelping=Sam")).start).toMatchObject({
      amount: 25_000,
      term: 3,
      selfAssessedCreditScore: "POOR",
      whoIsHelping: "Sam",
    });
    expect((await page("price=500&loanTerm=40&selfAssessedCreditScore=SUPERB")).start).toMatchObject({
      amount: 10_000,
      term: 7,
      selfAssessedCreditScore: "GREAT",
    });
    expect((await page("")).start).toMatchObject({ amount: 30_000, term: 5, name: "" });
  });

  it("asks the lender about the car of its address, also where it is none of the site's", async () => {
    expect((await page("vin=JM0KE10Y&nvic=ABC123&year=2019&car_type=used")).about).toEqual({
      vin: "JM0KE10Y",
      nvic: "ABC123",
      year: 2019,
      car_type: "used",
    });
    expect((await page("year=19&car_type=boat")).about).toEqual({
      vin: undefined,
      nvic: undefined,
      year: undefined,
      car_type: undefined,
    });
    expect((await page("car_id=17&vin=OTHER&year=1999")).about).toMatchObject({ vin: car.vin, year: car.year });
  });

  it("without a car, or with one that is gone, shows cars to start with", async () => {
    for (const query of ["", "car_id=99", "car_id=x'"]) {
      const { car: shown, featured } = await page(query);
      expect(shown).toBeUndefined();
      expect(featured.map(({ id }) => id)).toEqual(["17"]);
    }
  });
});

describe("What a shopper set before they came to the enquiry", () => {
  it("fills it in: price, deposit, trade-in, residual, term, rate and frequency", async () => {
    const { start, clamped } = await page(
      "car_id=17&loan=20000&deposit=3000&tradeIn=2000&residual=4000&loanTerm=4&rate=9.13&frequency=monthly",
    );
    expect(start).toMatchObject({
      amount: 20_000,
      deposit: 3000,
      tradeIn: 2000,
      residual: 4000,
      term: 4,
      rate: 9.13,
      frequency: "monthly",
    });
    expect(clamped).toEqual([]);
  });

  it("says so beside each field whose value was out of range", async () => {
    expect((await page("price=500&loanTerm=40&deposit=900000&tradeIn=1&residual=300000")).clamped).toEqual([
      "amount",
      "deposit",
      "residual",
      "term",
    ]);
  });

  it("stands in one field for deposit and trade-in where the site has one", async () => {
    const merged = { ...site, calculator: { ...site.calculator, mergeDepositAndTradeIn: true } };
    const asked = new URLSearchParams("deposit=3000&tradeIn=2000");
    const found = vehicleFinance(car, merged, asked)?.calculator?.asked;
    expect(found?.input).toMatchObject({ deposit: 5000, tradeIn: 0 });
    const tooMuch = vehicleFinance(car, merged, new URLSearchParams("deposit=200000&tradeIn=100000"))?.calculator
      ?.asked;
    expect([tooMuch?.input.deposit, tooMuch?.clamped]).toEqual([250_000, ["deposit"]]);
  });

  it("comes from the calculator: what was changed of rate, frequency, price and term, and all that is put aside", () => {
    const finance = vehicleFinance(
      car,
      site,
      new URLSearchParams("loan=20000&rate=9.13&residual=4000&frequency=monthly"),
    );
    const link = withLoan(
      finance?.enquiryHref ?? "",
      finance?.loan,
      finance ?? { calculator: undefined, figure: undefined },
    );
    expect(Object.fromEntries(new URLSearchParams(link.split("#")[0]?.split("?")[1]))).toMatchObject({
      loan: "20000",
      rate: "9.13",
      residual: "4000",
      frequency: "monthly",
    });
  });

  it("is said by the panel's way to the enquiry and by the page's links to finance, and by no other link", () => {
    const finance = vehicleFinance(car, site, new URLSearchParams("loan=20000"));
    if (!finance?.loan) throw new Error("The car has no loan.");
    const { loan } = finance;
    const link = { label: "Finance", href: "/get-finance-now?car=1" };
    const links = [
      { ...link, kind: "finance" },
      { ...link, kind: "tradeIn" },
    ] as const;
    const ways = financeLinksWithLoan({ enquiryHref: undefined, links }, loan, finance);
    expect(ways.enquiryHref).toBeUndefined();
    expect(ways.links.map(({ href }) => href)).toEqual([withLoan(link.href, loan, finance), link.href]);
    expect(ways.links[0]?.href).toContain("loan=20000");
    expect(financeLinksWithLoan({ enquiryHref: link.href, links }, loan, finance).enquiryHref).toBe(
      ways.links[0]?.href,
    );
  });

  it("says of a car whose price is above the highest loan that it was clamped", () => {
    expect(vehicleFinance({ ...car, price: 150_000 }, site, new URLSearchParams())?.calculator?.asked.clamped).toEqual([
      "loan",
    ]);
    expect(
      vehicleFinance({ ...car, price: 150_000 }, site, new URLSearchParams("loan=90000"))?.calculator?.asked.clamped,
    ).toEqual([]);
  });
});

describe("Finance on the page of a car", () => {
  const figure = financeFigure(car, site, 2026);
  const answer = { ...car, ...(figure ? { finance_figure: figure } : {}) };

  it("starts the calculator from the car's figure, and works out what a form asked", () => {
    expect(vehicleFinance(answer, site, new URLSearchParams())?.calculator?.asked.input).toMatchObject({
      loan: 34_500,
      term: 5,
      rate: 7.49,
    });
    expect(
      vehicleFinance(answer, site, new URLSearchParams("loan=20000&term=3"))?.calculator?.asked.input,
    ).toMatchObject({ loan: 20_000, term: 3, rate: 7.49 });
    expect(vehicleFinance(answer, site, new URLSearchParams())?.enquiryHref).toMatch(
      /^\/finance\?.*car_id=17.*#finance-form$/,
    );
  });

  it("starts a car without a price at the rate and the fee that the dealer advertises", () => {
    const { calculator: poa } =
      vehicleFinance(
        { ...car, price: null, finance_figure: undefined },
        { ...site, finance: { ...site.finance, establishmentFeeDollars: 499 } },
        new URLSearchParams(),
      ) ?? {};
    expect(poa?.asked.input).toMatchObject({ loan: 30_000, rate: 7.49 });
    expect(poa?.basis.feeDollars).toBe(499);
    const silent = { ...site, finance: { ...site.finance, interestRatePercent: undefined, weeklyEstimate: false } };
    expect(vehicleFinance({ ...car, price: null }, silent, new URLSearchParams())?.calculator?.asked.input.rate).toBe(
      10,
    );
  });

  it("has the calculator of the car's dealership, where that has ranges of its own", () => {
    const overrides = { calculator: { loanMinDollars: 5000, interestPercent: 9, interestMaxPercent: 20 } };
    const group = {
      ...site,
      dealer: { ...site.dealer, dealerships: [{ slug: "north", name: "North", overrides }] },
    };
    const ranges = (slug: string) =>
      vehicleFinance(
        { ...car, price: null, finance_figure: undefined, dealership_slug: slug },
        group,
        new URLSearchParams(),
      )?.calculator?.ranges;
    expect(ranges("north")).toMatchObject({
      loan: { min: 5000, max: 100_000 },
      interest: { min: 0.5, max: 20, initial: 9 },
    });
    expect(ranges("south")).toMatchObject({ loan: { min: 1000 }, interest: { max: 15, initial: 7.49 } });
  });

  it("speaks of one loan, with the terms of the search that led to the car", () => {
    const asked = new URLSearchParams("deposit=5000&tradeIn=2000&term=3");
    const withCalculator = vehicleFinance(answer, site, asked);
    expect(withCalculator?.loan).toMatchObject({
      depositDollars: 5000,
      tradeInDollars: 2000,
      termYears: 3,
      frequency: "weekly",
      isPrice: true,
    });
    const without = vehicleFinance(answer, { ...site, calculator: { ...site.calculator, enabled: false } }, asked);
    expect(without?.loan).toEqual(withCalculator?.loan);
    const clamped = new URLSearchParams("deposit=500000&term=2.3");
    expect(calculatedTerms(vehicleFinance(answer, site, clamped)?.loan, parseBudget(clamped))).toEqual({
      depositDollars: 250_000,
      termYears: 2.5,
    });
    const monthly = vehicleFinance(
      answer,
      { ...site, calculator: { ...site.calculator, monthlyOnly: true } },
      new URLSearchParams(),
    );
    expect(monthly?.loan).toMatchObject({ frequency: "monthly", depositDollars: 0 });
  });

  it("leads to the enquiry with what the shopper set, and the enquiry starts with it", async () => {
    const linkOf = (query: string) => {
      const shown = vehicleFinance(answer, site, new URLSearchParams(query));
      return shown && withLoan(shown.enquiryHref ?? "", shown.loan, shown);
    };
    const href = linkOf("loan=20000&deposit=5000&tradeIn=2000&term=2.5") ?? "";
    expect(href).toMatch(/&loan=20000&loanTerm=3&deposit=5000&tradeIn=2000#finance-form$/);
    const { start, car: about } = await page(href.slice(href.indexOf("?") + 1, href.indexOf("#")));
    expect(start).toMatchObject({ amount: 20_000, term: 3, deposit: 5000, tradeIn: 2000 });
    expect(about?.id).toBe("17");
    expect(linkOf("")).toBe(vehicleFinance(answer, site, new URLSearchParams())?.enquiryHref);
  });

  it.each([
    ["the offer, as the card shows it", { offer_price: 32_990 }, 32_990],
    ["the price where the offer is none", { offer_price: 5 }, 34_500],
    ["30,000 where the price is too low to show", { price: 10 }, 30_000],
    ["30,000 for a car by the week, whose other price nobody sees", { subscription_price: 249 }, 30_000],
  ])("starts the calculator with %s", (_, prices, loan) => {
    const quiet = { ...site, finance: { ...site.finance, weeklyEstimate: false } };
    expect(vehicleFinance({ ...car, ...prices }, quiet, new URLSearchParams())?.calculator?.asked.input.loan).toBe(
      loan,
    );
  });

  it("never asks a lender for the price of one week of a subscription", () => {
    const asking = { ...site, financeEnquiry: { ...site.financeEnquiry, quoteOnVehiclePage: true } };
    expect(
      vehicleFinance({ ...car, subscription_price: 249 }, asking, new URLSearchParams())?.quoteRequest,
    ).toBeUndefined();
  });

  it("is not there for a sold car, or a make without finance", () => {
    expect(vehicleFinance({ ...answer, status: "sold" }, site, new URLSearchParams())).toBeUndefined();
    expect(
      vehicleFinance(
        answer,
        { ...site, lenders: { ...site.lenders, suppressedMakes: [car.make] } },
        new URLSearchParams(),
      ),
    ).toBeUndefined();
  });

  it("asks for a quote where the site says so and the car came without a figure", () => {
    const asking = { ...site, financeEnquiry: { ...site.financeEnquiry, quoteOnVehiclePage: true } };
    expect(vehicleFinance(answer, asking, new URLSearchParams())?.quoteRequest).toBeUndefined();
    expect(vehicleFinance(car, asking, new URLSearchParams())?.quoteRequest).toMatchObject({
      purchasePrice: 34_500,
      loanTerm: 5,
      selfAssessedCreditScore: "GREAT",
      whoIsHelping: "",
    });
  });
});
