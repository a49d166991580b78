import { describe, expect, it } from "vitest";
import { aCar } from "../testing/a-car.ts";
import { electricReserved, soldYesterday } from "../testing/car-presets.ts";
import { cardTag, hasComingSoonChip, hasReservedChip } from "./card-tag.ts";
import { isJustArrived } from "./just-arrived.ts";

const now = new Date("2026-11-21T00:00:00Z");
const options = {
  now,
  settings: { soldTag: "JUST SOLD", justArrivedTag: "New", justArrivedDays: 8, certifiedMakes: ["Toyota"] },
};
/** Everything that can be tagged, at once. */
const everything = {
  status: "sold",
  simple_fuel: "Hybrid",
  reserved: true,
  certified: true,
  car_type: "used",
  make: "Toyota",
  tag: "Test Drive Only",
  created_at: "2026-11-20T00:00:00Z",
} as const;

describe("tag of a car card", () => {
  it.each([
    [{}, { kind: "sold", text: "JUST SOLD" }],
    [{ status: "coming_soon" as const }, { kind: "hybrid", text: "Hybrid" }],
    [
      { status: "coming_soon" as const, simple_fuel: "Electric" },
      { kind: "electric", text: "Electric" },
    ],
    [
      { status: "coming_soon" as const, simple_fuel: "Petrol" },
      { kind: "reserved", text: "Reserved" },
    ],
    [
      { status: "coming_soon" as const, simple_fuel: null, reserved: false },
      { kind: "certified", text: "Certified" },
    ],
    [
      { status: "coming_soon" as const, simple_fuel: null, reserved: null, certified: null },
      { kind: "custom", text: "Test Drive Only" },
    ],
    [
      { status: "coming_soon" as const, simple_fuel: null, reserved: null, certified: null, tag: " " },
      { kind: "coming_soon", text: "Coming soon" },
    ],
    [
      { status: "in_stock" as const, simple_fuel: null, reserved: null, certified: null, tag: null },
      { kind: "just_arrived", text: "New" },
    ],
    [
      { status: "in_stock" as const, simple_fuel: null, reserved: null, certified: null, tag: null, created_at: null },
      undefined,
    ],
  ])("with %j taken away is %j", (changes, tag) => {
    expect(cardTag({ ...everything, ...changes }, options)).toEqual(tag);
  });

  it("is in the dealer's own words for sold cars", () => {
    expect(cardTag(soldYesterday(now), { ...options, settings: { ...options.settings, soldTag: "Gone" } })?.text).toBe(
      "Gone",
    );
  });

  it.each([
    ["2026-11-13T00:00:00Z", true],
    ["2026-11-12T23:59:59Z", false],
    ["not a date", false],
    [null, false],
  ])("says just arrived of a car first seen %s: %s", (created_at, arrived) => {
    expect(cardTag(aCar({ created_at }), options)?.kind === "just_arrived").toBe(arrived);
  });

  it("counts days of 24 hours, so that a day more or less on the site's setting shifts it by exactly that", () => {
    const car = { created_at: "2026-11-14T00:00:00Z" };
    expect([6, 7].map((justArrivedDays) => isJustArrived(car, { now, settings: { justArrivedDays } }))).toEqual([
      false,
      true,
    ]);
  });

  it("certifies used cars of the certified makes alone", () => {
    const certified = aCar({ make: "Toyota", certified: true });
    expect(cardTag(certified, options)?.kind).toBe("certified");
    expect(cardTag({ ...certified, car_type: "demo" }, options)).toBeUndefined();
    expect(cardTag({ ...certified, make: "Mazda" }, options)).toBeUndefined();
    expect(
      cardTag(
        { ...certified, make: "Mazda" },
        { ...options, settings: { ...options.settings, certifiedMakes: ["mazda"] } },
      )?.kind,
    ).toBe("certified");
  });

  it("is never instead of Coming soon, which has a chip of its own", () => {
    expect([hasComingSoonChip({ status: "coming_soon" }), hasComingSoonChip({ status: "in_stock" })]).toEqual([
      true,
      false,
    ]);
  });

  it("leaves a reserved electric car its reserved chip", () => {
    expect(cardTag(electricReserved(), options)?.kind).toBe("electric");
    expect(hasReservedChip(electricReserved())).toBe(true);
    expect(hasReservedChip(electricReserved({ status: "sold" }))).toBe(false);
    expect(hasReservedChip({})).toBe(false);
  });
});
