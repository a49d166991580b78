import { afterAll, describe, expect, it, vi } from "vitest";
import type * as Forms from "../lead/forms.ts";

vi.mock("../lead/forms.ts", async (original) => {
  const known = await original<typeof Forms>();
  const { financeEnquiryForm } = known;
  const employer = { name: "employer", type: "string", label: "Employer", need: "required", maxLength: 20 } as const;
  const dependants = { name: "dependants", type: "number", label: "Dependants", need: "optional" } as const;
  const fields = [...financeEnquiryForm.fields, employer, dependants];
  return { ...known, financeEnquiryForm: { ...financeEnquiryForm, fields } };
});
// Tests of a package share their modules: this one reads the form with the two fields, and nobody else does.
vi.resetModules();
afterAll(() => vi.resetModules());
const { financeLeadFormSchema } = await import("./finance-lead-form.ts");

const least = { amount: 30_000, name: "Ana", phone: "0412 345 678", code: "123456" };

describe("a field that was added to the finance enquiry", () => {
  it("is taken in its type and length; whether it must be filled, the form says", () => {
    expect(financeLeadFormSchema.parse({ ...least, employer: " Dubbo Bakery ", dependants: 2 })).toMatchObject({
      employer: "Dubbo Bakery",
      dependants: 2,
    });
    expect(financeLeadFormSchema.parse(least)).not.toHaveProperty("employer");
    for (const wrong of [{ employer: "x".repeat(21) }, { dependants: "2" }, { employer_name: "Dubbo Bakery" }])
      expect(financeLeadFormSchema.safeParse({ ...least, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  });

  it("changes nothing of an enquiry that says nothing in it: sent again, it is the same to the letter", () => {
    expect(JSON.stringify(financeLeadFormSchema.parse({ ...least, employer: "" }))).toBe(
      JSON.stringify(financeLeadFormSchema.parse(least)),
    );
  });
});
