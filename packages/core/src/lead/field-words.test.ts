import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { missingText, phoneProblem } from "./field-words.ts";
import { valueInContext } from "./lead-form.ts";
import type { LeadForm } from "./lead-form.ts";
import { leadFormContext } from "./lead-form-context.ts";
import { leadFormProblems } from "./lead-form-problems.ts";
import { leadForms } from "./lead-forms.ts";

const context = leadFormContext(aSite());
/** What each form that has a field says of a value of it, and of one that is left out where it is needed. */
const saidOf = (name: string, value?: string): string[] => {
  const forms = leadForms.filter(({ fields }) => {
    const field = fields.find((one) => one.name === name);
    return field && (value !== undefined || valueInContext(field.need, context) === "required");
  });
  const said = ({ fields }: LeadForm) => leadFormProblems({ fields }, context, { [name]: value });
  return [...new Set(forms.map((form) => said(form).find(({ path }) => path === name)?.message ?? "nothing"))];
};

describe("the same mistake on any form", () => {
  it("reads the same: no name, no address, no number", () => {
    expect(saidOf("name")).toEqual(["Enter your name."]);
    expect(saidOf("email")).toEqual(["Enter your email address."]);
    expect(saidOf("phone")).toEqual(["Enter your mobile number."]);
    expect(saidOf("message")).toEqual(["Enter your comments."]);
  });

  it("reads the same: an address that is none", () => {
    expect(saidOf("email", "ana@")).toEqual(["Enter an email address like name@example.com."]);
  });
});

describe("what is said of a field that is left out", () => {
  it.each([
    ["string", "Vehicle Make", "Enter the vehicle make."],
    ["string", "VIN", "Enter the VIN."],
    ["choice", "Dealership", "Choose the dealership."],
    ["date", "Preferred Service Date", "Choose the preferred service date."],
    ["agreement", "I agree to the terms", "Tick the box: I agree to the terms."],
  ] as const)("of %s, %s: %s", (type, label, said) => expect(missingText(type, label)).toBe(said));

  it("names a number as people of the country write it", () => {
    expect(phoneProblem("NZ")).toMatch(/^Enter a phone number like 0\d+ \d+ \d+\.$/);
  });
});
