import { describe, expect, it } from "vitest";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { aLeadForm } from "../testing/a-lead-form.ts";
import { aSite } from "../testing/a-site.ts";
import {
  careerEnquiryForm,
  financeEnquiryForm,
  findSimilarForm,
  generalEnquiryForm,
  modelInterestForm,
  modelQuoteForm,
  offerEnquiryForm,
  onlinePaymentForm,
  photoRequestForm,
  purchaseForm,
  reserveForm,
  serviceBookingForm,
  testDriveForm,
  testDriveRequestForm,
  tradeInForm,
  vehicleEnquiryForm,
} from "./forms.ts";
import { valueInContext } from "./lead-form.ts";
import type { LeadField, LeadForm } from "./lead-form.ts";
import { leadFormContext } from "./lead-form-context.ts";
import { leadFormProblems } from "./lead-form-problems.ts";

const today = "2026-11-21";
const contextOf = (changes: Partial<SiteDocumentInput> = {}) => leadFormContext(aSite(changes), { today });
const fieldOf = (form: LeadForm, name: string): LeadField => {
  const field = form.fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(`${form.key} has no field ${name}`);
  return field;
};

describe("the heading of a lead form", () => {
  it.each([
    [vehicleEnquiryForm, "Mazda CX-5", "Enquire about Mazda CX-5"],
    [photoRequestForm, "Mazda CX-5", "Request photos of Mazda CX-5"],
    [findSimilarForm, "Mazda CX-5", "Find something similar to Mazda CX-5"],
    [testDriveForm, "Mazda CX-5", "Test drive Mazda CX-5"],
    [testDriveRequestForm, "", "Book a test drive"],
    [generalEnquiryForm, "", "Send us an enquiry"],
    [offerEnquiryForm, "Free servicing", "Enquire about Free servicing"],
    [modelQuoteForm, "Mazda CX-5", "Get a quote for the Mazda CX-5"],
    [modelQuoteForm, "", "Get a quote for a new car"],
    [modelInterestForm, "Mazda CX-6e", "Register your interest in the Mazda CX-6e"],
    [careerEnquiryForm, "", "Ask about a career with us"],
    [serviceBookingForm, "", "Service booking"],
    [financeEnquiryForm, "", "Finance enquiry"],
    [tradeInForm, "", "Who is asking?"],
    [reserveForm, "2021 Mazda CX-5", "Reserve the 2021 Mazda CX-5"],
    [reserveForm, "", "Reserve online"],
    [onlinePaymentForm, "", "Pay online"],
    [purchaseForm, "2021 Mazda CX-5", "Who is buying the 2021 Mazda CX-5?"],
    [purchaseForm, "", "Who is buying?"],
    [aLeadForm(), "", "Ask for a tyre quote"],
  ])("says what is asked for (%#)", (form, carName, heading) => expect(form.title(carName)).toBe(heading));

  it("is followed by a message that asks for the car, which the shopper may change", () => {
    expect(fieldOf(vehicleEnquiryForm, "message").start?.("Mazda CX-5")).toBe("Hi, is the Mazda CX-5 still available?");
    expect(fieldOf(offerEnquiryForm, "message").start?.("Free servicing")).toBe(
      "Hi, I would like to know more about Free servicing.",
    );
  });
});

describe("a form that tells analytics nothing of its own", () => {
  it.each([
    serviceBookingForm,
    financeEnquiryForm,
    offerEnquiryForm,
    tradeInForm,
    reserveForm,
    onlinePaymentForm,
    purchaseForm,
    aLeadForm(),
  ])("has no event (%#)", (form) => expect(form.event({ isPopup: true } as never)).toBeUndefined());
});

describe("the terms of a deposit", () => {
  it("are agreed to where it does not go back, and not asked for otherwise", () => {
    const terms = "It is part of the price, and not returned.";
    const lacking = (changes: Partial<SiteDocumentInput>) =>
      leadFormProblems(reserveForm, contextOf(changes), { name: "Ana", email: "a@b.example", phone: "0412 345 678" });
    expect(lacking({ reserve: { enabled: true, isRefundable: false, terms } })).toEqual([
      { path: "deposit_terms", message: "Agree to the terms of the deposit to continue." },
    ]);
    expect(lacking({ reserve: { enabled: true } })).toEqual([]);
  });
});

