import { countries } from "@forecourt/core";
import { describe, expect, it } from "vitest";
import { countryNames, countryProblems } from "./countries.ts";

describe("what differs between countries", () => {
  const problems = (source: string) =>
    countryProblems(source, countryNames(countries), Object.keys(countries), ["GST"]);

  it("is read from the tables, not from a country that is named", () => {
    expect(problems('const isAustralian = site.country === "AU";')).toEqual([
      "1: AU names a country. Read what differs from the tables of packages/core/src/country, by the site's country.",
    ]);
    for (const source of [
      "country: 'NZ',",
      "z.enum([`AU`])",
      'currency: "NZD"',
      'new Intl.NumberFormat("en-AU")',
      'lang.endsWith("-NZ")',
      'name: "New Zealand"',
      'const words = { AU: "State" };',
      "<p>Including GST.</p>",
      'type Words = { "NZ": string };',
      "countryTexts.AU.priceNotes",
      'import * as newZealand from "../country/new-zealand/index.ts";',
      'import { law } from "../country/australia/law.ts";',
    ])
      expect(problems(source), source).toHaveLength(1);
    expect(problems('country: "AU" | "NZ";')).toHaveLength(2);
  });

  it("may be named in comments, and other words may hold its letters", () => {
    for (const source of [
      ' * siteMoney({ country: "NZ" })',
      'const money = siteMoney(site); // { currency: "NZD" }',
      'values: { "AU-VIC": "VIC" }',
      'timeZone: "Australia/Sydney"',
      'const file = "LOGSTORE";',
      "const AUDIT: string = word;",
      "countries[site.country].currency",
      'import { countries } from "../country/countries.ts";',
    ])
      expect(problems(source), source).toEqual([]);
  });
});
