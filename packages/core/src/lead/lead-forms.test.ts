import { describe, expect, it } from "vitest";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { aSite } from "../testing/a-site.ts";
import {
  careerEnquiryForm,
  financeEnquiryForm,
  findSimilarForm,
  generalEnquiryForm,
  photoRequestForm,
  serviceBookingForm,
  testDriveForm,
  vehicleEnquiryForm,
} from "./forms.ts";
import { valueInContext } from "./lead-form.ts";
import type { LeadForm } from "./lead-form.ts";
import { leadFormContext } from "./lead-form-context.ts";
import { leadFormProblems } from "./lead-form-problems.ts";
import { leadFormOf, leadForms, storedLead } from "./lead-forms.ts";

const { dealer } = aSite();
const group = {
  dealer: {
    ...dealer,
    dealerships: [
      { slug: "east", name: "East" },
      { slug: "west", name: "West" },
    ],
  },
};
const contextOf = (changes: Partial<SiteDocumentInput> = {}) =>
  leadFormContext(aSite(changes), { today: "2026-11-21" });
const needs = (form: LeadForm, changes: Partial<SiteDocumentInput> = {}) =>
  Object.fromEntries(form.fields.map(({ name, need }) => [name, valueInContext(need, contextOf(changes))]));
const problems = (form: LeadForm, values: Record<string, unknown>, changes: Partial<SiteDocumentInput> = {}) =>
  Object.fromEntries(leadFormProblems(form, contextOf(changes), values).map(({ path, message }) => [path, message]));
const ana = { name: "Ana", phone: "0412 345 678" };

describe("the lead forms", () => {
  it("have a name and, for each call, a category of their own", () => {
    expect(new Set(leadForms.map(({ key, sentBy }) => `${key} ${sentBy}`)).size).toBe(leadForms.length);
    expect(
      new Set(leadForms.map(({ category, subcategory, sentBy }) => `${category}/${subcategory}/${sentBy}`)).size,
    ).toBe(leadForms.length);
  });

  it.each(leadForms.map((form) => [form.key, form] as const))("of %s name each field once", (_, { fields }) => {
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
  });
});

describe("the form of a lead", () => {
  it.each([
    ["Vehicle Enquiry", undefined, "enquiry"],
    ["Vehicle Enquiry", "Price drop", "enquiry"],
    ["Vehicle Enquiry", "Photo Request", "request-photos"],
    ["Vehicle Enquiry", "Find Me Something Similar", "find-similar"],
    ["Test Drive", "Test Drive", "test-drive"],
    ["Career Enquiry", undefined, "career-enquiry"],
    [undefined, undefined, "general-enquiry"],
    ["Parts", "Test Drive", "general-enquiry"],
    ["Finance Enquiry", undefined, undefined],
    ["Service Booking", undefined, undefined],
  ])("of the category %s, %s is %s", (category, subcategory, key) => {
    expect(leadFormOf("createLead", { category, subcategory })?.key).toBe(key);
  });

  it("stores a career enquiry as a general one, and any other as its own", () => {
    expect(
      storedLead(careerEnquiryForm, { category: "Career Enquiry", subcategory: "Technician", name: "Ana" }),
    ).toEqual({ category: "General Enquiry", subcategory: "Career Enquiry", name: "Ana" });
    const lead = { category: "Vehicle Enquiry", subcategory: "Price drop" };
    expect(storedLead(vehicleEnquiryForm, lead)).toEqual(lead);
  });
});

