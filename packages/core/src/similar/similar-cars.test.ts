import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { separateSamePictures } from "./separate-same-pictures.ts";
import { similarCars, similarPriceWindow, similarSearches } from "./similar-cars.ts";

describe("similar price", () => {
  it.each([
    [49999, { min: 39999, max: 59999 }],
    [50000, { min: 25000, max: 75000 }],
    [120000, { min: 95000, max: 145000 }],
    [8000, { min: 0, max: 18000 }],
  ])("of a car at %s is %j", (price, window) => {
    expect(similarPriceWindow({ price })).toEqual(window);
  });
  it("goes by the offer price", () => {
    expect(similarPriceWindow({ price: 52000, offer_price: 49000 })).toEqual({ min: 39000, max: 59000 });
  });
  it("is unknown without a price", () => {
    expect(similarPriceWindow({})).toBeUndefined();
  });
});

describe("searches for similar cars", () => {
  it("ask for the model, then the body, then the make", () => {
    const searches = similarSearches(aCar());
    expect(searches.map((search) => search.filters)).toEqual([
      { make: ["Mazda"], model: ["CX-5"] },
      { simple_body: ["SUV"] },
      { make: ["Mazda"] },
    ]);
    expect(searches[0]?.ranges).toEqual({ price: { min: 28990, max: 48990 } });
  });
  it("leave out what is not known", () => {
    expect(similarSearches({ make: "Kia" })).toMatchObject([{ filters: { make: ["Kia"] }, ranges: {} }]);
    expect(similarSearches({})).toEqual([]);
  });
});

describe("cars with one picture", () => {
  const apart = (pictures: string) =>
    separateSamePictures(pictures.split("").map((name) => ({ primary_image_url: name === "-" ? null : name })))
      .map(({ primary_image_url: name }) => name ?? "-")
      .join("");
  it.each([
    ["keep their order where none stands beside itself", "abcab", "abcab"],
    ["wait for the next with another one", "aabc", "abac"],
    ["stand between two others where they waited to the end", "abcc", "acbc"],
    ["stay where all share it", "aaa", "aaa"],
    ["are not meant where there is no picture", "a--b", "a--b"],
  ])("%s", (_, given, shown) => {
    expect(apart(given)).toBe(shown);
  });
  it("are all shown, and stand apart unless more than half of them share it", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 }), (names) => {
        const shown = apart(names.join(""));
        expect(shown.split("").toSorted()).toEqual(names.toSorted());
        const most = Math.max(0, ...names.map((name) => names.filter((other) => other === name).length));
        expect(most > names.length / 2 || !/(.)\1/.test(shown), shown).toBe(true);
      }),
    );
  });
});

describe("similar cars", () => {
  const car = { id: "1", make: "Kia", model: "Rio" };
  it("have the same model first", () => {
    const hits = [
      { id: "2", make: "Kia", model: "Cerato", status: "in_stock" as const },
      { id: "3", make: "kia", model: "RIO", status: "in_stock" as const },
    ];
    expect(similarCars(car, hits).map((hit) => hit.id)).toEqual(["3", "2"]);
  });
  it("of the model stand before the others even where two have one picture", () => {
    const of = (id: string, model: string, primary_image_url: string) => ({
      id,
      make: "Kia",
      model,
      status: "in_stock" as const,
      primary_image_url,
    });
    const hits = [
      of("2", "Rio", "a"),
      of("3", "Rio", "a"),
      of("4", "Rio", "b"),
      of("5", "Cerato", "c"),
      of("6", "Cerato", "c"),
    ];
    expect(similarCars(car, hits).map((hit) => hit.id)).toEqual(["2", "4", "3", "5", "6"]);
  });
  it("are in stock, never the car itself, each once, at most six", () => {
    const hit = fc.record({
      id: fc.integer({ min: 1, max: 12 }).map(String),
      model: fc.option(fc.constantFrom("Rio", "Cerato"), { nil: null }),
      status: fc.constantFrom("in_stock", "coming_soon", "sold"),
    });
    fc.assert(
      fc.property(fc.array(hit, { maxLength: 30 }), (hits) => {
        const shown = similarCars(car, hits);
        expect(new Set(shown.map((each) => each.id)).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(6);
        expect(shown.every((each) => each.status === "in_stock" && each.id !== "1")).toBe(true);
        const fitting = new Set(
          hits.filter((each) => each.status === "in_stock" && each.id !== "1").map((each) => each.id),
        );
        expect(shown).toHaveLength(Math.min(6, fitting.size));
      }),
    );
  });
});
