import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { pageProblems } from "./page-problems.ts";
import { hasPage, sitemapPages } from "./site-pages.ts";

describe("a link of a site", () => {
  const site = aSite({
    pages: { on: ["/brands", "/book-test-drive", "/spin-to-win"], own: ["/our-story", "/stories/{slug}"] },
  });
  it.each([
    ["/", true],
    ["/search/used-cars", true],
    ["/search/used-cars?simple_body=SUV", true],
    ["/search/mazda/cx-5", true],
    ["/used-car/mazda", true],
    ["/cars/2021-mazda-cx-5-used-s1", true],
    ["/brands?view=all#mazda", true],
    ["/book-test-drive", true],
    ["/our-story", true],
    ["/stories/how-we-began", true],
    ["tel:0255504120", true],
    ["https://example.com", true],
    ["/spin-to-win", false],
    ["/service", false],
    ["/special-offers", false],
    ["/spin-to-win", false],
    ["/cars/2021-mazda-cx-5-used-s1/enquire", true],
    ["/cars/2021-mazda-cx-5-used-s1/checkout", false],
    ["/finance", false],
    ["/get-finance-now", false],
    ["/search/Mazda", false],
    ["/search/a/b/c", false],
    ["/stories", false],
    ["/our-story/more", false],
  ])("to %s leads somewhere: %s", (to, leads) => expect(hasPage(to, site)).toBe(leads));

  it("may lead to a page that stands where no car can: one of the release's or of the template, where it is on", () => {
    const on = aSite({ pages: { on: ["/cars/trade-in"], own: ["/cars/club"] } });
    const to = ["/cars/trade-in?car_id=7", "/cars/club"];
    expect(to.map((link) => hasPage(link, on))).toEqual([true, true]);
    expect(hasPage("/cars/trade-in", site)).toBe(false);
  });
  it("may lead to the finance enquiry at its route, its aliases and the page of featured cars, where they are on", () => {
    const financed = aSite({
      financeEnquiry: { enabled: true, route: "/apply-for-finance", aliases: ["/finance"], personalised: true },
      pages: { on: ["/get-finance-now"] },
    });
    expect(
      ["/apply-for-finance", "/finance", "/personalised/finance", "/get-finance-now", "/finance-enquiry"].map((to) =>
        hasPage(to, financed),
      ),
    ).toEqual([true, true, true, true, false]);
    expect(sitemapPages(financed)).toEqual(["/", "/apply-for-finance", "/get-finance-now"]);
  });
  it("leads to saved and compared cars where the site has them", () => {
    expect([
      hasPage("/watchlist", aSite({ saved: { watchlist: true } })),
      hasPage("/compare", aSite({ saved: { compare: false } })),
    ]).toEqual([true, false]);
  });
});

describe("a page of each location", () => {
  const [location] = aSite().locations;
  const site = aSite({
    pages: { on: ["/our-location/{slug}"] },
    locations: [
      location,
      { ...location, id: "2", slug: "second" },
      { ...location, id: "3", slug: "third", visible: false },
    ] as never,
  });
  it("is linked and listed for those that the site has and shows, and no other", () => {
    expect(["dubbo", "second", "third", "elsewhere"].map((slug) => hasPage(`/our-location/${slug}`, site))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(sitemapPages(site)).toEqual(["/", "/our-location/dubbo", "/our-location/second"]);
  });
});

describe("a page of a template", () => {
  const site = aSite({
    saved: { compare: true },
    pages: {
      on: [],
      own: [
        { name: "club", paths: ["/club/{town?}"], sitemap: "pages", parameters: ["page"] },
        { name: "rivals", paths: ["/rivals"], sitemap: "pages", settings: ["saved.compare"] },
        { name: "sold", paths: ["/sold"], sitemap: "pages", settings: ["saved.watchlist"] },
        { name: "vault", paths: ["/vault"], sitemap: "pages", gate: "always" },
      ],
    },
  });
  it("is linked, listed and gated by the same declaration as ours", () => {
    expect(["/club", "/club/dubbo", "/rivals", "/sold"].map((to) => hasPage(to, site))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(sitemapPages(site)).toEqual(["/rivals", "/"]);
  });
});

describe("a site document", () => {
  const wrong = (document: Partial<SiteDocumentInput>) => pageProblems(aSite(document)).map(({ path }) => path);
  it("is refused for a link to a page that is off or unknown, wherever the link stands", () => {
    const to = "/spin-to-win";
    expect(
      wrong({
        navigation: {
          header: [{ label: "Offers", to, items: [{ label: "More", to: "/nowhere" }] }],
          footer: [{ title: "Buying", items: [{ label: "Offers", to }] }],
        },
        banners: { slides: [{ id: "1", name: "Offers", description: "Now", image: "/media/a.jpg", url: to }] },
        slots: { tile: { enabled: true, to }, promotions: [{ position: 4, node: { title: "Offer", to } }] },
        finance: { termsTo: "/models" },
        search: { clearFiltersTo: "/gone" },
      }),
    ).toEqual([
      "navigation.header.0.to",
      "navigation.header.0.items.0.to",
      "navigation.footer.0.items.0.to",
      "banners.slides.0.url",
      "slots.promotions.0.node.to",
      "slots.tile.to",
      "finance.termsTo",
      "search.clearFiltersTo",
    ]);
  });
  it("may link to every page that it has, and says nothing of what it leaves at its default", () => {
    expect(
      wrong({
        slots: {
          tile: { enabled: true },
          promotions: [{ position: 4, node: { title: "Drive", to: "/book-test-drive" } }],
        },
        pages: { on: ["/book-test-drive"] },
        search: { clearFiltersTo: "/search/used-cars" },
      }),
    ).toEqual([]);
    expect(
      wrong({
        navigation: { header: [{ label: "Story", to: "/our-story" }], footer: [] },
        pages: { own: ["/our-story"] },
      }),
    ).toEqual([]);
  });
  it("is told what to do", () => {
    expect(pageProblems(aSite({ finance: { termsTo: "/models" } }))[0]?.message).toBe(
      "/models is no page of this site, so nothing would answer. Turn the page on (pages.on), name another one, or leave the link out.",
    );
  });
  it("may leave the label of a menu entry to the page, where that has one", () => {
    const header = [{ to: "/brands?page=2" }, { to: "/brands", label: "Makes" }];
    expect(aSite({ navigation: { header, footer: [] } }).navigation.header.map(({ label }) => label)).toEqual([
      "Brands",
      "Makes",
    ]);
    expect(() => aSite({ navigation: { header: [{ to: "/search/used-cars" }], footer: [] } })).toThrow(
      "The page has no label of its own.",
    );
  });
  it("is refused for a page that another setting turns on", () => {
    expect(pageProblems(aSite({ pages: { on: ["/brands", "/spin-to-win", "/finance", "/myblinkr"] } }))).toEqual([
      { path: "pages.on.1", message: "/spin-to-win is turned on by spinToWin.enabled. Leave it out." },
      { path: "pages.on.2", message: "/finance is turned on by financeEnquiry.enabled. Leave it out." },
      { path: "pages.on.3", message: "/myblinkr is turned on by garage.enabled. Leave it out." },
    ]);
  });
});
