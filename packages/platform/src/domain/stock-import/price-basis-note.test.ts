import { describe, expect, it } from "vitest";
import { priceBasisNote } from "./price-basis-note.ts";

const used = {
  car_type: "used",
  price_type: "egc",
  state: "VIC",
  location: null,
  show_on_dealer_website: true,
} as const;

describe("a price that leaves charges out", () => {
  it.each([
    [used, "an advertised price in VIC includes transfer and duty, and this one excludes government charges"],
    [{ ...used, car_type: "demo", price_type: "plus_orc" }, "and this one is plus on-road costs"],
    [{ ...used, car_type: "new", state: "NSW" }, "a new vehicle in Australia is advertised with its drive-away price"],
  ] as const)("is reported where the law asks for the total: %j", (car, words) => {
    expect(priceBasisNote(car, "AU")).toContain(words);
  });
  it.each([
    { ...used, state: "NSW" },
    { ...used, state: null },
    { ...used, show_on_dealer_website: false },
    { ...used, price_type: "drive_away" },
    { ...used, car_type: "new", price_type: "estimated_drive_away" },
    { ...used, price_type: null },
  ] as const)("is not reported elsewhere: %j", (car) => {
    expect(priceBasisNote(car, "AU")).toBeUndefined();
  });
  it("follows the yard rather than the town that a row names", () => {
    const address = { street: null, city: null, postcode: null, place_url: null };
    expect(priceBasisNote({ ...used, location: { address: { ...address, state: "NSW" } } }, "AU")).toBeUndefined();
  });
  it("is no total in New Zealand, where every advertised price is one", () => {
    expect(priceBasisNote({ ...used, state: "Auckland" }, "NZ")).toMatch(
      /without being called the total.*includes GST and on-road costs.*excludes/,
    );
    expect(priceBasisNote({ ...used, price_type: "drive_away" }, "NZ")).toBeUndefined();
  });
  it("is not reported a second time of a car that is hidden for it", () => {
    expect(priceBasisNote({ ...used, price_type: "plus_orc", show_on_dealer_website: false }, "NZ")).toBeUndefined();
  });
});
