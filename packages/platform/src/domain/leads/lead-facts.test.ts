import { describe, expect, it } from "vitest";
import { leadFacts } from "./lead-facts.ts";

describe("a lead as a salesperson reads it", () => {
  it("says who asks first, then the rest in the order in which it came, and no field without a value", () => {
    expect(leadFacts({ rego: " ", "Vehicle Make": "Mazda", email: "a@b.example", optIn: true, name: "Ana" })).toEqual([
      ["name", "Ana"],
      ["email", "a@b.example"],
      ["Vehicle Make", "Mazda"],
      ["optIn", "true"],
    ]);
  });

  it("says when and where a test drive is, and what was ticked", () => {
    expect(
      leadFacts({
        additional_services: ["Tint", "Tow bar"],
        appointment: { local_time: "Monday, 23 November at 9:00 am", location_name: "Artarmon" },
        user_agent: "Firefox",
      }),
    ).toEqual([
      ["additional_services", "Tint, Tow bar"],
      ["appointment local_time", "Monday, 23 November at 9:00 am"],
      ["appointment location_name", "Artarmon"],
    ]);
  });

  it("says nothing of terms that nobody was asked about, nor the same answers in codes and in words", () => {
    expect(
      leadFacts({ terms_conditions: false, adjustmentAnswers: { tyres: "worn" }, trade_in: { answers: "Worn tyres" } }),
    ).toEqual([["trade_in answers", "Worn tyres"]]);
    expect(leadFacts({ terms_conditions: true })).toEqual([["terms_conditions", "true"]]);
  });
});
