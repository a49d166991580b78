import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPromotionShown } from "./promotion.ts";
import { randomPosition } from "./random-position.ts";
import { placeSlots, promotionPosition, tilePosition } from "./result-slots.ts";
import type { ResultSlot } from "./result-slots.ts";

const now = new Date("2026-11-21T00:00:00Z");
const cars = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const shown = (slots: ResultSlot<number, string>[]) =>
  slots.map((slot) => (slot.kind === "car" ? slot.car : slot.kind === "tile" ? "tile" : slot.node));

describe("tile and promotions among the results", () => {
  it("stand at 8 and 9 by default, besides the 21 cars", () => {
    const slots = shown(placeSlots(cars(21), { page: 1, now, tile: tilePosition, promotions: [{ node: "sale" }] }));
    expect([slots[7], slots[8], promotionPosition]).toEqual(["tile", "sale", 9]);
    expect(slots).toHaveLength(23);
  });
  it("stand on page 1 only", () => {
    expect(shown(placeSlots(cars(3), { page: 2, now, tile: 1, promotions: [{ node: "sale" }] }))).toEqual([1, 2, 3]);
  });
  it("are not shown without a car", () => {
    expect(placeSlots([], { page: 1, now, tile: 1, promotions: [{ node: "sale" }] })).toEqual([]);
  });
  it("come after the last car when there are fewer cars than places", () => {
    expect(shown(placeSlots(cars(2), { page: 1, now, tile: 8, promotions: [{ node: "sale", position: 4 }] }))).toEqual([
      1,
      2,
      "sale",
      "tile",
    ]);
  });
  it("move on by one where they meet; a strict promotion is left out instead", () => {
    expect(shown(placeSlots(cars(4), { page: 1, now, tile: 2, promotions: [{ node: "sale", position: 2 }] }))).toEqual([
      1,
      "tile",
      "sale",
      2,
      3,
      4,
    ]);
    expect(
      shown(
        placeSlots(cars(4), {
          page: 1,
          now,
          tile: 2,
          promotions: [{ node: "sale", position: 2, strictDisplay: true }],
        }),
      ),
    ).toEqual([1, "tile", 2, 3, 4]);
  });
  it("give way to a strict promotion, whatever the order they are written in", () => {
    const promotions = [
      { node: "loose", position: 2 },
      { node: "strict", position: 2, strictDisplay: true },
    ];
    expect(shown(placeSlots(cars(3), { page: 1, now, promotions }))).toEqual([1, "strict", "loose", 2, 3]);
  });
  it("keep every car, in order, with any places", () => {
    const promotion = fc.record({
      node: fc.constant("p"),
      position: fc.integer({ min: -2, max: 30 }),
      strictDisplay: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 21 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(promotion, { maxLength: 5 }),
        (count, tile, promotions) => {
          const slots = shown(placeSlots(cars(count), { page: 1, now, tile, promotions }));
          expect(slots.filter((slot) => typeof slot === "number")).toEqual(cars(count));
          expect(slots.filter((slot) => slot === "tile")).toHaveLength(1);
          expect(slots.filter((slot) => slot === "p").length).toBeGreaterThanOrEqual(
            promotions.filter((each) => !each.strictDisplay).length,
          );
        },
      ),
    );
  });
});

describe("a random place", () => {
  it("is the third where there is no other to choose from", () => {
    expect(randomPosition({ siteSlug: "", day: "", query: "" }, 0)).toBe(3);
  });
});

describe("promotion", () => {
  it.each([
    [{}, true],
    [{ start: "2026-11-21T00:00:00Z" }, true],
    [{ start: "2026-11-22" }, false],
    [{ expiry: "2026-11-21T00:00:00Z" }, false],
    [{ expiry: "2026-11-22" }, true],
    [{ expiry: "end of the month" }, false],
    [{ display: false }, false],
  ])("with %j shows: %s", (changes, is) => {
    expect(isPromotionShown({ node: "sale", ...changes }, now)).toBe(is);
  });
});

describe("random place", () => {
  const seed = { siteSlug: "harbour-mazda", day: "2026-11-21", query: "make=Mazda" };
  it("stays the same for the same site, day and query", () => {
    expect(randomPosition(seed, 6)).toBe(randomPosition({ ...seed }, 6));
  });
  it("lies from 3 on, within its offsets, and every one is reached", () => {
    const places = Array.from({ length: 300 }, (_, index) => randomPosition({ ...seed, query: `page=${index}` }, 6));
    expect([...new Set(places)].sort((one, other) => one - other)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(randomPosition(seed, 0)).toBe(3);
  });
});
