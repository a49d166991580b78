import { describe, expect, it } from "vitest";
import { statutoryWarranty, statutoryWarrantyText } from "./statutory-warranty.ts";
import type { WarrantedCar } from "./statutory-warranty.ts";

const now = new Date("2026-11-22T00:00:00Z");
const car = { car_type: "used" as const, build_date: "11/2020", year: 2020, km: 60_000, price: 25_990 };
const inState = (state: string | undefined, changes: WarrantedCar = {}) =>
  statutoryWarranty({ ...car, ...changes }, { country: "AU", state, now });

describe("the warranty that a used car has by law", () => {
  it.each([
    ["NSW", { build_date: "12/2016" }, { months: 3, km: 5000 }],
    ["NSW", { build_date: "11/2016" }, "none"],
    ["VIC", { km: 159_999 }, { months: 3, km: 5000 }],
    ["ACT", { km: 160_000 }, "none"],
    ["nt", {}, { months: 3, km: 5000 }],
    ["QLD", { km: 160_000 }, { months: 1, km: 1000 }],
    ["QLD", { build_date: "11/2001" }, { months: 1, km: 1000 }],
    ["WA", { build_date: "11/2016", km: 150_000, price: 4000 }, { months: 3, km: 5000 }],
    ["WA", { build_date: "11/2014", km: 180_000 }, { months: 1, km: 1500 }],
    ["WA", { price: 3999 }, "none"],
    ["SA", { price: 6000 }, { months: 2, km: 3000 }],
    ["SA", { price: 6001, km: 200_000 }, { months: 3, km: 5000 }],
    ["SA", { price: 3000 }, "none"],
    ["SA", { build_date: "10/2011" }, "none"],
    ["TAS", { build_date: "12/2019", km: 119_999 }, { months: 3, km: 3000 }],
    ["TAS", { build_date: "11/2019" }, "none"],
  ] as const)("in %s of a car with %j is %j", (state, changes, warranty) => {
    expect(inState(state, changes)).toEqual(warranty);
  });
  it("goes by the year where no month is known, and says nothing where the year does not decide it", () => {
    const yearOnly = (year: number) => inState("NSW", { build_date: null, year });
    expect(yearOnly(2020)).toEqual({ months: 3, km: 5000 });
    expect(yearOnly(2016)).toBeUndefined();
    expect(yearOnly(2012)).toBe("none");
    expect(inState("NSW", { build_date: null, compliance_date: "01/2017" })).toEqual({ months: 3, km: 5000 });
  });
  it.each([
    ["a new car", { car_type: "new" as const }],
    ["a demonstrator", { car_type: "demo" as const }],
    ["a car that is sold", { status: "sold" as const }],
    ["a motorbike", { item_type: "motorbike" }],
    ["a car whose kilometres nobody knows", { km: null }],
    ["a car whose year nobody knows", { year: null }],
    ["a car without a price", { price: null }],
  ])("is not spoken of with %s", (_, changes) => {
    expect(inState("NSW", changes)).toBeUndefined();
  });
  it("is that of a country and a state that have such a law", () => {
    expect(inState("Auckland")).toBeUndefined();
    expect(inState(undefined)).toBeUndefined();
    expect(statutoryWarranty(car, { country: "NZ", state: "NSW", now })).toBeUndefined();
  });
  it("is said in a sentence, also where there is none", () => {
    const words = { state: "Qld", locale: "en-AU" };
    expect([
      statutoryWarrantyText({ months: 3, km: 5000 }, words),
      statutoryWarrantyText({ months: 1, km: 1000 }, words),
      statutoryWarrantyText("none", words),
    ]).toEqual([
      "Statutory warranty in Qld: 3 months or 5,000 km, whichever comes first.",
      "Statutory warranty in Qld: 1 month or 1,000 km, whichever comes first.",
      "This car has no statutory warranty in Qld.",
    ]);
  });
});
