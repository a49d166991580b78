import { reserveForm, tradeInForm } from "@forecourt/core";
import { aLeadForm, aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { leadProblems } from "./lead-problems.ts";

const now = new Date("2026-11-21T01:00:00Z");
const shopper = { name: "Ana", email: "ana@shopper.example", phone: "0412 345 678", "Tyre Size": "205/55 R16" };

describe("a form for shoppers whose number is verified", () => {
  const forms = [aLeadForm(), reserveForm, tradeInForm].map((form) => ({ ...form, access: "verified" as const }));
  it.each(forms)("is taken of nobody who is not signed in, by whichever call it comes: $sentBy", (form) => {
    expect(() => leadProblems(aSite(), form, shopper, { now })).toThrow(
      "Sign in with your mobile number to send this.",
    );
    expect(leadProblems(aSite(), form, shopper, { now, isProven: true })).toEqual([]);
  });
  it("says what is wrong with the fields first", () => {
    const [form] = forms;
    const problems = form && leadProblems(aSite(), form, { ...shopper, name: "" }, { now });
    expect(problems).toEqual([{ path: "name", message: expect.any(String) }]);
  });
});
