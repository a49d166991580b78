import { describe, expect, it } from "vitest";
import { leadInputSchema } from "../entities/lead.ts";
import { aSite } from "../testing/a-site.ts";
import { vehicleEnquiryForm } from "./forms.ts";
import { leadFormContext } from "./lead-form-context.ts";
import { leadFormProblems } from "./lead-form-problems.ts";

const lead = { name: "Ana", message: "Please call me", dealership_slug: "", location: "" };
const context = leadFormContext(aSite(), { today: "2026-11-21" });
/** What the form on the page says, and what the API does. */
const isTaken = (email: string) => [
  leadFormProblems(vehicleEnquiryForm, context, { ...lead, email }).length === 0,
  leadInputSchema.safeParse({ name: "Ana", message: "Please call me", email }).success,
];

describe("the email address of a shopper", () => {
  it.each([
    "jo@shopper.example",
    "d&j.smith@bigpond.example",
    "o'brien@shopper.example",
    "sales+cars@mail.shopper.example",
    "kiri_te@xn--mori-qsa.nz",
    "info@kiwi.xn--kprw13d",
    " jo@shopper.example ",
  ])("is taken by the form and by the API: %s", (email) => expect(isTaken(email)).toEqual([true, true]));

  it.each([
    "jo",
    "jo@",
    "jo@shopper",
    "jo@shopper.c",
    "jo..smith@shopper.example",
    ".jo@shopper.example",
    "jo@-a.example",
    "jo smith@a.example",
    "jo@a.example,ann@b.example",
    "<jo@a.example>",
  ])("is refused by both: %s", (email) => expect(isTaken(email)).toEqual([false, false]));

  it("is stored without the blanks around it", () => {
    expect(leadInputSchema.parse({ name: "Ana", message: "Hi", email: " jo@shopper.example " }).email).toBe(
      "jo@shopper.example",
    );
  });
});
