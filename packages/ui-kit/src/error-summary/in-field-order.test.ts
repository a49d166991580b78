import { describe, expect, it } from "vitest";
import { inFieldOrder } from "./index.ts";

describe("what is wrong with a form", () => {
  it("is told in the order of its fields, whoever found it first; what belongs to no field comes last", () => {
    const errors = ["terms", "form", "phone", "name"].map((field) => ({ field, message: field }));
    expect(inFieldOrder(errors, ["name", "email", "phone", "terms"]).map(({ field }) => field)).toEqual([
      "name",
      "phone",
      "terms",
      "form",
    ]);
  });
});
