import { describe, expect, it } from "vitest";
import { leadInputSchema } from "../entities/lead.ts";
import { aCar } from "../testing/a-car.ts";
import { collectAdditionalServices, stripRadioHelpers } from "./form-helpers.ts";
import { leadMessageMaxLength } from "./lead-limits.ts";
import { vehicleEnquiryDefaults } from "./vehicle-enquiry-defaults.ts";

describe("enquiry about a car", () => {
  it("starts with what is known of the car", () => {
    expect(vehicleEnquiryDefaults(aCar(), { subcategory: "Test Drive" })).toEqual({
      category: "Vehicle Enquiry",
      subcategory: "Test Drive",
      car_id: "1042",
      car_type: "used",
      car_dealership_id: "harbour",
      vehicle_status: "in_stock",
      stock_number: "S1042",
      "Vehicle Make": "Mazda",
      "Vehicle Model": "CX-5",
      dealership_slug: "harbour-mazda",
      manufacturer_slug: "mazda",
      opt_in: true,
      message: "",
    });
  });
  it("leaves out what the car does not say", () => {
    expect(vehicleEnquiryDefaults({})).toEqual({ category: "Vehicle Enquiry", opt_in: true, message: "" });
  });
  it("ticks the marketing box only where the site does", () => {
    expect(vehicleEnquiryDefaults({}, { settings: { optInDefault: false } }).opt_in).toBe(false);
  });
  it("is accepted as a lead once the shopper adds a name and a phone number", () => {
    expect(
      leadInputSchema.safeParse({ ...vehicleEnquiryDefaults(aCar()), name: "Ana", phone: "0412 345 678" }).success,
    ).toBe(true);
  });
  it("takes a message of 2,000 letters and no more", () => {
    const lead = { name: "Ana", phone: "0412 345 678" };
    expect(leadInputSchema.safeParse({ ...lead, message: "x".repeat(leadMessageMaxLength) }).success).toBe(true);
    expect(leadInputSchema.safeParse({ ...lead, message: "x".repeat(leadMessageMaxLength + 1) }).success).toBe(false);
  });
});

describe("values of a form", () => {
  it("lose the helper texts of radio options", () => {
    expect(stripRadioHelpers({ contact: "Choose one", name: "Ana", opt_in: true }, ["Choose one"])).toEqual({
      name: "Ana",
      opt_in: true,
    });
  });
  it("gain one list of ticked services, in the order of the options", () => {
    expect(
      collectAdditionalServices({ name: "Ana", Tyres: "on", Wash: true, Loan: false, Tow: "true" }, [
        "Wash",
        "Tyres",
        "Loan",
        "Tow",
        "Bus",
      ]),
    ).toEqual({
      name: "Ana",
      additional_services: ["Wash", "Tyres", "Tow"],
    });
  });
  it("have no list when nothing is ticked", () => {
    expect(collectAdditionalServices({ name: "Ana", Wash: false }, ["Wash"])).toEqual({ name: "Ana" });
  });
});
