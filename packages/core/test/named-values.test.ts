import { describe, expect, it } from "vitest";
import { fewestComparedCars, fullConfidenceCars, ownPriceComparison } from "../src/comparison/own-price-comparison.ts";
import { maxCompared, maxViewed } from "../src/access/can-favourite.ts";
import { cardActions, cardReserveLabel } from "../src/car/card-actions.ts";
import {
  historyLabel,
  instantMessageLabel,
  purchaseLabel,
  vehicleActions,
  vehicleReserveLabel,
} from "../src/car/vehicle-actions.ts";
import { countries, countryTexts } from "../src/country/countries.ts";
import type { CountryTexts } from "../src/country/country.ts";
import { deliveryPostcodeError, noDeliveryEstimate } from "../src/delivery/delivery-estimate.ts";
import { calculatorAmounts } from "../src/finance/calculator.ts";
import { repaymentUnits } from "../src/finance/frequency.ts";
import { isQuoteSuppressed, lenderQuote, qualifyingAgeYears } from "../src/finance/lender-quote.ts";
import { creditScores } from "../src/finance/quick-quote.ts";
import { clampedMessage } from "../src/finance/value-range.ts";
import { formatKm } from "../src/format/format-number.ts";
import {
  electricityDefaults,
  energyUse,
  lightVehicleKg,
  roadUserCharge,
  runningCostYears,
  runningCosts,
} from "../src/fuel/running-costs.ts";
import { serviceCheckOptions, tyreService } from "../src/lead/service-form.ts";
import { openPeriods } from "../src/location/opening-day.ts";
import { isPhoneMasked } from "../src/location/site-phones.ts";
import { displayPrice, displayPriceText, enquireForPriceText, preorderText } from "../src/price/display-price.ts";
import { priceNote } from "../src/price/price-note.ts";
import { searchBelowPath, withPathFilters } from "../src/search/search-below-path.ts";
import { indexedSearchMinimum, searchPageIndexing } from "../src/seo/search-page-indexing.ts";
import { canTestDrive, soldText } from "../src/stock/availability.ts";
import { aCar } from "../src/testing/a-car.ts";
import { aSite } from "../src/testing/a-site.ts";

const money = { locale: "en-AU", currency: "AUD" };

describe("The words of a car", () => {
  it("are blank for an odometer that is no number, and have thousands otherwise", () => {
    expect([
      formatKm(23_255, "en-AU"),
      formatKm(0, "en-AU"),
      formatKm(null, "en-AU"),
      formatKm(Number.NaN, "en-AU"),
      formatKm(-1, "en-AU"),
    ]).toEqual(["23,255 km", "0 km", undefined, undefined, undefined]);
  });

  it("are PREORDER, Enquire for price. and SOLD where no price shows", () => {
    expect([preorderText, enquireForPriceText, soldText]).toEqual(["PREORDER", "Enquire for price.", "SOLD"]);
    expect(displayPriceText(displayPrice(aCar({ price: null, preorder: true })), money)).toBe(preorderText);
    expect(displayPriceText(displayPrice(aCar({ price: null, preorder: false })), money)).toBe(enquireForPriceText);
  });

  it("say of every type of price what it includes, in both countries, or nothing", () => {
    for (const country of ["AU", "NZ"] as const) {
      for (const [type, words] of Object.entries(countryTexts[country].priceNotes)) {
        const note = priceNote(
          aCar({ price: 38_990, price_type: type as keyof CountryTexts["priceNotes"], state: "NSW" }),
          {
            country,
          },
        );
        expect(note, `${country} ${type}`).toBe(words === "" ? undefined : words.replace("{in}", " in NSW"));
      }
    }
    expect(countryTexts.AU.priceNotes.drive_away).toContain("{in}");
    expect(countryTexts.NZ.priceNotes.drive_away).toBe("Total cash price: GST and on-road costs are included.");
  });
});

