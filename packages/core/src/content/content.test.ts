import { describe, expect, it } from "vitest";
import { hasPage, sitemapPages } from "../page/site-pages.ts";
import { brandOverviewAddress } from "../pages/models.ts";
import { standardPages } from "../pages/standard-pages.ts";
import { aSite } from "../testing/a-site.ts";
import { contentBlockSchema } from "./content-block.ts";
import { contentKinds } from "./content-kinds.ts";
import { contentLayers } from "./content-layers.ts";
import { contentPeriod, isInPeriod } from "./content-period.ts";
import { pageKind } from "./kinds/page-content.ts";
import type { ContentRecord } from "./merge-content.ts";
import { mergeContent } from "./merge-content.ts";
import { modelHref, modelsByBody, modelsHref } from "./model-bodies.ts";
import { pageBlocks } from "./page-blocks.ts";
import { pagesWithoutContent, siteWithContent } from "./site-with-content.ts";
import { listedRecords } from "./listed-records.ts";
import { starterPage } from "./starter-page.ts";

describe("the layers of a site's content", () => {
  it("are platform, manufacturers, group and site, the nearest last", () => {
    expect(contentLayers(aSite())).toEqual(["platform", "manufacturer:mazda", "site:harbour-mazda"]);
    expect(contentLayers(aSite({ content: { manufacturers: ["kia", "mazda"], group: "twg" } }))).toEqual([
      "platform",
      "manufacturer:kia",
      "manufacturer:mazda",
      "group:twg",
      "site:harbour-mazda",
    ]);
    const { brand: _, ...dealer } = aSite().dealer;
    expect(contentLayers(aSite({ dealer }))).toEqual(["platform", "site:harbour-mazda"]);
  });
  it("are laid over each other field by field, without those that exclude the site", () => {
    const [north, south] = [aSite({ slug: "north", content: { websiteId: 7 } }), aSite({ slug: "south" })];
    const records = [{ title: "A", body: "a" }, undefined, { title: "B", exclude: ["north"] }, { intro: "c" }];
    expect(mergeContent(records, south)).toEqual({ title: "B", body: "a", intro: "c" });
    expect(mergeContent(records, north)).toEqual({ title: "A", body: "a", intro: "c" });
    expect(mergeContent([undefined, { exclude: ["north"] }], north)).toBeUndefined();
    const byNumber = [{ name: "Runout", excluded_website_ids: [7, "west"] }];
    expect([north, south].map((site) => mergeContent(byNumber, site))).toEqual([undefined, { name: "Runout" }]);
  });
});

describe("the time of a record", () => {
  it.each([
    ["2026-12-01", "2026-12-24", "2026-11-30T13:00:00.000Z", "2026-12-24T13:00:00.000Z"],
    ["2026-12-01T09:30", "2026-12-24T17:00", "2026-11-30T22:30:00.000Z", "2026-12-24T06:00:00.000Z"],
    // The clocks go forward on the first day and back on the last.
    ["2026-10-04", "2027-04-04", "2026-10-03T14:00:00.000Z", "2027-04-04T14:00:00.000Z"],
  ])("from %s to %s is in the time zone of the site, with the last day whole", (start, end, from, until) => {
    const period = contentPeriod({ start, end }, "Australia/Sydney");
    expect([period.from?.toISOString(), period.until?.toISOString()]).toEqual([from, until]);
    expect([
      isInPeriod(period, new Date(new Date(from).getTime() - 1)),
      isInPeriod(period, new Date(from)),
      isInPeriod(period, new Date(until)),
    ]).toEqual([false, true, false]);
  });
  it("is always where it says none", () => {
    expect(isInPeriod(contentPeriod({}, "Pacific/Auckland"), new Date("2026-11-22T00:00:00Z"))).toBe(true);
  });
});

