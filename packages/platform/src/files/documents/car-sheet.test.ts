import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { carSheet } from "./car-sheet.ts";

const now = new Date("2026-11-22T00:00:00Z");
const used = aCar({ car_type: "used", year: 2021, km: 41_000, price: 34_990 });
const paperOf = (site = aSite(), car = used) =>
  carSheet(car, { site, place: site.locations[0], origin: "https://www.harbour.example", now });

describe("The paper of a car", () => {
  it("says what warranty a used car has by the law of its state, where its page says it", () => {
    const warranty = "Statutory warranty in NSW: 3 months or 5,000 km, whichever comes first.";
    expect(paperOf().disclaimers).toContain(warranty);
    expect(paperOf(aSite({ vehiclePage: { statutoryWarranty: false } })).disclaimers).not.toContain(warranty);
    expect(paperOf(aSite(), { ...used, car_type: "new" }).disclaimers.join(" ")).not.toContain("warranty");
  });
});