describe("an online payment", () => {
  const problems = (values: object, changes: Partial<SiteDocumentInput> = {}) =>
    leadFormProblems(onlinePaymentForm, contextOf({ onlinePayment: { enabled: true }, ...changes }), {
      amount: "250",
      reference: "INV-1042",
      name: "Ana",
      email: "a@b.example",
      ...values,
    }).map(({ path, message }) => `${path}: ${message}`);

  it("takes an amount within the site's limits, as people type it, for a number of an invoice or a car", () => {
    for (const amount of ["250", "$1,250.50", "10", "10000"]) expect(problems({ amount })).toEqual([]);
    for (const reference of ["1042", "S 4711/b", "A.1_#2-3"]) expect(problems({ reference })).toEqual([]);
    for (const amount of ["9.99", "10000.01", "12,50", "much", "-20"])
      expect(problems({ amount })).toEqual(["amount: Enter an amount from $10 to $10,000, such as 250.00."]);
    for (const reference of ["for the Mazda", "<b>1", "-"])
      expect(problems({ reference })).toEqual([
        "reference: Enter the number as it appears on the invoice, such as INV-1042.",
      ]);
    expect(problems({ amount: "4" }, { onlinePayment: { enabled: true, least: 2.5, most: 3 } })).toEqual([
      "amount: Enter an amount from $2.50 to $3, such as 250.00.",
    ]);
  });

  it("says what is needed, in the money of the country", () => {
    expect(problems({ amount: "", reference: " ", email: "" })).toEqual([
      "amount: Enter the amount of your invoice.",
      "reference: Enter the number of your invoice, or the stock number of the car.",
      "email: Enter your email address.",
    ]);
    const { label, help, check } = fieldOf(onlinePaymentForm, "amount");
    expect(valueInContext(label, contextOf({ country: "NZ" }))).toBe("Amount (NZD)");
    expect(valueInContext(help, contextOf())).toBe("From $10 to $10,000.");
    const { onlinePayment: _, ...unknown } = contextOf();
    expect(check?.("1", unknown)).toBeUndefined();
    expect(valueInContext(help, unknown)).toBe("From $0 to $0.");
  });
});

describe("what an enquiry lets a shopper choose", () => {
  it("is what the site offers: services, and how good the credit is", () => {
    const context = contextOf({ enquiry: { additionalServices: ["Window tinting"] } });
    expect(fieldOf(vehicleEnquiryForm, "additional_services").choices?.(context)).toEqual([
      { value: "Window tinting", name: "Window tinting" },
    ]);
    expect(fieldOf(financeEnquiryForm, "selfAssessedCreditScore").choices?.(context).length).toBeGreaterThan(1);
  });

  it("is in a general enquiry whether it names their own car by its plate; an enquiry about a car of the dealer's does not ask", () => {
    const rego = fieldOf(generalEnquiryForm, "rego");
    expect([valueInContext(rego.need, contextOf()), rego.maxLength]).toEqual(["optional", 12]);
    expect(vehicleEnquiryForm.fields.map(({ name }) => name)).not.toContain("rego");
  });

  it("is asked of a finance enquiry where the site asks: who helps, the postcode, and a code until the number is proven", () => {
    const needOf = (name: string, changes: Partial<SiteDocumentInput>, isProven = false) =>
      valueInContext(fieldOf(financeEnquiryForm, name).need, { ...contextOf(changes), isProven });
    const asks = { financeEnquiry: { askWhoIsHelping: true, askPostcode: true } };
    expect([needOf("whoIsHelping", asks), needOf("postcode", asks)]).toEqual(["optional", "required"]);
    expect([needOf("whoIsHelping", {}), needOf("code", {}), needOf("code", {}, true)]).toEqual([
      "hidden",
      "required",
      "hidden",
    ]);
  });

  it("names the car to drive only for a shopper who comes from none", () => {
    const need = (hasCar?: boolean) =>
      valueInContext(fieldOf(testDriveForm, "Vehicle Model").need, {
        ...contextOf(),
        ...(hasCar === undefined ? {} : { hasCar }),
      });
    expect([need(), need(true)]).toEqual(["optional", "hidden"]);
  });
});

