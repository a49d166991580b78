import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { presetMoneyButtons } from "./preset-money.ts";

describe("preset money buttons", () => {
  it("run from 5,000 to 70,000, on some sites from 300,000 to 800,000", () => {
    expect(presetMoneyButtons({ min: 5000, max: 70_000 })).toEqual([
      5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000,
    ]);
    expect(presetMoneyButtons({ min: 300_000, max: 800_000 })).toEqual([
      300_000, 400_000, 500_000, 600_000, 700_000, 800_000,
    ]);
  });
  it.each([
    ["thousands for 7,000", { min: 0, max: 7000 }, [0, 1000, 2000, 3000, 4000, 5000, 6000, 7000]],
    ["two thousands for 14,000", { min: 0, max: 14_000 }, [0, 2000, 4000, 6000, 8000, 10_000, 12_000, 14_000]],
    ["five thousands for 35,000", { min: 0, max: 35_000 }, [0, 5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000]],
    ["ten thousands for a little more", { min: 0, max: 35_001 }, [0, 10_000, 20_000, 30_000, 35_001]],
    ["whole dollars, however near the ends are", { min: 2, max: 5 }, [2, 3, 4, 5]],
  ])("step by %s", (_, ends, buttons) => {
    expect(presetMoneyButtons(ends)).toEqual(buttons);
  });
  it("stand on round amounts even where the lowest one is not round", () => {
    expect(presetMoneyButtons({ min: 7500, max: 60_000 })).toEqual([
      7500, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000,
    ]);
  });
  it.each([
    ["lowest and highest are the same", { min: 5000, max: 5000 }],
    ["the highest is below the lowest", { min: 5000, max: 4000 }],
  ])("are a single one when %s", (_, ends) => {
    expect(presetMoneyButtons(ends)).toEqual([5000]);
  });
  it("rise from the lowest to the highest amount, nine at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 2_000_000 }), (min, width) => {
        const buttons = presetMoneyButtons({ min, max: min + width });
        expect([buttons[0], buttons.at(-1)]).toEqual([min, min + width]);
        expect(buttons.length).toBeLessThanOrEqual(9);
        expect(buttons.every((each) => Number.isInteger(each))).toBe(true);
        expect(buttons).toEqual([...new Set(buttons)].sort((one, other) => one - other));
      }),
    );
  });
});