describe("a page of content", () => {
  const site = aSite({
    pages: {
      on: ["/about-us", "/brands", "/privacy-policy", "/pages/warranty"],
      drafts: ["/brands", "/privacy-policy"],
    },
  });
  it("is at a site that has its record, and nowhere else", () => {
    const shown = siteWithContent(site, { page: [{ id: "about-us" }] });
    expect(["/about-us", "/pages/warranty", "/privacy-policy"].map((path) => hasPage(path, shown))).toEqual([
      true,
      false,
      true,
    ]);
    expect(pagesWithoutContent(site, { page: [{ id: "about-us" }] })).toEqual(["/pages/warranty"]);
  });
  it("stands in place of the standard sections of the first page, which is there without one too", () => {
    expect(siteWithContent(site, { page: [{ id: "about-us" }] }).shownContent).toEqual({});
    const own = siteWithContent(site, { page: [{ id: "home" }, { id: "about-us" }] });
    expect(own.shownContent).toEqual({ page: [{ id: "home" }] });
    expect(hasPage("/", own) && hasPage("/", site)).toBe(true);
    expect(pageKind.slugs).toContain("home");
  });
  it("with a starter text is nowhere until somebody has reviewed that, or the site shows it as a draft", () => {
    const pages = { on: ["/privacy-policy" as const] };
    expect(hasPage("/privacy-policy", siteWithContent(aSite({ pages }), {}))).toBe(false);
    expect(hasPage("/privacy-policy", siteWithContent(site, {}))).toBe(true);
    expect(sitemapPages(siteWithContent(site, { page: [{ id: "about-us" }] }))).toEqual(["/", "/about-us"]);
    const reviewed = siteWithContent(aSite({ pages, legal: { reviewedOn: "2026-11-22" } }), {});
    expect(sitemapPages(reviewed)).toContain("/privacy-policy");
    expect(sitemapPages(siteWithContent(aSite({ pages }), { page: [{ id: "privacy-policy" }] }))).toContain(
      "/privacy-policy",
    );
  });
  it("has its body where a prose block without text stands, else first", () => {
    const banner = { kind: "value-banner" as const, values: ["a", "b"] };
    const body = { kind: "prose" as const, text: "Body." };
    expect(pageBlocks({ title: "T", body: "Body.", blocks: [banner, { kind: "prose" }] })).toEqual([banner, body]);
    expect(pageBlocks({ title: "T", body: "Body.", blocks: [banner] })).toEqual([body, banner]);
    expect(pageBlocks({ title: "T", blocks: [{ kind: "prose" }, banner] })).toEqual([banner]);
    expect(pageBlocks({ title: "T" })).toEqual([]);
  });
  it("is one that is declared", () => {
    expect(contentKinds).toContain(pageKind);
    expect(pageKind.slugs).toHaveLength(
      standardPages.filter(({ name }) => pageKind.slugs.some((slug) => slug === name)).length,
    );
    expect(pageKind.slugs).toContain("4x4-outdoor");
  });
});

describe("a block", () => {
  it.each([
    ["a table whose rows have other columns", { kind: "table", caption: "c", columns: ["a", "b"], rows: [["1"]] }],
    ["a video of somebody else", { kind: "video", title: "t", url: "https://evil.example/watch?v=a" }],
    ["a link to a script", { kind: "call-to-action", title: "t", links: [{ label: "l", to: "javascript:alert(1)" }] }],
    ["cars of another page", { kind: "stock-strip", title: "t", search: "/brands" }],
    ["figures without a source", { kind: "statistics", figures: [{ value: "9", label: "l" }] }],
    ["a form that needs a car", { kind: "form", form: "vehicle-enquiry" }],
    ["banners that say what the site document says", { kind: "banners", values: ["a"] }],
    ["more body types than a page has room for", { kind: "body-types", title: "t", count: 13 }],
    ["one that there is not", { kind: "carousel" }],
  ])("is refused: %s", (_, block) => {
    expect(contentBlockSchema.safeParse(block).success).toBe(false);
  });
  it.each([
    [{ kind: "table", caption: "c", columns: ["a", "b"], rows: [["1", ""]] }],
    [{ kind: "video", title: "t", url: "https://youtu.be/a-b_c" }],
    [{ kind: "stock-strip", title: "t", search: "/search/used-cars?simple_body=Ute" }],
    [{ kind: "stock-strip", title: "t", search: "/search/used-cars", layout: "grid" }],
    [{ kind: "body-types", title: "t" }],
    [{ kind: "featured", title: "t" }],
    [{ kind: "banners" }],
  ])("is taken: %j", (block) => {
    expect(contentBlockSchema.safeParse(block).success).toBe(true);
  });
});

