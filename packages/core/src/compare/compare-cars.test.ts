import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { compareCars } from "./compare-cars.ts";

const options = { locale: "en-AU", timeZone: "Australia/Sydney", now: new Date("2026-11-21T00:00:00Z") };
const fact = (cars: Parameters<typeof compareCars>[0], key: string) =>
  compareCars(cars, options).find((each) => each.key === key);

describe("cars side by side", () => {
  it("differ in what is not the same, and not in case or blanks", () => {
    const cars = [aCar({ seats: 5, drive: "AWD", km: 100 }), aCar({ seats: 7, drive: " awd", km: 100 })];
    expect(fact(cars, "seats")).toEqual({ key: "seats", label: "Seats", values: ["5", "7"], differs: true });
    expect(fact(cars, "drive")?.differs).toBe(false);
    expect(fact(cars, "odometer")?.differs).toBe(false);
  });
  it("differ where only one of them has the fact", () => {
    expect(fact([aCar({ towingcapacitybraked: 2000 }), aCar({ towingcapacitybraked: null })], "towing")).toMatchObject({
      values: ["2,000 kg", undefined],
      differs: true,
    });
  });
  it("say what an electric car uses and how far it goes, beside what a petrol one uses", () => {
    const cars = [
      aCar({ simple_fuel: "Electric", fuelconsumptioncombined: null, energyconsumption: 16.5, electricrange: 480 }),
      aCar({ fuelconsumptioncombined: 7.4 }),
    ];
    expect(["consumption", "energy", "range"].map((key) => fact(cars, key)?.values)).toEqual([
      [undefined, "7.4 L/100 km"],
      ["16.5 kWh/100 km", undefined],
      ["480 km", undefined],
    ]);
  });
  it("say of caravans what caravans are asked", () => {
    const cars = [
      aCar({ item_type: "caravan", sleeps: 4, tare_weight: 2350 }),
      aCar({ item_type: "caravan", sleeps: 6, tare_weight: 2350 }),
    ];
    expect([fact(cars, "sleeps"), fact(cars, "tare")]).toMatchObject([
      { values: ["4", "6"], differs: true },
      { differs: false },
    ]);
  });
  it("leave out what no car has, and what is of one car alone", () => {
    const keys = compareCars([aCar({ doors: null, vin: "X" }), aCar({ doors: null, vin: "Y" })], options).map(
      ({ key }) => key,
    );
    expect(keys).not.toContain("doors");
    expect(keys).not.toContain("vin");
    expect(keys).not.toContain("stockNumber");
  });
  it("say what a price includes of cars that show one alone", () => {
    const cars = [aCar({ price: 24_990, price_type: "egc" }), aCar({ price: null, price_type: "egc" })];
    for (const car of cars) car.price_type_label = null;
    expect(fact(cars, "priceType")?.values).toEqual(["Excl. govt charges", undefined]);
  });
  it("keep the order of the key information, whichever car lacks what", () => {
    const keys = compareCars([aCar({ simple_transmission: null, trans: null }), aCar({ km: null })], options).map(
      ({ key }) => key,
    );
    expect(keys.indexOf("odometer")).toBeLessThan(keys.indexOf("transmission"));
    expect(keys.indexOf("transmission")).toBeLessThan(keys.indexOf("fuel"));
    expect(keys.at(-1)).toBe("city");
  });
  it("are nothing without cars", () => {
    expect(compareCars([], options)).toEqual([]);
  });
});
