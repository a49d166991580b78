import { describe, expect, it } from "vitest";
import { formEmail } from "../entities/form-fields.ts";
import { leadFormContext } from "./lead-form-context.ts";
import { leadFormProblems } from "./lead-form-problems.ts";
import { vehicleEnquiryForm } from "./forms.ts";
import { aSite } from "../testing/a-site.ts";

describe("An email address that was copied from somewhere", () => {
  it.each([
    ["with a blank of a web page before it", "\u00a0ana@shopper.example"],
    ["with a mark that shows nothing after it", "ana@shopper.example\u200b"],
    ["from a contact, between marks of direction", "\u202aana@shopper.example\u202c"],
    ["as a link", "mailto:ana@shopper.example"],
  ])("is taken %s, and kept without", (_how, pasted) => {
    const lead = { name: "Ana", email: pasted, message: "Hello" };
    expect(leadFormProblems(vehicleEnquiryForm, leadFormContext(aSite()), lead)).toEqual([]);
    expect(formEmail.parse(pasted)).toBe("ana@shopper.example");
  });

  it("is asked for again with a blank within it: nobody knows what was meant", () => {
    expect(formEmail.safeParse("ana lee@shopper.example").success).toBe(false);
  });
});
