import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ComparableCar } from "../comparison/comparable-market.ts";
import { estimateTradeIn, noTradeInEstimateText, tradeInMarket, tradeInRefusal } from "./estimate-trade-in.ts";
import type { TradeInEstimate, TradeInQuestionedCar } from "./estimate-trade-in.ts";
import { plateStates } from "./plate-states.ts";
import { tradeInFaq } from "./trade-in-faq.ts";
import {
  tradeInAdjustment,
  tradeInAnswerLines,
  tradeInAnswerProblems,
  tradeInQuestions,
  tradeInQuestionsOf,
} from "./trade-in-questions.ts";

const best = Object.fromEntries(tradeInQuestions.map(({ name, answers }) => [name, answers[0]?.value ?? ""]));
const like = Array.from({ length: 5 }, () => ({ price: 30_000, km: 40_000 }));
const asked: Omit<TradeInQuestionedCar, "market"> = {
  year: 2022,
  km: 40_000,
  answers: best,
  thisYear: 2026,
  settings: { onlineEstimate: true },
};
const worth = ({
  comparables = like,
  ...change
}: Partial<Omit<TradeInQuestionedCar, "market">> & { comparables?: ComparableCar[] }) => {
  const car = { ...asked, ...change };
  return estimateTradeIn({ ...car, market: tradeInMarket(comparables, car.km) });
};

describe("the estimate of a shopper's car", () => {
  it("is the median of comparable cars less 15 percent, 5 percent either way, in hundreds", () => {
    // 30,000 × 0.85 = 25,500; 24,225 and 26,775.
    expect(worth({})).toEqual({ lowDollars: 24_200, highDollars: 26_800, comparables: 5 });
    const prices = [20_000, 28_000, 30_000, 31_000, 90_000];
    expect(worth({ comparables: prices.map((price) => ({ price, km: null })) })).toEqual({
      lowDollars: 24_200,
      highDollars: 26_800,
      comparables: 5,
    });
  });

  it("keeps back what the site says instead of 15 percent", () => {
    expect(worth({ settings: { onlineEstimate: true, marginPercent: 0 } })).toMatchObject({
      lowDollars: 28_500,
      highDollars: 31_500,
    });
  });

  it("is less by what the answers say, percent first, then dollars", () => {
    // 25,500 × (1 − 0.03 − 0.06) − 800 − 300 = 22,105; 20,999.75 and 23,210.25.
    const answers = { ...best, condition: "good", accident: "repaired", tyres: "worn", keys: "one" };
    expect(tradeInAdjustment(answers)).toEqual({ percent: 9, dollars: 1100 });
    expect(worth({ answers })).toMatchObject({ lowDollars: 20_900, highDollars: 23_300 });
  });

  it("moves with the kilometres as the comparable cars do", () => {
    const comparables = [20, 30, 40, 50, 60].map((thousand) => ({
      price: 34_000 - thousand * 100,
      km: thousand * 1000,
    }));
    const [near, far] = [worth({ comparables, km: 20_000 }), worth({ comparables, km: 60_000 })];
    expect(near).toMatchObject({ lowDollars: 25_800, highDollars: 28_600 });
    expect(far).toMatchObject({ lowDollars: 22_600, highDollars: 25_000 });
  });

  it.each([
    ["the site gives none", { settings: { onlineEstimate: false } }, "off"],
    ["the car is over 7 years", { year: 2018 }, "limits"],
    ["it drove over 100,000 km", { km: 100_001 }, "limits"],
    ["fewer than 5 like it are on sale", { comparables: like.slice(1) }, "comparables"],
    ["nothing would be left of it", { comparables: like.map(({ km }) => ({ price: 90, km })) }, "comparables"],
  ])("is none where %s", (_, change, reason) => expect(worth(change)).toBe(reason));

  it("is given at the limits, and by the limits of the site", () => {
    expect(worth({ year: 2019, km: 100_000 })).toMatchObject({ comparables: 5 });
    expect(worth({ year: 2010, settings: { onlineEstimate: true, mostYears: 20 } })).toMatchObject({ comparables: 5 });
  });

  it("has ends in hundreds around what it is worth, and never more for a worse answer", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2000, max: 200_000 }), { minLength: 5, maxLength: 30 }),
        fc.nat(tradeInQuestions.length - 1),
        (prices, which) => {
          const comparables = prices.map((price) => ({ price, km: 40_000 }));
          const good = worth({ comparables });
          const question = tradeInQuestions[which];
          const worst = question?.answers.at(-1)?.value ?? "";
          const bad = worth({ comparables, answers: { ...best, [question?.name ?? ""]: worst } });
          fc.pre(typeof good !== "string" && typeof bad !== "string");
          const [fine, worse] = [good, bad] as [TradeInEstimate, TradeInEstimate];
          expect([fine.lowDollars % 100, fine.highDollars % 100]).toEqual([0, 0]);
          expect(fine.lowDollars).toBeLessThan(fine.highDollars);
          expect(worse.highDollars).toBeLessThanOrEqual(fine.highDollars);
        },
      ),
    );
  });

  it("that is not given is explained", () => {
    expect(noTradeInEstimateText("limits", {}, "en-AU")).toBe(
      "No online estimate is given for cars over 7 years or 100,000 km.",
    );
    expect(noTradeInEstimateText("off", {}, "en-AU")).toContain("in person");
    expect(noTradeInEstimateText("comparables", {}, "en-AU")).toContain("Too few");
  });
});

