import { cardActions } from "@forecourt/core";
import type { CarSummary, SiteDocumentInput } from "@forecourt/core/schemas";
import { aCar, aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { publicCard } from "../src/domain/stock/public-car.ts";
import { carToDocument } from "../src/search/index/car-document.ts";

describe("the card of a car that may be paid for online", () => {
  const facts = {
    payment_processors: ["card"],
    vin: "7AT0H65LX17012345",
    price: 11_990,
    km: 84_210,
    year: 2015,
    first_registered: "2019-03-04",
    import_damage: false,
    security_interest: false,
  };
  const reserve = { enabled: true };
  const cardOf = (changes: object, more: Partial<SiteDocumentInput> = {}) => {
    const document = carToDocument({
      id: 1,
      siteSlug: "kiwi",
      data: { ...aCar({ car_type: "used", ...facts }), ...changes },
      shown: true,
      firstSeenAt: new Date("2026-11-21T00:00:00Z"),
      soldAt: null,
    });
    return publicCard(
      document["card"] as string,
      aSite({ country: "NZ", reserve, ...more }),
      new Date("2026-11-24T00:00:00Z"),
    );
  };
  const buttonsOf = (card: CarSummary) => {
    const site = aSite({ reserve });
    return cardActions(card, { buttons: site.card.buttons, reserve, stock: site.stock }).map(({ kind }) => kind);
  };

  it("has the Reserve button while its notice is whole", () => {
    const whole = cardOf({});
    expect(whole.payment_processors).toEqual(["card"]);
    expect(whole).not.toHaveProperty("no_online_sale");
    expect(buttonsOf(whole)).toContain("reserve");
  });
  it("has none while the notice lacks something, or the site hides the VIN that stands on it", () => {
    for (const lacking of [cardOf({ import_damage: null }), cardOf({}, { vehiclePage: { hideVin: true } })]) {
      expect(lacking).not.toHaveProperty("payment_processors");
      expect(lacking).not.toHaveProperty("no_online_sale");
      expect(buttonsOf(lacking)).not.toContain("reserve");
    }
  });
  it("is another one in a country without such a notice, and carries nothing where nobody reserves", () => {
    expect(cardOf({ import_damage: null }, { country: "AU" }).payment_processors).toEqual(["card"]);
    expect(cardOf({}, { reserve: { enabled: false } })).not.toHaveProperty("payment_processors");
  });
});
