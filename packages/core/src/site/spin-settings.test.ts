import { describe, expect, it } from "vitest";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import { parseSiteDocument } from "./parse-site-document.ts";
import type { SiteDocumentInput } from "./site-document.ts";
import { siteWarnings } from "./site-warnings.ts";

const promotion = {
  enabled: true,
  start: "2026-11-01T00:00:00+11:00",
  end: "2026-12-01T00:00:00+11:00",
  terms: "One turn for each number.",
  prizes: [{ slug: "wash", name: "Car wash", oneIn: 2, limit: 3 }],
} as const satisfies SiteDocumentInput["spinToWin"];
const problemPaths = (changes: SiteDocumentInput["spinToWin"]) => {
  const parsed = parseSiteDocument({ ...aSiteDocument(), spinToWin: { ...promotion, ...changes } });
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};

describe("the promotion of a site", () => {
  it("has its dates, terms and prizes", () => {
    expect(problemPaths({})).toEqual([]);
    expect(problemPaths({ start: undefined, end: undefined, terms: "", prizes: [] })).toEqual([
      "spinToWin.start",
      "spinToWin.end",
      "spinToWin.terms",
      "spinToWin.prizes",
    ]);
  });
  it("ends after it starts, names each prize once, and does not promise more than every turn", () => {
    expect(problemPaths({ end: promotion.start })).toEqual(["spinToWin.end"]);
    const [wash] = promotion.prizes;
    expect(problemPaths({ prizes: [wash, wash] })).toEqual(["spinToWin.prizes.1.slug"]);
    expect(problemPaths({ prizes: [wash, { ...wash, slug: "mats", oneIn: 1 }] })).toEqual(["spinToWin.prizes"]);
  });
  it("is warned about where a state may want a permit, and where somebody under 18 may enter", () => {
    const warned = (changes: SiteDocumentInput["spinToWin"]) =>
      siteWarnings(aSite({ country: "AU", spinToWin: { ...promotion, ...changes } }))
        .filter(({ path }) => path.startsWith("spinToWin"))
        .map(({ path }) => path);
    expect(warned({})).toEqual(["spinToWin.permits"]);
    expect(warned({ permits: [{ state: "NSW", number: "TP/1" }] })).toEqual([]);
    expect(warned({ residentOf: ["VIC"], minimumAge: 16 })).toEqual(["spinToWin.minimumAge"]);
  });
});