describe("a service booking", () => {
  const needs = (changes: Partial<SiteDocumentInput> = {}) =>
    Object.fromEntries(
      serviceBookingForm.fields.map(({ name, need }) => [name, valueInContext(need, contextOf(changes))]),
    );
  const problems = (values: Record<string, unknown>) =>
    Object.fromEntries(
      leadFormProblems({ fields: serviceBookingForm.fields }, contextOf(), {
        name: "Ana",
        phone: "0412 345 678",
        "Vehicle Make": "Mazda",
        "Vehicle Model": "3",
        "Preferred Service Date": "2026-11-30",
        ...values,
      }).map(({ path, message }) => [path, message]),
    );

  it("asks for an address, the car and the interval as the site is set up", () => {
    expect(needs()).toMatchObject({ street: "hidden", "Vehicle Make": "required", "Service Interval": "optional" });
    expect(needs({ service: { hasAddress: true } })).toMatchObject({ street: "optional", postcode: "optional" });
    expect(needs({ service: { isServiceIntervalRequired: true } })["Service Interval"]).toBe("required");
    expect(needs({ service: { hasVehicleStep: false } })).toMatchObject({
      "Vehicle Make": "hidden",
      "Vehicle Rego": "optional",
      "Service Interval": "optional",
    });
  });

  it("asks for the car, and for no address and no extra checks, where nothing is known of the site's service", () => {
    const { service: _, financeEnquiry: __, ...context } = contextOf();
    const needed = (name: string) => valueInContext(fieldOf(serviceBookingForm, name).need, context);
    expect(["street", "Vehicle Make", "Service Interval", "additional_services"].map(needed)).toEqual([
      "hidden",
      "required",
      "optional",
      "hidden",
    ]);
    expect(fieldOf(serviceBookingForm, "additional_services").choices?.(context)).toEqual([]);
    expect(valueInContext(fieldOf(financeEnquiryForm, "whoIsHelping").need, context)).toBe("hidden");
    expect(valueInContext(fieldOf(financeEnquiryForm, "postcode").need, context)).toBe("hidden");
  });

  it("takes any day and year while nobody has said which day it is", () => {
    const { today: _, ...context } = contextOf();
    const values = { "Preferred Service Date": "1999-01-01", "Vehicle Year": "1620" };
    const found = leadFormProblems({ fields: serviceBookingForm.fields }, context, {
      name: "Ana",
      phone: "0412 345 678",
      "Vehicle Make": "Mazda",
      "Vehicle Model": "3",
      ...values,
    });
    expect(found).toEqual([]);
  });

  it("calls the state a region in New Zealand", () => {
    const state = fieldOf(serviceBookingForm, "state");
    expect(valueInContext(state.label, contextOf())).toBe("State");
    expect(valueInContext(state.label, { ...contextOf(), country: "NZ" })).toBe("Region");
  });

  it("takes a day from today to a year ahead", () => {
    const day = fieldOf(serviceBookingForm, "Preferred Service Date");
    expect(day.days?.(contextOf())).toMatchObject({ first: today });
    expect(day.days?.(leadFormContext(aSite()))).toBeUndefined();
    expect(problems({})).toEqual({});
    expect(problems({ "Preferred Service Date": "2026-11-20" })).toEqual({
      "Preferred Service Date": "Choose today or a later day.",
    });
    expect(problems({ "Preferred Service Date": "2028-01-01" })).toEqual({
      "Preferred Service Date": "Choose a day within a year.",
    });
  });

  it("says that a year of the car is none", () => {
    expect(Object.keys(problems({ "Vehicle Year": "1620" }))).toEqual(["Vehicle Year"]);
    expect(problems({ "Vehicle Year": "2019" })).toEqual({});
  });

  it("offers the site's places", () => {
    expect(fieldOf(serviceBookingForm, "location").choices?.(contextOf())).toEqual([
      { value: "dubbo", name: "Harbour Mazda Dubbo" },
    ]);
  });

  it("offers the extra checks that the site sells, and no box where it sells none", () => {
    const checks = fieldOf(serviceBookingForm, "additional_services");
    const context = contextOf({ service: { tyreCheckbox: true, additionalServices: ["Wash"] } });
    expect([valueInContext(checks.need, contextOf()), valueInContext(checks.need, context)]).toEqual([
      "hidden",
      "optional",
    ]);
    expect(checks.choices?.(context).map(({ value }) => value)).toEqual(["Tyre check", "Wash"]);
  });

  it("asks for the car in the comments where it has no step for it", () => {
    const { help } = fieldOf(serviceBookingForm, "Comments");
    expect(help && valueInContext(help as never, contextOf({ service: { hasVehicleStep: false } }))).toMatch(
      /^Make and model/,
    );
    expect(help && valueInContext(help as never, contextOf())).toBeUndefined();
  });
});
