import { describe, expect, it } from "vitest";
import { emptySearchQuery } from "../search/search-query.ts";
import { aSite } from "../testing/a-site.ts";
import { itemListJsonLd } from "./item-list-json-ld.ts";
import { searchPageFacts } from "./search-page-facts.ts";
import { sitemapPages } from "../page/site-pages.ts";

const place = { canonicalPath: "/search/kia", subject: { make: "Kia" } };
const facts = (search: Partial<typeof emptySearchQuery> = {}, count = 42, more: { minimum?: number } = {}) =>
  searchPageFacts({
    place,
    search: { ...emptySearchQuery, ...search },
    count,
    siteName: "Harbour Kia",
    locale: "en-AU",
    ...more,
  });

describe("what a search page says of itself", () => {
  it("is its own address with enough cars, page by page", () => {
    expect(facts()).toEqual({
      heading: "Kia cars for sale",
      title: "Kia cars for sale | Harbour Kia",
      description:
        "Browse 42 vehicles: Kia cars for sale. Photos, prices and details from Harbour Kia. Enquire online.",
      canonical: "/search/kia",
      status: 200,
      index: true,
      isListed: true,
    });
    expect(facts({ page: 2 })).toMatchObject({
      title: "Kia cars for sale, page 2 | Harbour Kia",
      canonical: "/search/kia?page=2",
      index: true,
      isListed: true,
    });
  });

  it.each<[string, Parameters<typeof facts>]>([
    ["a filter", [{ filters: { fuel: ["Hybrid"] } }]],
    ["a range", [{ ranges: { price: { max: 30_000 } } }]],
    ["keywords", [{ query: "ute" }]],
    ["an order", [{ sortBy: "price_asc" }]],
    ["a filter on page 3", [{ filters: { fuel: ["Hybrid"] }, page: 3 }]],
    ["a distance", [{ nearby: { near: "2077", within: 50 } }]],
    ["a budget", [{ budget: { weeklyDollars: 150 } }]],
    ["a filter that finds nothing", [{ query: "zeppelin" }, 0]],
  ])("points to its path alone with %s, and gives no second signal", (_, given) => {
    expect(facts(...given)).toMatchObject({ canonical: "/search/kia", status: 200, index: true, isListed: false });
  });

  it("is not kept with one or two cars, fewer than the site asks for, and is a real 404 without any (row 72)", () => {
    expect(
      [facts({}, 3), facts({}, 2), facts({}, 4, { minimum: 5 }), facts({}, 0)].map(({ status, index, isListed }) => [
        status,
        index,
        isListed,
      ]),
    ).toEqual([
      [200, true, true],
      [200, false, false],
      [200, false, false],
      [404, false, false],
    ]);
  });
});

describe("the list of cars for search engines", () => {
  it("numbers them through all pages and says how many there are", () => {
    expect(
      itemListJsonLd([{ path: "/cars/a" }, { path: "/cars/b" }], { origin: "https://a.example", count: 40, first: 22 }),
    ).toEqual({
      "@context": "https://schema.org",
      "@type": "ItemList",
      numberOfItems: 40,
      itemListElement: [
        { "@type": "ListItem", position: 22, url: "https://a.example/cars/a" },
        { "@type": "ListItem", position: 23, url: "https://a.example/cars/b" },
      ],
    });
  });
});

describe("the pages of a sitemap", () => {
  it("are the home page and those that the site has turned on and the storefront has", () => {
    expect(sitemapPages(aSite({ pages: { on: ["/brands", "/spin-to-win"] } }))).toEqual(["/", "/brands"]);
    expect(sitemapPages(aSite({ pages: { on: [] } }))).toEqual(["/"]);
    expect(sitemapPages(aSite({ pages: { on: ["/service"] } }))).toEqual(["/", "/service"]);
    expect(
      sitemapPages(
        aSite({ pages: { on: ["/service"] }, service: { form: "external", bookingUrl: "https://booking.example/" } }),
      ),
    ).toEqual(["/"]);
    expect(sitemapPages(aSite({ pages: { on: ["/book-test-drive"] } }))).toEqual(["/", "/book-test-drive"]);
  });
  it("have the finance enquiry among them, at its route, unless it asks for sign-in", () => {
    const pages = { on: [] };
    expect(sitemapPages(aSite({ pages, financeEnquiry: { enabled: true, route: "/apply-for-finance" } }))).toEqual([
      "/",
      "/apply-for-finance",
    ]);
    expect(sitemapPages(aSite({ pages, financeEnquiry: { enabled: true }, gatedRoutes: ["/finance"] }))).toEqual(["/"]);
  });
});
