import { describe, expect, it } from "vitest";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import { parseSiteDocument } from "./parse-site-document.ts";
import type { SiteDocumentInput } from "./site-document.ts";

const problems = (input: unknown) => {
  const parsed = parseSiteDocument(input);
  return parsed.ok ? [] : parsed.problems.map((problem) => problem.path);
};
const finance = (changes: SiteDocumentInput["finance"]) =>
  aSiteDocument({ finance: { weeklyEstimate: true, ...changes } });

describe("site document", () => {
  it("at its least has these defaults", () => {
    const { dealer: _, locations: __, ...defaults } = aSite();
    expect(defaults).toMatchSnapshot();
  });
  it("may name the schema that an editor completes it by", () => {
    const parsed = parseSiteDocument({ $schema: "./site.schema.json", ...aSiteDocument() });
    expect(parsed.ok && "$schema" in parsed.site).toBe(false);
    expect(parsed.ok).toBe(true);
  });
  it("keeps its secrets apart from what everybody may see", () => {
    const parsed = parseSiteDocument(
      aSiteDocument({
        secrets: {
          leadDestinations: [
            { name: "CRM", type: "webhook", url: "https://crm.example/leads", secretEnv: "FORECOURT_SECRET_CRM" },
          ],
        },
      }),
    );
    expect(parsed).toMatchObject({ ok: true, secrets: { leadDestinations: [{ name: "CRM" }] } });
    expect(JSON.stringify(parsed.ok && parsed.site)).not.toContain("crm.example");
  });
  it("tells every problem at once, each with its path", () => {
    const document = {
      ...aSiteDocument(),
      slug: "Harbour Mazda",
      country: "US",
      stock: { soldWindowDays: -1 },
      unknown: true,
    };
    expect(problems(document).sort()).toEqual(["country", "slug", "stock.soldWindowDays", "unknown"]);
  });
  it.each(["Sydney", "", "Australia/Atlantis"])("refuses the time zone %s", (timeZone) => {
    expect(problems(aSiteDocument({ timeZone }))).toEqual(["timeZone"]);
  });
  it.each(["javascript:alert(1)", "data:text/html,x", "http://maps.example/yard"])(
    "refuses %s as the address of a place at the maps service, which pages link to",
    (place_url) => {
      const [place] = aSiteDocument().locations;
      expect(
        problems({ ...aSiteDocument(), locations: [{ ...place, address: { ...place?.address, place_url } }] }),
      ).toEqual(["locations.0.address.place_url"]);
    },
  );
  it("lets an Australian site show a rate only with comparison rate and licence", () => {
    expect(problems(finance({}))).toEqual([
      "finance.interestRatePercent",
      "finance.comparisonRatePercent",
      "finance.creditLicence",
    ]);
    expect(
      problems(finance({ interestRatePercent: 8.99, comparisonRatePercent: 10.11, creditLicence: "ACL 123456" })),
    ).toEqual([]);
  });
  it("asks a New Zealand site that shows a rate for the rate alone", () => {
    const nz = { country: "NZ" as const, timeZone: "Pacific/Auckland" };
    expect(problems({ ...finance({ interestRatePercent: 8.99 }), ...nz })).toEqual([]);
    expect(problems({ ...finance({}), ...nz })).toEqual(["finance.interestRatePercent"]);
  });
  it("asks for nothing where no estimate is shown", () => {
    expect(problems(aSiteDocument({ finance: { weeklyEstimate: false } }))).toEqual([]);
  });
});
