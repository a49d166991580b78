import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carTitle } from "./car-title.ts";

describe("title of a car", () => {
  it.each([
    [{ year: 2021, make: "Mazda", model: "CX-5", badge: "Touring", series: "KF" }, "2021 Mazda CX-5 Touring KF"],
    [{ year: 2021, make: "Mazda", model: "CX-5", badge: "CX-5 Touring", series: "KF" }, "2021 Mazda CX-5 Touring KF"],
    [{ year: 2021, make: "Mazda", model: "CX-5", badge: "cx-5", series: null }, "2021 Mazda CX-5"],
    [{ year: 2021, make: "Mazda", model: "CX-5", badge: "Touring KF", series: "KF" }, "2021 Mazda CX-5 Touring KF"],
    [{ year: 2018, make: "Mini", model: "Cooper", badge: "Cooper S", series: "F56" }, "2018 Mini Cooper S F56"],
    [{ year: 2019, make: "Land Rover", model: "Range Rover", badge: "Vogue" }, "2019 Land Rover Range Rover Vogue"],
    [{ year: 2008, make: "Peugeot", model: "2008", badge: null }, "2008 Peugeot 2008"],
    [{ year: 2023, make: "Kia", model: "Kia Rio", badge: "S" }, "2023 Kia Rio S"],
    [{ year: null, make: "Kia", model: "Rio", badge: "  ", series: undefined }, "Kia Rio"],
    [{ year: 0, make: " Kia ", model: "Rio" }, "Kia Rio"],
    [{}, ""],
  ])("of %j is %s", (car, title) => {
    expect(carTitle(car)).toBe(title);
  });

  it("has no blank ends and no double blanks, whatever the feed writes", () => {
    const part = fc.option(fc.string({ maxLength: 12 }), { nil: null });
    fc.assert(
      fc.property(part, part, part, part, (make, model, badge, series) => {
        const title = carTitle({ year: 2020, make, model, badge, series });
        expect(title).toBe(title.trim().replace(/\s+/g, " "));
        expect(title.startsWith("2020")).toBe(true);
      }),
    );
  });

  it("says a badge or a series that repeats the model once", () => {
    fc.assert(
      fc.property(fc.constantFrom("Golf", "Model 3", "CX-5"), fc.constantFrom("", " GT"), (model, more) => {
        expect(carTitle({ make: "Make", model, badge: `${model}${more}`, series: model })).toBe(`Make ${model}${more}`);
      }),
    );
  });
});
