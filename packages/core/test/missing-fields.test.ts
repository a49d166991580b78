import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyKey } from "../src/body/body-key.ts";
import { attributeChips } from "../src/car/attribute-chips.ts";
import { carTitle } from "../src/car/car-title.ts";
import { keySpecs } from "../src/car/key-specs.ts";
import { weeklyTeaser } from "../src/finance/weekly-teaser.ts";
import { vehicleEnquiryDefaults } from "../src/lead/vehicle-enquiry-defaults.ts";
import { vehicleBreadcrumb } from "../src/navigation/breadcrumb.ts";
import { displayPrice, displayPriceText } from "../src/price/display-price.ts";
import { marketBadge } from "../src/price/market-badge.ts";
import { priceTypeLabel } from "../src/price/price-type-label.ts";
import { reducedBy } from "../src/price/reduced-by.ts";
import { salePrice } from "../src/price/sale-price.ts";
import { jsonLdText } from "../src/seo/json-ld.ts";
import { vehicleJsonLd } from "../src/seo/vehicle-json-ld.ts";
import { vehiclePageDescription, vehiclePageTitle } from "../src/seo/vehicle-page-text.ts";
import { isPurchasable, isValuationTarget } from "../src/stock/availability.ts";
import { cardTag } from "../src/stock/card-tag.ts";
import { soldUrlState } from "../src/stock/sold-url-state.ts";
import { soldVisibleUntil } from "../src/stock/stock-visibility.ts";
import { arbitraryCar } from "./arbitrary-car.ts";

const now = new Date("2026-11-21T00:00:00Z");
const settings = {
  soldWindowDays: 3,
  photosMoreThan: 0,
  soldTag: "JUST SOLD",
  justArrivedTag: "New",
  justArrivedDays: 8,
  certifiedMakes: ["Toyota"],
};
const where = { locale: "en-AU", timeZone: "Australia/Sydney", now };
const money = { locale: "en-AU", currency: "AUD" };

describe("rules of the trade", () => {
  it("hold for every record, whatever it leaves out", () => {
    fc.assert(
      fc.property(arbitraryCar, (car) => {
        carTitle(car);
        attributeChips(car, "en-AU");
        for (const spec of keySpecs(car, where)) expect(spec.value.trim()).not.toBe("");
        displayPriceText(displayPrice(car), money);
        reducedBy(car);
        priceTypeLabel(car);
        marketBadge(car);
        isPurchasable(car);
        isValuationTarget(car);
        soldVisibleUntil(car, settings);
        cardTag(car, { now, settings });
        soldUrlState(car, { now, settings });
        vehicleBreadcrumb(car, { knownModels: ["CX-5"] });
        vehicleEnquiryDefaults(car);
        vehiclePageTitle(car, { siteName: "A" });
        vehiclePageDescription(car, { siteName: "A", ...money });
        expect(
          JSON.parse(jsonLdText(vehicleJsonLd(car, { url: "https://a.example/", currency: "AUD" }))),
        ).not.toBeNull();
        bodyKey(car.simple_body);
        weeklyTeaser({ priceDollars: salePrice(car), ratePercentPerYear: 10 });
      }),
      { numRuns: 1000 },
    );
  });
});
