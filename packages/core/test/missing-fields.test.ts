import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as core from "../src/index.ts";
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
        core.carTitle(car);
        core.attributeChips(car, "en-AU");
        for (const spec of core.keySpecs(car, where)) expect(spec.value.trim()).not.toBe("");
        core.displayPriceText(core.displayPrice(car), money);
        core.reducedBy(car);
        core.priceTypeLabel(car);
        core.marketBadge(car);
        core.isPurchasable(car);
        core.isValuationTarget(car);
        core.isVisible(car, { now, settings });
        core.cardTag(car, { now, settings });
        core.soldUrlState(car, { now, settings });
        core.vehicleBreadcrumb(car, { knownModels: ["CX-5"] });
        core.vehicleEnquiryDefaults(car);
        core.vehiclePageTitle(car, { siteName: "A" });
        core.vehiclePageDescription(car, { siteName: "A", ...money });
        expect(
          JSON.parse(core.jsonLdText(core.vehicleJsonLd(car, { url: "https://a.example/", currency: "AUD" }))),
        ).not.toBeNull();
        core.bodyKey(car.simple_body);
        core.weeklyTeaser({ priceDollars: core.salePrice(car), ratePercentPerYear: 10 });
      }),
      { numRuns: 1000 },
    );
  });
});
