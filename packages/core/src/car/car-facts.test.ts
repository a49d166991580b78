import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { bareCar, caravan, electricReserved } from "../testing/car-presets.ts";
import { attributeChips } from "./attribute-chips.ts";
import { cardFacts } from "./card-facts.ts";
import { carPath } from "./car-path.ts";
import { conditionLabel } from "./condition-label.ts";
import { electrification, fuelType } from "./fuel-type.ts";
import { firstKeySpecs, keySpecs } from "./key-specs.ts";
import { regoExpiry } from "./rego-expiry.ts";

const options = { locale: "en-AU", timeZone: "Australia/Sydney", now: new Date("2026-11-21T00:00:00Z") };

describe("path of a car", () => {
  it("is its slug under /cars", () => {
    expect(carPath("2021-mazda-cx-5-used-s1042")).toBe("/cars/2021-mazda-cx-5-used-s1042");
  });
  it("cannot leave /cars", () => {
    expect(carPath("../admin?x")).toBe("/cars/..%2Fadmin%3Fx");
  });
});

describe("attribute chips", () => {
  it("read condition, transmission, odometer and fuel, in this order", () => {
    expect(attributeChips(aCar(), "en-AU").map((chip) => chip.label)).toEqual([
      "Used",
      "Automatic",
      "23,255 km",
      "Petrol",
    ]);
  });
  it("leave out what is not known", () => {
    expect(attributeChips(caravan(), "en-AU")).toEqual([{ key: "condition", label: "Used" }]);
    expect(attributeChips({}, "en-AU")).toEqual([]);
  });
  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -1])("show no odometer for %s", (km) => {
    expect(attributeChips({ km }, "en-AU")).toEqual([]);
  });
  it("show an odometer at zero, as on a new car", () => {
    expect(attributeChips({ km: 0 }, "en-AU")).toEqual([{ key: "odometer", label: "0 km" }]);
  });
  it("fall back to the feed's own fuel", () => {
    expect(fuelType({ simple_fuel: " ", fuel: "Diesel" })).toBe("Diesel");
  });
});

describe("the facts of a card", () => {
  it("are the chips of a car", () => {
    expect(cardFacts(aCar(), "en-AU")).toEqual(["Used", "Automatic", "23,255 km", "Petrol"]);
  });
  it("say the body and the colour of what has no engine, such as a caravan", () => {
    const body = { simple_body: " Pop top ", colour: "White and Charcoal" };
    const bare = { sleeps: 0, body_length: null, tare_weight: null, aggregate_trailer_mass: null };
    expect(cardFacts({ ...caravan(), ...bare, ...body }, "en-AU")).toEqual(["Used", "Pop top", "White and Charcoal"]);
    expect(cardFacts({ ...caravan(), ...bare, simple_body: null, colour: "" }, "en-AU")).toEqual(["Used"]);
    expect(cardFacts({ ...aCar(), colour: "White" }, "en-AU")).not.toContain("White");
  });
  it.each([
    [
      "a caravan's berths, length and loaded mass",
      { sleeps: 4, body_length: 5130, aggregate_trailer_mass: 2400 },
      "Used · Caravan · Sleeps 4 · 5.1 m · ATM 2,400 kg",
    ],
    [
      "its empty mass where the loaded one is not known",
      { sleeps: null, body_length: null, aggregate_trailer_mass: null, tare_weight: 1890 },
      "Used · Caravan · Tare 1,890 kg",
    ],
  ])("say %s", (_, figures, line) => {
    expect(cardFacts({ ...caravan(), ...figures }, "en-AU").join(" · ")).toBe(line);
  });
  it.each([
    [
      "what a truck carries and may weigh",
      { item_type: "truck", simple_body: "Tipper", grossvehiclemass: 7500, tare_weight: 3550 },
      ["Payload 3,950 kg", "GVM 7,500 kg"],
    ],
    [
      "no payload of a prime mover",
      { item_type: "truck", simple_body: "Prime mover", grossvehiclemass: 24_500, tare_weight: 8_900 },
      ["GVM 24,500 kg"],
    ],
    [
      "no payload where the truck's own mass is not known",
      { item_type: "truck", grossvehiclemass: 7500, tare_weight: null },
      ["GVM 7,500 kg"],
    ],
    [
      "no payload where a feed says a prime mover in the body alone",
      { item_type: "truck", simple_body: null, body: "Prime Mover", grossvehiclemass: 24_500, tare_weight: 8_900 },
      ["GVM 24,500 kg"],
    ],
    [
      "no payload of a truck that would carry nothing",
      { item_type: "truck", simple_body: null, body: null, grossvehiclemass: 3500, tare_weight: 3500 },
      ["GVM 3,500 kg"],
    ],
    [
      "no engine of a motorbike that none is known of",
      { item_type: "motorbike", engine_size: null, engine_size_litres: null },
      [],
    ],
    [
      "the engine of a motorbike as its feed writes it",
      { item_type: "motorbike", engine_size: "1,252 cc 2 cyl Petrol", engine_size_litres: 1.25 },
      ["1,252 cc"],
    ],
    [
      "the engine of a motorbike from its litres",
      { item_type: "motorbike", engine_size: null, engine_size_litres: 0.65 },
      ["650 cc"],
    ],
    ["nothing of the kind of a car", { grossvehiclemass: 2500, tare_weight: 1700, engine_size: "2488 cc" }, []],
  ])("say %s after the chips", (_, figures, added) => {
    expect(cardFacts({ ...aCar(), ...figures }, "en-AU").slice(4)).toEqual(added);
  });
});

