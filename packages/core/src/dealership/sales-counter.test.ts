import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { salesPerDay, salesThisMonth, secondsPerSale } from "./sales-counter.ts";

describe("sales counter", () => {
  it("starts each month at zero, at midnight in Brisbane", () => {
    expect(salesThisMonth(new Date("2026-10-31T13:59:59Z"))).toBe(31 * salesPerDay - 1);
    expect(salesThisMonth(new Date("2026-10-31T14:00:00Z"))).toBe(0);
  });
  it("counts 192 a day, one every 450 seconds", () => {
    expect(salesPerDay * secondsPerSale).toBe(24 * 60 * 60);
    expect(salesThisMonth(new Date("2026-11-01T14:00:00Z"))).toBe(salesPerDay);
  });
  it("never goes back within a month", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 27 * 86_400 }), fc.integer({ min: 0, max: 86_400 }), (seconds, more) => {
        const start = Date.parse("2026-10-31T14:00:00Z");
        const before = salesThisMonth(new Date(start + seconds * 1000));
        expect(salesThisMonth(new Date(start + (seconds + more) * 1000))).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
