import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { carSchema } from "./car.ts";
import { financeLenderEntrySchema } from "./finance-lender-entry.ts";
import { readFlag, readNumber } from "./read-field.ts";

const least = {
  id: "1",
  slug: "kia-rio-used-1",
  path: "/cars/kia-rio-used-1",
  name: "Kia Rio",
  make: "Kia",
  model: "Rio",
  car_type: "used",
  status: "in_stock",
};

describe("number of a feed or an old record", () => {
  it.each([
    ["21990", 21_990],
    ["$21,990", 21_990],
    ["$ 21 990.50", 21_990.5],
    ["AUD 21,990", 21_990],
    ["NZ$21,990", 21_990],
    ["21990 AUD", 21_990],
    [" 120,000 km ", 120_000],
    ["120000kms", 120_000],
    ["2.0 L", 2],
    ["1998cc", 1998],
    ["7.9 L/100km", 7.9],
    ["8.99 %", 8.99],
    ["8.99% ", 8.99],
    ["5 years", 5],
    ["249 per week", 249],
    ["-33.87", -33.87],
    [".5", 0.5],
    ["0", 0],
    [21_990, 21_990],
    ["", undefined],
    ["  ", undefined],
    [null, undefined],
    [undefined, undefined],
    ["POA", undefined],
    ["$", undefined],
    ["1,23", undefined],
    ["10 to 20", undefined],
    ["2,0 L", undefined],
    ["1e5", undefined],
    ["NaN", undefined],
    ["9".repeat(400), undefined],
  ])("%j is %j", (written, number) => {
    expect(readNumber(written)).toBe(number);
  });
  it("is read as it was, however its thousands are set", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (number) => {
        for (const written of [
          String(number),
          number.toLocaleString("en-AU"),
          number.toLocaleString("en-AU").replaceAll(",", " "),
        ])
          expect(readNumber(written)).toBe(number);
      }),
    );
  });
});

describe("yes or no of a feed or an old record", () => {
  it.each([
    ["true", true],
    ["1", true],
    ["Yes", true],
    [" Y ", true],
    ["on", true],
    [1, true],
    [true, true],
    ["false", false],
    ["0", false],
    ["NO", false],
    ["n", false],
    ["off", false],
    [0, false],
    [false, false],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
    ["maybe", undefined],
    [2, undefined],
  ])("%j is %j", (written, flag) => {
    expect(readFlag(written)).toBe(flag);
  });
});

describe("record of a car out of a feed", () => {
  it("may hold its numbers and its yes and no as text", () => {
    const written = {
      price: "$21,990",
      km: "120,000 km",
      year: "2019",
      seats: "5",
      reserved: "yes",
      certified: "0",
      show_on_dealer_website: "false",
      stocknum: 4711,
      price_type: "Drive Away",
      tare_weight: "1,850 kg",
    };
    expect(carSchema.parse({ ...least, ...written })).toMatchObject({
      price: 21_990,
      km: 120_000,
      year: 2019,
      seats: 5,
      reserved: true,
      certified: false,
      show_on_dealer_website: false,
      stocknum: "4711",
      price_type: "drive_away",
      tare_weight: 1850,
    });
  });
  it("does not know what is blank or says nothing", () => {
    const unclear = {
      price: "POA",
      km: "",
      year: "unknown",
      reserved: "",
      show_on_dealer_website: "",
      price_type: "",
      created_at: "",
      updated_at: "last week",
      tare_weight: "",
    };
    expect(carSchema.parse({ ...least, ...unclear })).toMatchObject({
      price: null,
      km: null,
      year: null,
      reserved: null,
      show_on_dealer_website: true,
      price_type: null,
      created_at: null,
      updated_at: null,
      tare_weight: undefined,
    });
  });
  it("is read whatever its optional fields hold: nothing, null or any text", () => {
    const shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> = carSchema.shape;
    const plain = Object.keys(shape).filter(
      (name) => !Object.hasOwn(least, name) && shape[name]?.safeParse("text").success === true,
    );
    expect(plain.length).toBeGreaterThan(50);
    const text = fc.oneof(fc.string(), fc.constantFrom("", " ", "21990", "$21,990", "yes", "2026-11-21", "drive away"));
    const any = fc.record(Object.fromEntries(plain.map((name) => [name, fc.option(text, { nil: null })])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(any, (fields) => {
        const car = carSchema.parse({ ...least, ...fields });
        for (const number of [car.price, car.km, car.year, car.sold_date_timestamp, car.tare_weight ?? null])
          expect(number === null || Number.isFinite(number)).toBe(true);
        for (const flag of [car.reserved, car.certified, car.preorder]) expect([true, false, null]).toContain(flag);
        expect(carSchema.parse(car)).toEqual(car);
      }),
    );
  });
});

describe("figures of a lender and technical data", () => {
  it("may be text as well", () => {
    expect(
      financeLenderEntrySchema.parse({
        interestRate: "8.99%",
        paymentWeek: "$143.20",
        term60: "612.40",
        termNote: "x",
        term48: "ask",
      }),
    ).toMatchObject({ interestRate: 8.99, paymentWeek: 143.2, term60: 612.4 });
    expect(financeLenderEntrySchema.parse({ term48: "ask" })).not.toHaveProperty("term48");
    expect(
      carSchema.parse({ ...least, fuelconsumptioncombined: "7.9 L/100km", towingcapacitybraked: "2,500kg" }),
    ).toMatchObject({ fuelconsumptioncombined: 7.9, towingcapacitybraked: 2500 });
  });
});
