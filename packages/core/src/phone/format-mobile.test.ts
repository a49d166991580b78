import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mobileNumber } from "./mobile-number.ts";
import { formatMobile } from "./format-mobile.ts";

describe("a mobile number that a shopper reads", () => {
  it.each([
    ["+61412345678", "0412 345 678"],
    ["+64211234567", "021 123 4567"],
    ["+6421123456", "021 123 456"],
    ["+642112345678", "021 123 45678"],
  ])("%s is written %s", (phone, written) => {
    expect(formatMobile(phone)).toBe(written);
  });
  it("of another country, or none at all, stays as it came", () => {
    expect(formatMobile("+447700900123")).toBe("+447700900123");
    expect(formatMobile("")).toBe("");
  });
  it("is the same number when it is typed as it is written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (digits) => {
        expect(mobileNumber(formatMobile(`+614${digits}`), "AU")).toBe(`+614${digits}`);
      }),
    );
  });
});