describe("The buttons of a car", () => {
  const site = aSite();
  const buyable = aCar({ status: "in_stock", price: 20_000, payment_processors: ["card"], reserved: false });

  it("read Reserve Now on a card; Reserve Car Now, Buy Online, History report and Instant Message on its page", () => {
    expect([cardReserveLabel, vehicleReserveLabel, purchaseLabel, historyLabel, instantMessageLabel]).toEqual([
      "Reserve Now",
      "Reserve Car Now",
      "Buy Online",
      "History report",
      "Instant Message",
    ]);
    const onCard = cardActions(buyable, { buttons: site.card.buttons, reserve: { enabled: true }, stock: site.stock });
    expect(onCard.find(({ kind }) => kind === "reserve")?.label).toBe(cardReserveLabel);
    const onPage = vehicleActions(buyable, {
      buttons: site.vehiclePage.buttons,
      reserve: { ...site.reserve, enabled: true, onlinePurchase: true },
      chat: { scriptUrl: "https://chat.example/bot.js" },
      reports: site.reports,
      stock: site.stock,
    });
    expect(onPage.map(({ label }) => label)).toEqual(
      expect.arrayContaining([vehicleReserveLabel, purchaseLabel, instantMessageLabel]),
    );
  });

  it("offer a test drive of a reserved or coming car only where the site says so, and never of a sold one", () => {
    const asked = (car: Parameters<typeof canTestDrive>[0]) =>
      [false, true].map((testDrivesOfUnavailable) => canTestDrive(car, { testDrivesOfUnavailable }));
    expect(asked({ status: "in_stock", reserved: false })).toEqual([true, true]);
    expect(asked({ status: "in_stock", reserved: true })).toEqual([false, true]);
    expect(asked({ status: "coming_soon", reserved: false })).toEqual([false, true]);
    expect(asked({ status: "sold", reserved: false })).toEqual([false, false]);
  });
});

describe("What is compared and kept", () => {
  it("is a price among 5 cars at least, wholly sure from 20", () => {
    expect([fewestComparedCars, fullConfidenceCars]).toEqual([5, 20]);
    const among = (count: number) => ownPriceComparison(28_000, { min: 26_000, max: 34_000, count })?.confidence;
    expect([
      among(fewestComparedCars - 1),
      among(fewestComparedCars),
      among(fullConfidenceCars),
      among(fullConfidenceCars + 1),
    ]).toEqual([undefined, 0.25, 1, 1]);
  });

  it("is 4 cars side by side and the 20 viewed last", () => {
    expect([maxCompared, maxViewed]).toEqual([4, 20]);
  });
});

describe("Repayments and quotes", () => {
  it("are named by week, fortnight and month", () => {
    expect(repaymentUnits).toEqual({ weekly: "a week", fortnightly: "a fortnight", monthly: "a month" });
  });

  it("are worked out of loan, term, rate, deposit, trade-in and residual", () => {
    expect(calculatorAmounts).toEqual(["loan", "term", "rate", "deposit", "tradeIn", "residual"]);
  });

  it("say between what a figure may lie", () => {
    expect(clampedMessage({ min: 1, max: 7 }, (years) => `${years} ${years === 1 ? "year" : "years"}`)).toBe(
      "Cannot be less than 1 year or more than 7 years",
    );
    expect(clampedMessage({ min: 0, max: 20 })).toBe("Cannot be less than 0 or more than 20");
  });

  it("ask a shopper's credit history in three words, the best first", () => {
    expect(creditScores).toEqual(["GREAT", "DECENT", "POOR"]);
  });

  it("are not quoted for a suppressed make or dealership, whatever the make's spelling", () => {
    const rules = { suppressedMakes: ["Tesla"], suppressedDealers: ["artarmon"] };
    expect(isQuoteSuppressed({ make: "tesla " }, rules)).toBe(true);
    expect(isQuoteSuppressed({ make: "Mazda", dealership_slug: "artarmon" }, rules)).toBe(true);
    expect(isQuoteSuppressed({ make: "Mazda", dealership_slug: "brookvale" }, rules)).toBe(false);
    expect(isQuoteSuppressed({ make: "Tesla", dealership_slug: "artarmon" }, {})).toBe(false);
  });

  it("are a qualifying lender's for cars under 12 years alone", () => {
    expect(qualifyingAgeYears).toBe(12);
    const unsaid = {
      financeProvider: null,
      deposit: null,
      termYears: null,
      termMonths: null,
      termWeeks: null,
      balloon: null,
      establishmentFees: null,
      totalPayable: null,
      disclaimer: null,
    };
    const entry = { ...unsaid, interestRate: 9, comparisonRate: 10, paymentWeek: 90, paymentMonth: 390 };
    const quoted = (year: number) =>
      lenderQuote(
        { price: 9000, make: "Mazda", year, finance_lenders: { taurus: entry } },
        { provider: "taurus", thisYear: 2026 },
      ) !== undefined;
    expect([quoted(2026 - qualifyingAgeYears), quoted(2027 - qualifyingAgeYears)]).toEqual([false, true]);
  });
});