describe("an enquiry", () => {
  it("asks for a message unless the site or its variant says otherwise", () => {
    expect(needs(vehicleEnquiryForm)["message"]).toBe("required");
    expect(needs(vehicleEnquiryForm, { enquiry: { isMessageRequired: false } })["message"]).toBe("optional");
    expect(needs(vehicleEnquiryForm, { enquiry: { isMessageDisabled: true } })["message"]).toBe("hidden");
    expect(problems(vehicleEnquiryForm, { ...ana, message: "  " })).toEqual({ message: "Enter your comments." });
  });

  it.each([photoRequestForm, findSimilarForm, testDriveForm])(
    "that says by itself what is wanted asks for none, whatever the site says",
    (form) => expect(needs(form, { enquiry: { isMessageRequired: true } })["message"]).toBe("optional"),
  );

  it("asks for a dealership where there are several and the choice was not taken away", () => {
    expect(needs(vehicleEnquiryForm)["dealership_slug"]).toBe("hidden");
    expect(needs(vehicleEnquiryForm, { ...group, enquiry: { isDealershipRemoved: true } })["dealership_slug"]).toBe(
      "hidden",
    );
    expect(problems(vehicleEnquiryForm, { ...ana, message: "Hi" }, group)).toEqual({
      dealership_slug: "Choose the dealership.",
    });
    expect(problems(vehicleEnquiryForm, { ...ana, message: "Hi", dealership_slug: "north" }, group)).toEqual({
      dealership_slug: "Choose one from the list.",
    });
    expect(problems(vehicleEnquiryForm, { ...ana, message: "Hi", dealership_slug: "west" }, group)).toEqual({});
  });

  it("asks for a location and the terms where the site does", () => {
    const enquiry = { hasLocationSelect: true, termsRequired: true };
    const asked = problems(vehicleEnquiryForm, { ...ana, message: "Hi" }, { enquiry });
    expect(asked).toEqual({
      location: "Choose the location.",
      terms_conditions: "*You must agree to the terms of use before submitting.",
    });
    expect(
      problems(vehicleEnquiryForm, { ...ana, message: "Hi", location: "dubbo", terms_conditions: true }, { enquiry }),
    ).toEqual({});
  });

  it("asks for an email address or a phone number, whichever the shopper likes", () => {
    const lead = { name: "Ana", message: "Hi" };
    const email = "Enter an email address or a phone number so that we can answer.";
    expect(problems(vehicleEnquiryForm, lead)).toEqual({ email });
    expect(problems(vehicleEnquiryForm, { ...lead, email: "ana@shopper.example" })).toEqual({});
    expect(problems(vehicleEnquiryForm, { ...lead, email: "ana@" })).toEqual({
      email: "Enter an email address like name@example.com.",
    });
  });

  it("about no car is of one of the site's categories", () => {
    const lead = { ...ana, message: "Hi" };
    expect(problems(generalEnquiryForm, lead)).toEqual({ category: "Choose the category." });
    expect(problems(generalEnquiryForm, { ...lead, category: "General Enquiry" })).toEqual({});
    expect(problems(generalEnquiryForm, { ...lead, category: "Parts" })).toEqual({
      category: "Choose one from the list.",
    });
    expect(
      problems(generalEnquiryForm, { ...lead, category: "Parts" }, { enquiry: { categories: ["Sales", "Parts"] } }),
    ).toEqual({});
  });

  it("says everything at once, in the order of the fields", () => {
    expect(
      Object.keys(problems(vehicleEnquiryForm, { postcode: "12" }, { ...group, enquiry: { termsRequired: true } })),
    ).toEqual(["name", "email", "postcode", "dealership_slug", "message", "terms_conditions"]);
  });
});

describe("a service booking", () => {
  it("needs the car, unless the site has no step for it, and the day", () => {
    expect(Object.keys(problems(serviceBookingForm, ana))).toEqual([
      "Preferred Service Date",
      "Vehicle Make",
      "Vehicle Model",
    ]);
    expect(Object.keys(problems(serviceBookingForm, ana, { service: { hasVehicleStep: false } }))).toEqual([
      "Preferred Service Date",
    ]);
  });

  it("needs the service interval where the site says so, and has the field", () => {
    expect(needs(serviceBookingForm)["Service Interval"]).toBe("optional");
    expect(needs(serviceBookingForm, { service: { isServiceIntervalRequired: true } })["Service Interval"]).toBe(
      "required",
    );
    expect(
      needs(serviceBookingForm, { service: { isServiceIntervalRequired: true, hasVehicleStep: false } })[
        "Service Interval"
      ],
    ).toBe("required");
  });

  it("asks for the car first, then for the service, where and when, and all before who comes", () => {
    const names = serviceBookingForm.fields.map(({ name, step }) => [step, name]);
    expect(names.slice(0, 5)).toEqual([
      ["Your visit", "Vehicle Rego"],
      ["Your visit", "Service Interval"],
      ["Your visit", "location"],
      ["Your visit", "Preferred Service Date"],
      ["Contact Details", "name"],
    ]);
  });

  it("is checked for what was asked for so far, and for what was said beyond it", () => {
    expect(
      leadFormProblems(
        serviceBookingForm,
        contextOf(),
        { ...ana, "Preferred Service Date": "2026-11-30", "Vehicle Year": "1066" },
        { isAsked: ({ step }) => step === "Contact Details" },
      ),
    ).toEqual([{ path: "Vehicle Year", message: "Enter a year from 1900 to 2027." }]);
  });
});

describe("a finance enquiry", () => {
  it("needs name, number, code, and the postcode where it is shown", () => {
    expect(problems(financeEnquiryForm, { amount: 30_000 }, { financeEnquiry: { askPostcode: true } })).toEqual({
      name: "Enter your name.",
      postcode: "Invalid postcode. Please enter a 4-digit number.",
      phone: "Enter your mobile number.",
      code: "This is a required field.",
    });
    expect(problems(financeEnquiryForm, { amount: 30_000, ...ana, code: "12345" })).toEqual({
      code: "Code must be 6 digits.",
    });
  });

  it("needs no code of a shopper who is signed in with the number", () => {
    const context = leadFormContext(aSite(), { isProven: true });
    expect(leadFormProblems(financeEnquiryForm, context, { amount: 30_000, ...ana })).toEqual([]);
  });
});
