import { describe, expect, it } from "vitest";
import { mobileNumber } from "./mobile-number.ts";

describe("number that a code can be sent to", () => {
  it.each([
    ["0412 345 678", "AU", "+61412345678"],
    ["+61 412 345 678", "NZ", "+61412345678"],
    ["021 123 4567", "NZ", "+64211234567"],
    ["64 21 123 4567", "NZ", "+64211234567"],
  ] as const)("%s in %s is the mobile %s", (text, country, number) => {
    expect(mobileNumber(text, country)).toBe(number);
  });
  it.each([
    ["02 9000 0000", "AU"],
    ["1300 031 264", "AU"],
    ["09 123 4567", "NZ"],
    ["+44 7700 900123", "AU"],
    ["+1 900 555 0100", "AU"],
    ["", "AU"],
    [null, "AU"],
  ] as const)("%s in %s is none", (text, country) => {
    expect(mobileNumber(text, country)).toBeUndefined();
  });
});
