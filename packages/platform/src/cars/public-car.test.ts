import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { publicCard } from "./public-car.ts";

describe("the card of a car as its site shows it", () => {
  const card = JSON.stringify({ id: "1", slug: "a", path: "/cars/a", name: "A", make: "Kia", model: "Rio", car_type: "used", status: "in_stock", vin: "JM0DK2W7A00123456", nvic: "ABC123" });
  const site = (finance: boolean, hideVin = false) => aSite({ financeEnquiry: { enabled: finance }, card: { buttons: { finance: { show: finance } } }, vehiclePage: { hideVin } });
  it("hands VIN and NVIC on where its finance button needs them", () => {
    expect(publicCard(card, site(true))).toMatchObject({ vin: "JM0DK2W7A00123456", nvic: "ABC123" });
  });
  it("keeps the VIN to itself where the site hides it, and both where no card has the button", () => {
    expect(publicCard(card, site(true, true))).not.toHaveProperty("vin");
    expect(publicCard(card, site(true, true)).nvic).toBe("ABC123");
    expect(Object.keys(publicCard(card, site(false)))).not.toEqual(expect.arrayContaining(["vin"]));
    expect(publicCard(card, site(false)).nvic).toBeUndefined();
  });
});