describe("a starter text", () => {
  it("says who, what and to whom from the site's facts", () => {
    const text = starterPage("privacy-policy", aSite({ financeEnquiry: { enabled: true } }))?.body ?? "";
    for (const fact of [
      "Harbour Motors Pty Ltd",
      "1 Macquarie Street",
      "sales@harbour-mazda.example",
      "lenders",
      "Mazda",
      "24 months",
      "Privacy Act 1988",
      "oaic.gov.au",
    ])
      expect(text).toContain(fact);
    expect(starterPage("collection-statement", aSite())?.body).not.toContain("lenders");
  });
  it("names the law of New Zealand at a dealer's there", () => {
    const site = aSite({ country: "NZ", timeZone: "Pacific/Auckland" });
    const { brand: _, ...dealer } = site.dealer;
    const all = ["collection-statement", "privacy-policy", "terms-and-conditions"]
      .map((page) => starterPage(page, { ...site, dealer })?.body)
      .join("\n");
    expect(all).toContain("Privacy Act 2020");
    expect(all).toContain("Consumer Guarantees Act 1993");
    expect(all).not.toMatch(/Austral/);
  });
  it("takes no name for markup", () => {
    const site = aSite({ name: "A *B* [C](https://d.example) <e>" });
    expect(starterPage("terms-and-conditions", site)?.body).toContain("A \\*B\\* \\[C\\](https://d.example) \\<e\\>");
  });
  it("is there for the notices alone, and fits the schema", () => {
    expect(starterPage("about-us", aSite())).toBeUndefined();
    expect(starterPage("constructor", aSite())).toBeUndefined();
    for (const page of ["collection-statement", "privacy-policy", "terms-and-conditions"])
      expect(pageKind.schema.safeParse(starterPage(page, aSite())).success).toBe(true);
  });
});

describe("the models of a site", () => {
  const model = (name: string, fields: ContentRecord = {}) => ({
    name,
    manufacturer_name: "Mazda",
    manufacturer_body: "SUV",
    ...fields,
  });
  const kinds: Record<string, Record<string, ContentRecord>> = {
    model: {
      "cx-60": model("CX-60"),
      "cx-5": model("CX-5"),
      "mx-5": model("MX-5", { manufacturer_body: "Passenger", override_url: "/pages/warranty" }),
      "bt-50": model("BT-50", { manufacturer_body: "Commercial", manufacturer_body2: "Camper", place: 1 }),
      half: { name: "Half" },
    },
    manufacturer: { mazda: { name: "Mazda" }, kia: { name: "Kia", skipPage: true }, half: {} },
  };
  const records = new Map(Object.entries(kinds).map(([kind, of]) => [kind, new Map(Object.entries(of))]));
  const words = Object.fromEntries(
    Object.entries(kinds).map(([kind, of]) => [kind, Object.keys(of).map((id) => ({ id }))]),
  );
  const site = aSite({ pages: { on: ["/models", "/{brand}/overview"] } });
  it("stand by their place, then by name; one that no layer makes whole is left out", () => {
    expect(listedRecords(records).models.map(({ slug }) => slug)).toEqual(["bt-50", "cx-5", "cx-60", "mx-5"]);
    expect(listedRecords(new Map())).toEqual({ models: [], manufacturers: [] });
  });
  it("have a page each and stand in the sitemap, but for one for which another page stands", () => {
    const shown = siteWithContent(site, words, records);
    expect(sitemapPages(shown)).toEqual([
      "/",
      "/models",
      "/models/bt-50",
      "/models/cx-5",
      "/models/cx-60",
      "/mazda/overview",
    ]);
    expect(hasPage("/models/cx-5", shown)).toBe(true);
    expect(hasPage("/models/cx-7", shown)).toBe(false);
    expect(hasPage("/models/order-now?model_id=cx-5", shown)).toBe(true);
    expect(hasPage("/kia/overview", shown)).toBe(false);
  });
  it("may be linked to by a document before anybody knows which there are", () => {
    expect(hasPage("/models/anything", site)).toBe(true);
  });
  it("are no pages of a site that has none", () => {
    const shown = siteWithContent(site, {});
    expect(sitemapPages(shown)).toEqual(["/"]);
    expect(pagesWithoutContent(site, {})).toEqual(["/models", "/{brand}/overview"]);
    expect(hasPage("/models/order-now", shown)).toBe(false);
  });
  it("stand under each of their body categories", () => {
    expect(
      modelsByBody(listedRecords(records).models).map(({ body, models }) => [body, ...models.map(({ name }) => name)]),
    ).toEqual([
      ["SUV", "CX-5", "CX-60"],
      ["Passenger", "MX-5"],
      ["Commercial", "BT-50"],
      ["Camper", "BT-50"],
    ]);
    expect([modelsHref(), modelsHref("Camper")]).toEqual(["/models", "/models?body=Camper"]);
    expect(brandOverviewAddress("mazda")).toBe("/mazda/overview");
  });
  it("lead to the page that stands for theirs", () => {
    expect(listedRecords(records).models.map(modelHref)).toEqual([
      "/models/bt-50",
      "/models/cx-5",
      "/models/cx-60",
      "/pages/warranty",
    ]);
  });
});
