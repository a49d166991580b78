import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf } from "../money/cents-of.ts";
import { purchaseSummary } from "./purchase-summary.ts";
import { purchaseTerms } from "./purchase-terms.ts";
import { missingPurchaseSteps, nextPurchaseStep, purchaseDays, purchaseSteps } from "./purchase-steps.ts";

const amount = fc.integer({ min: 0, max: 100_000_000 });
const maybe = fc.option(amount, { nil: undefined });
const parts = fc
  .record({
    priceCents: amount,
    deliveryCents: maybe,
    tradeInCents: maybe,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...rest }) => ({ ...rest, depositCents: Math.floor(rest.priceCents * share) }));

describe("the summary of a purchase", () => {
  it("adds up to the cent on every step, whatever is chosen", () => {
    fc.assert(
      fc.property(parts, (chosen) => {
        const { lines, totalCents, depositCents, leftCents, paidOutCents } = purchaseSummary(chosen);
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
        expect(depositCents + leftCents).toBe(totalCents);
        expect(leftCents).toBeGreaterThanOrEqual(0);
        expect(paidOutCents).toBeGreaterThanOrEqual(0);
        const tradeIn = lines.find(({ kind }) => kind === "trade_in");
        expect(paidOutCents - (tradeIn?.cents ?? 0)).toBe(chosen.tradeInCents ?? 0);
        expect(
          [...lines.map(({ cents }) => cents), totalCents, leftCents, paidOutCents].every(Number.isSafeInteger),
        ).toBe(true);
      }),
    );
  });

  it("changes by what a step changes, and by nothing else", () => {
    fc.assert(
      fc.property(parts, amount, (chosen, delivery) => {
        const without = purchaseSummary({ ...chosen, deliveryCents: undefined, tradeInCents: undefined });
        const delivered = purchaseSummary({ ...chosen, deliveryCents: delivery, tradeInCents: undefined });
        expect(delivered.totalCents - without.totalCents).toBe(delivery);
      }),
    );
  });

  it("has a line for each thing that is chosen", () => {
    expect(
      purchaseSummary({ priceCents: 3_899_000, deliveryCents: 35_000, tradeInCents: 1_200_000, depositCents: 20_000 }),
    ).toEqual({
      lines: [
        { kind: "price", cents: 3_899_000 },
        { kind: "delivery", cents: 35_000 },
        { kind: "trade_in", cents: -1_200_000 },
      ],
      totalCents: 2_734_000,
      depositCents: 20_000,
      leftCents: 2_714_000,
      paidOutCents: 0,
    });
    expect(purchaseSummary({ priceCents: 100, depositCents: 100 })).toMatchObject({
      lines: [{ kind: "price", cents: 100 }],
      leftCents: 0,
    });
  });

  it("pays out what a trade-in is worth beyond the purchase", () => {
    expect(purchaseSummary({ priceCents: 1_000_000, tradeInCents: 1_500_000, depositCents: 20_000 })).toMatchObject({
      totalCents: 20_000,
      leftCents: 0,
      paidOutCents: 520_000,
    });
    const all = purchaseSummary({ priceCents: 100, tradeInCents: 50, depositCents: 100 });
    expect(all.lines[1]).toEqual({ kind: "trade_in", cents: 0 });
  });

  it.each([
    [{ priceCents: 0.5, depositCents: 0 }, "0.5 is no amount in cents"],
    [{ priceCents: 100, depositCents: -1 }, "-1 is no amount in cents"],
    [{ priceCents: 100, deliveryCents: Number.NaN, depositCents: 1 }, "NaN is no amount in cents"],
    [{ priceCents: 100, depositCents: 101 }, "A deposit of 101 is above the price, 100."],
  ])("is refused of amounts that are none (%#)", (chosen, message) =>
    expect(() => purchaseSummary(chosen)).toThrow(message),
  );

  it("is told to the loan in dollars, what comes off the price as a positive amount", () => {
    const { lines, depositCents } = purchaseSummary({
      priceCents: 3_899_050,
      deliveryCents: 35_000,
      tradeInCents: 1_200_000,
      depositCents: 20_000,
    });
    const without = { priceDollars: 0, deliveryDollars: 0, depositDollars: 0, tradeInDollars: 0 };
    expect(purchaseTerms(lines, depositCents)).toEqual({
      priceDollars: 38_990.5,
      deliveryDollars: 350,
      depositDollars: 200,
      tradeInDollars: 12_000,
    });
    expect(purchaseTerms([], 0)).toEqual(without);
  });
  it("takes dollars of the other engines as whole cents", () => {
    expect([38_990, 146.7, 1.005, 0.1 + 0.2].map(centsOf)).toEqual([3_899_000, 14_670, 101, 30]);
  });
});

describe("the steps of a purchase", () => {
  const none = { delivery: false, tradeIn: false, finance: false, details: false, isPaid: false };
  it("can be taken in any order; the link leads to the first without an answer", () => {
    expect(purchaseSteps).toEqual(["car", "delivery", "trade-in", "finance", "details", "deposit"]);
    expect(nextPurchaseStep(none)).toBe("delivery");
    expect(nextPurchaseStep({ ...none, delivery: true })).toBe("trade-in");
    expect(nextPurchaseStep({ ...none, delivery: true, tradeIn: true })).toBe("finance");
    expect(nextPurchaseStep({ ...none, delivery: true, tradeIn: true, finance: true })).toBe("details");
    expect(nextPurchaseStep({ ...none, delivery: true, tradeIn: true, finance: true, details: true })).toBe("deposit");
    expect(nextPurchaseStep({ ...none, details: true })).toBe("delivery");
  });
  it("are all needed before the deposit, and the link ends", () => {
    expect(missingPurchaseSteps(none)).toEqual(["delivery", "trade-in", "finance", "details"]);
    expect(missingPurchaseSteps({ ...none, delivery: true, finance: true })).toEqual(["trade-in", "details"]);
    expect(purchaseDays).toBe(14);
  });
});