describe("Running costs", () => {
  it("start at 30 cents a kWh and 17 kWh per 100 km for a car that does not say its own", () => {
    expect(electricityDefaults).toEqual({ dollarsPerKwh: 0.3, kwhPer100Km: 17 });
    expect(
      energyUse(aCar({ simple_fuel: "Electric", fuel: "Electric" }), {
        litresPer100Km: 8,
        kwhPer100Km: electricityDefaults.kwhPer100Km,
      }),
    ).toEqual({ kind: "electricity", per100Km: 17, isOwn: false });
  });

  it("hold New Zealand's charges up to 3,500 kg and run over five years", () => {
    const { roadUserCharges } = countries.NZ;
    expect([roadUserCharges, lightVehicleKg, runningCostYears]).toEqual([{ light: 76, plugIn: 38 }, 3500, 5]);
    const diesel = (grossvehiclemass: number) =>
      roadUserCharge({ simple_fuel: "Diesel", grossvehiclemass }, { country: "NZ" });
    expect([diesel(lightVehicleKg), diesel(lightVehicleKg + 1)]).toEqual([roadUserCharges?.light, undefined]);
    expect(roadUserCharge({ simple_fuel: "Plug-in hybrid" }, { country: "NZ" })).toBe(roadUserCharges?.plugIn);
    const costs = runningCosts({ kmPerWeek: 250, per100Km: 10, dollarsPerUnit: 1.7 });
    expect(costs?.total).toBe((costs?.energyPerYear ?? 0) * runningCostYears);
  });
});

describe("A place", () => {
  it("is open as its week says, unless the date has hours of its own", () => {
    const monday = { year: 2026, month: 11, day: 23 };
    const week = [
      { weekday: 1, status: "Open" as const, open: "13:00", close: "17:30" },
      { weekday: 1, status: "Open" as const, open: "08:30", close: "12:00" },
      { weekday: 2, status: "Open" as const, open: "08:30", close: "17:30" },
    ];
    expect(openPeriods(monday, week)).toEqual([
      { open: 510, close: 720 },
      { open: 780, close: 1050 },
    ]);
    expect(openPeriods(monday, week, [{ date: "2026-11-23", status: "Closed" }])).toEqual([]);
    expect(
      openPeriods(monday, week, [{ date: "2026-11-23", status: "Open", start_hour: "20:00", end_hour: "02:00" }]),
    ).toEqual([{ open: 1200, close: 1560 }]);
    expect(openPeriods(monday, [{ weekday: 1, status: "Open", open: "soon", close: "17:30" }])).toEqual([]);
  });

  it("hides its number where the site does, unless it is named as open", () => {
    const phones = { ...aSite().phones, masked: true, unmaskedLocations: ["artarmon"] };
    expect([
      isPhoneMasked({ phones }, "brookvale"),
      isPhoneMasked({ phones }, "artarmon"),
      isPhoneMasked({ phones }, null),
    ]).toEqual([true, false, true]);
    expect(isPhoneMasked({ phones: { ...phones, masked: false } }, "brookvale")).toBe(false);
  });

  it("delivers to four digits, and asks for a postcode where there is none", () => {
    expect(deliveryPostcodeError(" 2830 ")).toBeUndefined();
    expect(deliveryPostcodeError("28")).toBe(noDeliveryEstimate);
    expect(deliveryPostcodeError(" ")).not.toBe(noDeliveryEstimate);
    expect(deliveryPostcodeError(" ")).toMatch(/postcode/i);
  });

  it("offers a tyre check first, once", () => {
    expect(tyreService).toBe("Tyre check");
    expect(serviceCheckOptions({ tyreCheckbox: true, additionalServices: ["Wash", tyreService] })).toEqual([
      tyreService,
      "Wash",
    ]);
  });
});

describe("A search below a path", () => {
  it("leaves out what the path says already, and runs with both", () => {
    const used = { car_type: ["used"] };
    const below = searchBelowPath(new URLSearchParams("car_type=new&make=Mazda&page=2"), used);
    expect(below).toMatchObject({ filters: { make: ["Mazda"] }, page: 2 });
    expect(below.filters).not.toHaveProperty("car_type");
    expect(withPathFilters(below, used)).toMatchObject({ filters: { make: ["Mazda"], car_type: ["used"] }, page: 2 });
    expect(withPathFilters(below, {})).toBe(below);
  });

  it("is kept by search engines from 3 cars", () => {
    expect(indexedSearchMinimum).toBe(3);
    const isIndexed = (count: number) => searchPageIndexing({ count, hasQueryFilter: false, pathIsKnown: true }).index;
    expect([isIndexed(indexedSearchMinimum - 1), isIndexed(indexedSearchMinimum)]).toEqual([false, true]);
  });
});
