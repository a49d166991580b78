import { describe, expect, it } from "vitest";
import {
  lastServiceDay,
  serviceCheckOptions,
  serviceStepFields,
  servicePages,
  serviceSteps,
  serviceYearProblem,
} from "./service-form.ts";
import { canEstimateTradeIn } from "../trade-in/trade-in-limits.ts";
import { cleanCode, codeError } from "./verification-code.ts";
import { postcodeError } from "../country/postcode.ts";

describe("service booking form", () => {
  it("has three steps, or two without the vehicle", () => {
    expect(serviceSteps()).toEqual(["Contact Details", "Vehicle Details", "Order Details"]);
    expect(serviceSteps({ hasVehicleStep: false })).toEqual(["Contact Details", "Order Details"]);
    expect(servicePages({ hasVehicleStep: false })).toEqual(["Your visit", "Contact Details", "Order Details"]);
  });
  it("offers the tyre check where the site says so, and each further service once", () => {
    expect(serviceCheckOptions({})).toEqual([]);
    expect(serviceCheckOptions({ tyreCheckbox: true, additionalServices: ["Wash", "Tyre check"] })).toEqual([
      "Tyre check",
      "Wash",
    ]);
  });
  it("knows the years of cars, next year's models included", () => {
    const nonsense = "Enter a year from 1900 to 2027.";
    expect(["1066", "1899", "1900", "2027", "2028"].map((year) => serviceYearProblem(year, 2026))).toEqual([
      nonsense,
      nonsense,
      undefined,
      undefined,
      nonsense,
    ]);
  });
  it("is for a day within a year", () => {
    expect(["2026-11-21", "2028-02-29"].map(lastServiceDay)).toEqual(["2027-11-21", "2029-02-28"]);
  });
  it("carries the lead from step to step and completes it on the last", () => {
    expect(serviceStepFields({ step: 0 }, 3)).toEqual({});
    expect(serviceStepFields({ step: 1, leadId: "L1" }, 3)).toEqual({ lead_id: "L1" });
    expect(serviceStepFields({ step: 2, leadId: "L1" }, 3)).toEqual({
      lead_id: "L1",
      lead_status: "Complete",
      form_completed: true,
    });
  });
});

describe("online estimate of a trade-in", () => {
  it.each([
    [{ year: 2019, km: 100_000 }, true],
    [{ year: 2018, km: 50_000 }, false],
    [{ year: 2020, km: 100_001 }, false],
    [{ year: 2020 }, false],
    [{ km: 5 }, false],
  ])("for %j in 2026: %s", (car, can) => {
    expect(canEstimateTradeIn(car, 2026)).toBe(can);
  });
  it("keeps to the limits of a site that has its own", () => {
    expect(canEstimateTradeIn({ year: 2016, km: 150_000 }, 2026, { mostYears: 10, mostKm: 150_000 })).toBe(true);
    expect(canEstimateTradeIn({ year: 2015, km: 150_000 }, 2026, { mostYears: 10, mostKm: 150_000 })).toBe(false);
  });
});

describe("verification code", () => {
  it.each([
    ["", "This is a required field."],
    ["  ", "This is a required field."],
    ["12345", "Code must be 6 digits."],
    ["1234567", "Code must be 6 digits."],
    ["12345a", "Code must be 6 digits."],
    ["123 456", undefined],
    ["123456", undefined],
  ])("%s: %s", (text, error) => {
    expect(codeError(text)).toBe(error);
  });
  it("is cleaned when it is pasted", () => {
    for (const pasted of [" 123-456 ", "123–456", "123456.", "\u200b123456"]) expect(cleanCode(pasted)).toBe("123456");
  });
});

describe("postcode", () => {
  it.each([
    ["2830", true],
    [" 2830 ", true],
    ["283", false],
    ["28300", false],
    ["", false],
    ["28a0", false],
  ])("%s is good: %s", (text, good) => {
    expect(postcodeError(text)).toBe(good ? undefined : "Invalid postcode. Please enter a 4-digit number.");
  });
});
