import { maskSitePhones } from "@forecourt/core";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { aSite, aSiteDocument } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { publicCard } from "./public-car.ts";

const now = new Date("2026-11-24T00:00:00Z");

describe("the card of a car as its site shows it", () => {
  const card = JSON.stringify({
    id: "1",
    slug: "a",
    path: "/cars/a",
    name: "A",
    make: "Kia",
    model: "Rio",
    car_type: "used",
    status: "in_stock",
    vin: "JM0DK2W7A00123456",
    nvic: "ABC123",
  });
  const site = (finance: boolean, hideVin = false) =>
    aSite({
      financeEnquiry: { enabled: finance },
      card: { buttons: { finance: { show: finance } } },
      vehiclePage: { hideVin },
    });
  it("hands VIN and NVIC on where its finance button needs them", () => {
    expect(publicCard(card, site(true), now)).toMatchObject({ vin: "JM0DK2W7A00123456", nvic: "ABC123" });
  });
  it("has the number of the place where the car stands, or of its kind, as anybody may see it, where cards have a Call button", () => {
    const places = [
      { ...aSiteDocument().locations[0]!, id: "1", contact_detail: { phone: "02 5550 0111" } },
      {
        ...aSiteDocument().locations[0]!,
        id: "2",
        slug: "yard-2",
        primary: false,
        contact_detail: { phone: "02 5550 0122" },
      },
    ];
    const at = (changes: Partial<SiteDocumentInput>) =>
      aSite({ locations: places, card: { buttons: { call: { show: true } } }, phones: { masked: false }, ...changes });
    const placed = JSON.stringify({ ...(JSON.parse(card) as object), location_id: "2" });
    expect(publicCard(placed, at({}), now).phone).toBe("02 5550 0122");
    expect(publicCard(placed, at({ phones: { masked: false, byCarType: { used: "02 5550 7777" } } }), now).phone).toBe(
      "02 5550 7777",
    );
    expect(publicCard(placed, maskSitePhones(at({ phones: { masked: true } })), now).phone).toBe("02 555• ••••");
    expect(publicCard(placed, at({ card: { buttons: { call: { show: false } } } }), now)).not.toHaveProperty("phone");
    expect(publicCard(placed, at({}), now)).not.toHaveProperty("location_id");
  });
  it("keeps the VIN to itself where the site hides it, and both where no card has the button", () => {
    expect(publicCard(card, site(true, true), now)).not.toHaveProperty("vin");
    expect(publicCard(card, site(true, true), now).nvic).toBe("ABC123");
    expect(Object.keys(publicCard(card, site(false), now))).not.toEqual(expect.arrayContaining(["vin"]));
    expect(publicCard(card, site(false), now).nvic).toBeUndefined();
  });
  it("leaves a quote out from the instant of its end, and has it until then", () => {
    const lender = { provider: "plenti", name: "Plenti" };
    const shown = aSite({ lenders: { shown: "plenti", lenders: [lender] } });
    const validUntil = "2026-11-24T10:00:00Z";
    const quoted = JSON.stringify({
      ...(JSON.parse(card) as object),
      finance_lenders: { plenti: { interestRate: 8, comparisonRate: 9, paymentWeek: 140, validUntil }, other: {} },
    });
    const lendersAt = (instant: string) =>
      Object.keys(publicCard(quoted, shown, new Date(instant)).finance_lenders ?? {});
    expect(lendersAt("2026-11-24T09:59:59.999Z")).toEqual(["plenti"]);
    expect(lendersAt(validUntil)).toEqual([]);
  });
});
