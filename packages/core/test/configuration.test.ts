import { describe, expect, expectTypeOf, it } from "vitest";
import { calculatorRanges } from "../src/finance/calculator-ranges.ts";
import { serviceSteps } from "../src/lead/service-form.ts";
import { vehicleBreadcrumb } from "../src/navigation/breadcrumb.ts";
import { buttonText, cardButtonLabels } from "../src/site/button-labels.ts";
import { parseSiteDocument } from "../src/site/parse-site-document.ts";
import type { Site } from "../src/site/site-document.ts";
import { aSite, aSiteDocument } from "../src/testing/a-site.ts";
import { configurationKeys, configurationPage, siteJsonSchema } from "./configuration-page.ts";

describe("configuration of a site", () => {
  it.each(configurationKeys())(
    "$path says what it does, where it comes from and what happens without it",
    ({ path, schema, note }) => {
      expect(note.description, path).toMatch(/^\S.{3,}$/);
      expect(note.source, path).toMatch(/S[12] §\d|decisions\.md row|rules \d|legal-display\.md|RFC \d/);
      expect(schema._zod.def.type !== "optional" || Boolean(note.otherwise), path).toBe(true);
    },
  );
  it("stands in docs/configuration.md as it is (vitest -u writes it)", async () => {
    await expect(configurationPage()).toMatchFileSnapshot("../../../docs/configuration.md");
  });
  it("stands in docs/site.schema.json as it is (vitest -u writes it)", async () => {
    await expect(siteJsonSchema()).toMatchFileSnapshot("../../../docs/site.schema.json");
  });
  it("is taken by the rules that it sets up", () => {
    const site = aSite();
    expect(calculatorRanges(null, site.calculator)).toEqual(calculatorRanges(null));
    expect(serviceSteps(site.service)).toEqual(serviceSteps());
    expect(vehicleBreadcrumb({ make: "Kia" }, site.breadcrumb)).toEqual(
      vehicleBreadcrumb({ make: "Kia" }, { knownModels: [] }),
    );
    expect(buttonText(site.card.buttons.enquire, cardButtonLabels.enquire)).toBe("Enquire Now");
    expect(buttonText({ show: false }, cardButtonLabels.finance)).toBeUndefined();
  });
  it("keeps its secrets out of the public site, in type and in value", () => {
    expectTypeOf<Site>().not.toHaveProperty("secrets");
    const parsed = parseSiteDocument(aSiteDocument());
    expect(parsed.ok && Object.keys(parsed.site)).not.toContain("secrets");
    expect(parsed.ok && Object.keys(parsed.site)).toEqual(Object.keys(aSite()));
  });
});