describe("the questions about a shopper's car", () => {
  it("want one of their answers each", () => {
    expect(tradeInAnswerProblems(best)).toEqual([]);
    expect(tradeInAnswerProblems({ ...best, keys: "ninety", tyres: "" })).toEqual([
      { path: "tyres", message: "Choose an answer: How are the tyres?" },
      { path: "keys", message: "Choose an answer: How many keys are there?" },
    ]);
  });

  it("begin with the answer that takes nothing away", () => {
    expect(tradeInAdjustment(best)).toEqual({ percent: 0, dollars: 0 });
  });

  it("stand in the lead in words", () => {
    expect(tradeInAnswerLines({ keys: "one", tyres: "unheard of" })).toEqual(["How many keys are there? One"]);
  });
});

describe("a caravan", () => {
  it("is asked about water and appliances, and not about what only a car has", () => {
    const names = tradeInQuestionsOf("caravan").map(({ name }) => name);
    expect(names).toEqual(["condition", "accident", "water", "appliances", "tyres", "finance_owing"]);
    expect(JSON.stringify(tradeInQuestionsOf("caravan"))).not.toMatch(/\b(cars?|keys?|warning|engine|kilomet)/i);
    expect(tradeInAnswerProblems({ ...best, water: "never", appliances: "all" }, "caravan")).toEqual([]);
    expect(tradeInAnswerProblems(best, "caravan").map(({ path }) => path)).toEqual(["water", "appliances"]);
    expect(tradeInAnswerLines({ water: "repaired", keys: "one" }, "caravan")).toEqual([
      "Has water ever come in? Yes, and it was repaired",
    ]);
  });

  it("has no kilometres to be estimated by, so that nothing on its page speaks of an estimate", () => {
    expect(tradeInRefusal({ year: 2024 }, 2026, { onlineEstimate: true })).toBe("off");
    const said = JSON.stringify(tradeInFaq({ kind: "caravan", onlineEstimate: false }, "en-AU", "caravans"));
    expect(said).toContain("its length and layout");
    expect(said).not.toMatch(/estimate|\bkm\b|kilomet/i);
  });
});

it("the questions and answers of the page have the site's limits", () => {
  const text = JSON.stringify(tradeInFaq({ mostYears: 9, mostKm: 150_000 }, "en-AU"));
  expect(text).toContain("over 9 years or 150,000 km");
  expect(JSON.stringify(tradeInFaq({}, "en-AU"))).toContain("over 7 years or 100,000 km");
});

it("a valuation speaks of what the dealer sells", () => {
  const said = [
    JSON.stringify(tradeInFaq({}, "en-AU", "caravans")),
    ...(["off", "limits", "comparables"] as const).map((why) => noTradeInEstimateText(why, {}, "en-AU", "caravans")),
  ];
  for (const text of said) {
    expect(text).toMatch(/caravans?\b/);
    expect(text).not.toMatch(/\bcars?\b/i);
  }
  expect(JSON.stringify(tradeInQuestions)).not.toMatch(/\b(cars?|seats?)\b/i);
});

it("plates have a state in Australia, and none in New Zealand", () => {
  expect(plateStates("AU")).toContain("NSW");
  expect(plateStates("NZ")).toEqual([]);
});
