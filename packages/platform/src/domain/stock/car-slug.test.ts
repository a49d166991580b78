import { assert, constantFrom, option, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { carSlugStart, carSlugTail } from "./car-slug.ts";

const car = { year: 2021, make: "Mazda", model: "CX-5", badge: "Touring", car_type: "used" } as const;

describe("the address of a car", () => {
  it.each([
    [{}, "2021-mazda-cx-5-touring-used"],
    [{ car_type: "demo" as const }, "2021-mazda-cx-5-touring-used"],
    [{ car_type: "new" as const, badge: null }, "2021-mazda-cx-5-new"],
    [{ make: "Citroën", model: "C5 Aircross", badge: "2.0L (AWD) +" }, "2021-citroen-c5-aircross-2-0l-awd-plus-used"],
    [{ year: null, make: "日産", model: "?", badge: null }, "used"],
  ])("starts with year, make, model, badge and condition: %j", (more, start) =>
    expect(carSlugStart({ ...car, ...more })).toBe(start),
  );

  it("ends with the stock number where a path can hold it", () => {
    expect(["S/1042 b", " 77 ", "--", null].map(carSlugTail)).toEqual(["s-1042-b", "77", undefined, undefined]);
  });

  it("is always lower case words joined by single hyphens, with new or used, and short enough for any path", () => {
    assert(
      property(
        string(),
        string(),
        option(string({ unit: "binary" })),
        constantFrom("new" as const, "demo" as const, "used" as const),
        (make, model, badge, car_type) => {
          const start = carSlugStart({ year: 2021, make, model, badge, car_type });
          expect(start).toMatch(/^(?:[a-z0-9]+-)*(?:new|used)$/);
          expect(start.length).toBeLessThanOrEqual(100);
          expect(carSlugTail(badge) ?? "x").toMatch(/^[a-z0-9-]{1,40}$/);
        },
      ),
    );
  });
});
