import { runTemplateSuite } from "@forecourt/template-suite";
import { describe, expect, it } from "vitest";
import { chromePath } from "../lib/chromium.ts";
import { siteUrl } from "../lib/sites.ts";

/** Accessibility is left to every-page-on-a-phone.test.ts and its twin, which look at the same pages and more; the rehearsal of a release runs all of it. */
const only = ["pages", "search", "vehicle", "enquiry", "finance", "weight"] as const;

describe("What every template must keep", () => {
  it("is kept by ours", async () => {
    const results = await runTemplateSuite({ url: siteUrl("tasman-motors"), chromePath: chromePath(), only });
    expect(results.map(({ name, failures }) => [name, ...failures])).toEqual(only.map((name) => [name]));
  });

  it("is kept by the template of a group, whose pages hold many brands and places", async () => {
    expect(
      await runTemplateSuite({ url: siteUrl("meridian-group"), chromePath: chromePath(), only: ["search", "weight"] }),
    ).toMatchObject([{ failures: [] }, { failures: [] }]);
  });

  it("is kept by ours where the law of Australia asks for comparison rates", async () => {
    expect(
      await runTemplateSuite({ url: siteUrl("harbour-mazda"), chromePath: chromePath(), only: ["finance", "weight"] }),
    ).toMatchObject([{ failures: [] }, { failures: [] }]);
  });
});
