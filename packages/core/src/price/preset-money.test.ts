import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { presetMoneyButtons } from "./preset-money.ts";

describe("preset money buttons", () => {
  it("run from 5,000 to 70,000, on some sites from 300,000 to 800,000", () => {
    expect(presetMoneyButtons({ min: 5000, max: 70_000 })).toEqual([5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000]);
    expect(presetMoneyButtons({ min: 300_000, max: 800_000 })).toEqual([300_000, 400_000, 500_000, 600_000, 700_000, 800_000]);
  });
  it("rise from the lowest to the highest amount, nine at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 2_000_000 }), (min, width) => {
        const buttons = presetMoneyButtons({ min, max: min + width });
        expect([buttons[0], buttons.at(-1)]).toEqual([min, min + width]);
        expect(buttons.length).toBeLessThanOrEqual(9);
        expect(buttons).toEqual([...new Set(buttons)].sort((one, other) => one - other));
      }),
    );
  });
});
