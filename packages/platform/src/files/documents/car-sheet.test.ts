import type { Car } from "@forecourt/core/schemas";
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

  it("says that the car is ordered, reserved or still to come, as its page and card do", () => {
    const notesOf = (car: Partial<Car>) => paperOf(aSite(), aCar(car)).priceNotes;
    expect(notesOf({ price: 30_000, preorder: true })).toContain("Preorder");
    expect(notesOf({ reserved: true, status: "coming_soon" })).toEqual(
      expect.arrayContaining(["Reserved", "Coming soon"]),
    );
    expect(notesOf({ reserved: true, status: "sold" })).toEqual([]);
  });

  it("leaves the dealer's comments out where the site shows none", () => {
    const commented = { ...used, dealercomments: "Ring Jo." };
    expect(paperOf(aSite(), commented).comments).toBe("Ring Jo.");
    expect(paperOf(aSite({ vehiclePage: { dealerComments: false } }), commented).comments).toBeUndefined();
  });

  it("has the number that the page of the car has: the one for its kind before that of its place", () => {
    const site = aSite({ phones: { byCarType: { used: "0400 555 123" } } });
    expect(paperOf(site).dealer.lines).toContain("Phone 0400 555 123");
  });
});
