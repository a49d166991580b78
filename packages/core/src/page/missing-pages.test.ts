import { describe, expect, it } from "vitest";
import { parseSiteDocument } from "../site/parse-site-document.ts";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { pageProblems } from "./page-problems.ts";
import { hasPage, isPageOn, sitemapPages } from "./site-pages.ts";
import { declarationOf, standardPages } from "../pages/standard-pages.ts";
import { isGatedPath } from "./gated-path.ts";
import { missingPageProblems, siteOfTemplate } from "./missing-pages.ts";

const saved = ["compare", "compare-ask", "watchlist"];

describe("a template that was made without some pages", () => {
  const parsed = (document: Partial<SiteDocumentInput>, missing: string[]) => {
    const result = parseSiteDocument(aSiteDocument(document), { template: { pages: { missing } } });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.site;
  };

  it("has no link to them, no place in the sitemap and no answer at their addresses", () => {
    const site = parsed({ pages: { on: ["/brands", "/careers"] } }, ["brands", "used-car"]);
    expect([hasPage("/brands", site), hasPage("/careers", site), hasPage("/used-car/mazda", site)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(sitemapPages(site)).not.toContain("/brands");
    expect(isPageOn(declarationOf("used-car"), site)).toBe(false);
    expect(site.pages.on).toEqual(["/careers"]);
  });

  it("shows no button of what only they are for", () => {
    const all = { favourites: true, compare: true, watchlist: true };
    expect(parsed({ saved: all }, saved).saved).toMatchObject({ favourites: false, compare: false, watchlist: false });
    expect(parsed({ saved: all }, ["compare", "compare-ask"]).saved).toMatchObject({
      favourites: true,
      compare: false,
    });
  });

  it("asks nobody to sign in where it has no page for that: what always asks is off, everything else is open", () => {
    const document = {
      financeEnquiry: { enabled: true },
      gatedRoutes: ["/finance" as const],
      garage: { enabled: true },
      pages: { own: [] },
    };
    const site = parsed(document, ["sign-in"]);
    expect([isGatedPath("/finance", site), isGatedPath("/my-garage", site)]).toEqual([false, false]);
    expect([hasPage("/finance", site), hasPage("/my-garage", site)]).toEqual([true, false]);
    expect(missingPageProblems(document, site).map(({ path }) => path)).toEqual(["garage.enabled", "gatedRoutes.0"]);
    expect(isGatedPath("/finance", parsed(document, []))).toBe(true);
  });

  it("keeps a switch that another page of it needs", () => {
    const site = aSite({ saved: { compare: true }, pages: { missing: ["compare-ask"] } });
    expect(siteOfTemplate(site).saved.compare).toBe(true);
  });

  it("has the page where it is one of its own", () => {
    const site = parsed({ pages: { own: [{ name: "brands", paths: ["/our-brands"] }] } }, ["brands"]);
    expect(hasPage("/our-brands", site)).toBe(true);
  });

  it("leaves a site alone where nothing is missing", () => {
    const site = aSite();
    expect(siteOfTemplate(site)).toBe(site);
  });

  it("serves a site whose every page is missing", () => {
    const site = parsed(
      {},
      standardPages.map(({ name }) => name),
    );
    expect(sitemapPages(site)).toEqual([]);
  });
});

describe("a document that turns on what its template lacks", () => {
  const site = aSite({ pages: { missing: [...saved, "brands"] } });
  it("is told so at each place, and how to mend it", () => {
    const document = { saved: { compare: true, favourites: false }, pages: { on: ["/careers", "/brands"] } };
    expect(missingPageProblems(document, site)).toEqual([
      { path: "pages.on.1", message: "The template metro was made without /brands. Leave it out." },
      {
        path: "saved.compare",
        message:
          "The template metro was made without the page that this turns on. Set it to false, or take a template that has the page.",
      },
    ]);
    expect(pageProblems(site, document).map(({ path }) => path)).toContain("saved.compare");
  });

  it("is not blamed for what is usual", () => {
    expect(missingPageProblems({}, site)).toEqual([]);
    expect(missingPageProblems("no document", site)).toEqual([]);
  });
});
