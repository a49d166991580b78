import { describe, expect, it } from "vitest";
import { siteLocale, siteMoney } from "./site-locale.ts";

describe("locale and currency of a site", () => {
  it.each([
    [{ country: "AU" as const }, "en-AU", "AUD"],
    [{ country: "NZ" as const }, "en-NZ", "NZD"],
    [{ country: "NZ" as const, locale: "en-AU" as const }, "en-AU", "NZD"],
  ])("of %j are %s and %s", (site, locale, currency) => {
    expect(siteLocale(site)).toBe(locale);
    expect(siteMoney(site)).toEqual({ locale, currency });
  });
});
