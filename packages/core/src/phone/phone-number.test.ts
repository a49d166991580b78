import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadPhone, normalisePhone } from "./phone-number.ts";

describe("phone numbers of an Australian site", () => {
  it.each([
    ["0412 345 678", "+61412345678", "0412345678"],
    ["412345678", "+61412345678", "0412345678"],
    ["+61 412 345 678", "+61412345678", "0412345678"],
    ["61 412 345 678", "+61412345678", "0412345678"],
    ["61 0412 345 678", "+61412345678", "0412345678"],
    ["+61 (0) 412 345 678", "+61412345678", "0412345678"],
    ["0061 412 345 678", "+61412345678", "0412345678"],
    ["(02) 9123 4567", "+61291234567", "0291234567"],
    ["1300 031 264", "+611300031264", "1300031264"],
    ["+64 21 123 4567", "+64211234567", "+64211234567"],
  ])("%s is %s, goes into a lead as %s", (typed, international, lead) => {
    expect(normalisePhone(typed, "AU")).toBe(international);
    expect(leadPhone(typed, "AU")).toBe(lead);
  });
});

describe("phone numbers of a New Zealand site", () => {
  it.each([
    ["021 123 4567", "+64211234567", "0211234567"],
    ["64 021 123 4567", "+64211234567", "0211234567"],
    ["09 377 1234", "+6493771234", "093771234"],
    ["+61 412 345 678", "+61412345678", "+61412345678"],
  ])("%s is %s, goes into a lead as %s", (typed, international, lead) => {
    expect(normalisePhone(typed, "NZ")).toBe(international);
    expect(leadPhone(typed, "NZ")).toBe(lead);
  });
});

describe("what is no phone number", () => {
  it.each(["", "  ", "123", "call me", "0412 345 6789 0", null, undefined])("%s is refused", (typed) => {
    expect(normalisePhone(typed, "AU")).toBeUndefined();
    expect(leadPhone(typed, "AU")).toBeUndefined();
  });
});

describe("a normalised number", () => {
  it("stays what it is when it is normalised again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 400_000_000, max: 499_999_999 }), (digits) => {
        const once = normalisePhone(`0${digits}`, "AU");
        expect(once).toBe(`+61${digits}`);
        expect(normalisePhone(once, "AU")).toBe(once);
      }),
    );
  });
});
