import { z } from "zod";
import { describe, expect, it } from "vitest";
import { reserveForm } from "../lead/forms.ts";
import type { LeadField } from "../lead/lead-form.ts";
import { formBody } from "./form-body.ts";

const field = (name: string, type: LeadField["type"]): LeadField => ({ name, type, label: name, need: "required" });

describe("the body of a call that takes a form", () => {
  const fields = [
    { ...field("licence", "string"), maxLength: 5 },
    field("doors", "number"),
    field("rules", "agreement"),
    field("extras", "services"),
  ];
  const body = formBody(fields, { car_id: z.string() });

  it("takes what the form declares, in its type and length, and says nothing of what must be filled", () => {
    const whole = { car_id: "7", licence: " DL77 ", doors: 3, rules: true, extras: ["Towing"] };
    expect(body.parse(whole)).toEqual({ ...whole, licence: "DL77" });
    expect(body.parse({ car_id: "7" })).toEqual({ car_id: "7" });
    for (const wrong of [{ licence: "longer" }, { doors: "3" }, { rules: "on" }, { extras: "Towing" }])
      expect(body.safeParse({ car_id: "7", ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  });
  it("refuses what the form does not declare", () => {
    expect(body.safeParse({ car_id: "7", nickname: "Ana" }).success).toBe(false);
  });
  it("leaves a field alone that the call has a type of its own for", () => {
    const own = formBody(reserveForm.fields, { name: z.literal("Ana") });
    expect(own.safeParse({ name: "Bob" }).success).toBe(false);
    expect(own.parse({ name: "Ana", phone: "0412 345 678" })).toEqual({ name: "Ana", phone: "0412 345 678" });
  });
});