describe("condition", () => {
  it.each([
    ["new", "New"],
    ["demo", "Demo"],
    ["used", "Used"],
  ] as const)("%s reads %s", (car_type, label) => {
    expect(conditionLabel({ car_type })).toBe(label);
  });
});

describe("electric and hybrid cars", () => {
  it.each([
    ["Electric", "electric"],
    ["EV", "electric"],
    ["Hybrid", "hybrid"],
    ["Plug-in Hybrid", "hybrid"],
    ["PHEV", "hybrid"],
    ["Petrol/Electric", "hybrid"],
    ["Diesel", undefined],
    ["Premium", undefined],
    ["Chevron", undefined],
    [null, undefined],
  ])("%s counts as %s", (simple_fuel, kind) => {
    expect(electrification({ simple_fuel })).toBe(kind);
  });
});

describe("key specs", () => {
  it("list what is known in a fixed order, the first four being odometer, transmission, fuel and body", () => {
    const specs = keySpecs(aCar(), options);
    expect(specs.slice(0, firstKeySpecs).map((spec) => spec.key)).toEqual(["odometer", "transmission", "fuel", "body"]);
    expect(specs.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Odometer: 23,255 km",
      "Transmission: Automatic",
      "Fuel type: Petrol",
      "Body: SUV",
      "Engine: 2.5 L, 4 cylinders",
      "Drive: AWD",
      "Seats: 5",
      "Doors: 4",
      "Colour: Soul Red",
      "Interior: Black",
      "Fuel consumption: 7.4 L/100 km",
      "Towing (braked): 2,000 kg",
      "ANCAP: 5 stars",
      "Rego: ABC12D",
      "Rego expiry: Expires on 31 March 2027",
      "Build date: February 2021",
      "Stock number: S1042",
      "VIN: JM0KF4WLA00123456",
    ]);
  });
  it("hide everything that is empty", () => {
    expect(keySpecs(bareCar(), options)).toEqual([]);
    expect(keySpecs({}, options)).toEqual([]);
  });
  it("hide zeros, which feeds write for not known", () => {
    expect(keySpecs(electricReserved({ seats: 0 }), options).map((spec) => spec.key)).not.toEqual(
      expect.arrayContaining(["consumption", "seats"]),
    );
  });
  it("leave the VIN out where the dealer does not publish it", () => {
    expect(keySpecs(aCar(), { ...options, hideVin: true }).some((spec) => spec.key === "vin")).toBe(false);
  });
  it.each([
    [{ engine_size: "4 cyl, 2.5 L", engine_size_litres: null, cylinders: 4 }, "4 cyl, 2.5 L"],
    [{ engine_size: null, engine_size_litres: 3, cylinders: null }, "3 L"],
    [{ engine_size: null, engine_size_litres: null, cylinders: 6 }, "6 cylinders"],
  ])("write the engine of %j as %s", (engine, value) => {
    expect(keySpecs(engine, options)).toEqual([{ key: "engine", label: "Engine", value }]);
  });
  it("show a build date that cannot be read as the feed wrote it", () => {
    expect(keySpecs({ build_date: "early 2019" }, options)[0]?.value).toBe("early 2019");
  });
  it("fall back to the feed's transmission and body", () => {
    expect(
      keySpecs({ trans: "8 speed auto", body: "4D Wagon", ancaprating: 1 }, options).map((spec) => spec.value),
    ).toEqual(["8 speed auto", "4D Wagon", "1 star"]);
  });
});

describe("rego expiry", () => {
  it.each([
    ["2027-03-31", "Expires on 31 March 2027"],
    ["31/03/2027", "Expires on 31 March 2027"],
    ["2026-11-21", "Expires on 21 November 2026"],
    ["2026-11-20", undefined],
    ["03/2027", "Expires on March 2027"],
    ["11/2026", "Expires on November 2026"],
    ["soon", undefined],
    ["2027-02-30", undefined],
    [null, undefined],
  ])("%s reads %s", (rego_expiry, text) => {
    expect(regoExpiry({ rego_expiry }, options)).toBe(text);
  });
  it("reads Unregistered for a past date only where the site says so", () => {
    expect(regoExpiry({ rego_expiry: "2026-11-20" }, { ...options, showUnregistered: true })).toBe("Unregistered");
  });
  it("goes by the dealer's own day: on the evening of the 21st in London it is the 22nd in Sydney", () => {
    const now = new Date("2026-11-21T20:00:00Z");
    expect(regoExpiry({ rego_expiry: "2026-11-21" }, { ...options, now })).toBeUndefined();
    expect(regoExpiry({ rego_expiry: "2026-11-21" }, { ...options, now, timeZone: "Europe/London" })).toBe(
      "Expires on 21 November 2026",
    );
  });
});
