import { describe, expect, it } from "vitest";
import { countryCodes } from "./country-code.ts";
import { countryLaws } from "./countries.ts";
import { likelyTimeZone } from "./time-zones.ts";

describe("the usual time zone", () => {
  it("is that of the dealer's state", () => {
    expect(likelyTimeZone("AU", "WA")).toBe("Australia/Perth");
    expect(likelyTimeZone("AU", "ACT")).toBe("Australia/Sydney");
    expect(likelyTimeZone("NZ", "Otago")).toBe("Pacific/Auckland");
  });

  it.each(countryCodes)("is one that site check takes for one of %s, whatever the state", (country) => {
    for (const state of ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "NT", "Auckland", ""]) {
      expect(likelyTimeZone(country, state)).toMatch(countryLaws[country].timeZones);
      expect(() => new Intl.DateTimeFormat("en-AU", { timeZone: likelyTimeZone(country, state) })).not.toThrow();
    }
  });
});
