import { describe, expect, it } from "vitest";
import { contactPhone, maskSitePhones } from "../location/site-phones.ts";
import { pageProblems } from "../page/page-problems.ts";
import { locationReviewSettings } from "../reviews/location-review-settings.ts";
import type { SiteDocumentInput } from "../site/site-document.ts";
import { siteWarnings } from "../site/site-warnings.ts";
import { aSite, aSiteDocument } from "../testing/a-site.ts";
import { shownDealership } from "./shown-dealership.ts";

const [yard] = aSiteDocument().locations;
if (!yard) throw new Error("a site has a place");
type Dealerships = NonNullable<SiteDocumentInput["dealer"]["dealerships"]>;
const north: Dealerships[number] = {
  slug: "north",
  name: "North Ford",
  phone: "02 5550 0170",
  email: "ford@group.example",
  address: { street: "9 North Road", city: "Orange", state: "NSW", postcode: "2800" },
  navigation: [
    { label: "Home", to: "/" },
    { label: "All our Fords", to: "/search/north" },
    { label: "Service", to: "/service", items: [{ label: "Book a service", to: "/service" }] },
  ],
};
const group = (dealerships: Dealerships = [north, { slug: "south", name: "South Kia" }], more: object = {}) =>
  aSite({
    name: "Western Group",
    dealer: { ...aSiteDocument().dealer, phone: "02 5550 0100", email: "all@group.example", dealerships },
    locations: [
      { ...yard, id: "n", slug: "n", dealership_slug: "north" },
      {
        ...yard,
        id: "s",
        slug: "s",
        primary: false,
        dealership_slug: "south",
        contact_detail: { ...yard.contact_detail, phone: null, landline_phone: "02 5550 0180" },
      },
    ],
    pages: { on: ["/brands"] },
    ...more,
  });

describe("a dealership of a group", () => {
  it("shows its own name, phone, address and menu on its pages, and leads back to the group first", () => {
    expect(shownDealership(group(), "north")).toEqual({
      slug: "north",
      name: "North Ford",
      phone: "02 5550 0170",
      email: "ford@group.example",
      address: { street: "9 North Road", city: "Orange", state: "NSW", postcode: "2800" },
      home: "/search/north",
      // The site has no page of services, and "Home" would be the same link twice.
      menu: [
        { label: "Western Group", to: "/" },
        { label: "All our Fords", to: "/search/north" },
      ],
      hasOwnMenu: true,
    });
  });

  it("has the phone and address of its location, and the group's email and menu, where it says none", () => {
    const site = group();
    const south = shownDealership(site, "south");
    expect(south).toMatchObject({ phone: "02 5550 0180", email: "all@group.example", hasOwnMenu: false });
    expect(south?.address).toEqual({
      street: yard.address.street,
      city: yard.address.city,
      state: yard.address.state,
      postcode: yard.address.postcode,
    });
    expect(south?.menu.map(({ to }) => to)).toEqual(site.navigation.header.map(({ to }) => to));
    expect(shownDealership(group([{ slug: "east", name: "East" }]), "east")).toMatchObject({
      phone: "02 5550 0100",
      address: undefined,
    });
  });

  it("is none where the site has no such dealership", () => {
    expect([shownDealership(group(), "elsewhere"), shownDealership(group(), undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("keeps its number hidden until a shopper asks for it, where the group hides its numbers", () => {
    const hidden = group([{ ...north, navigation: [{ label: "Ring us", to: "tel:0255500170" }] }], {
      phones: { masked: true },
    });
    const shown = shownDealership(maskSitePhones(hidden), "north");
    expect(shown?.phone).toBe("02 555• ••••");
    expect(shown?.menu.at(-1)?.to).toBe("#reveal-phone?dealership_slug=north");
    expect(contactPhone(hidden, { dealershipSlug: "north" })).toEqual({
      of: "dealership:north",
      phone: "02 5550 0170",
    });
    expect(contactPhone(hidden, { dealershipSlug: "elsewhere" }).of).toBe("dealer");
  });

  it("may have another minimum for the reviews of its locations", () => {
    const site = group([
      { ...north, overrides: { reviewMinimumExclusive: 3 } },
      { slug: "south", name: "South Kia" },
    ]);
    expect(["n", "s", undefined].map((slug) => locationReviewSettings(site, slug).minimumExclusive)).toEqual([3, 4, 4]);
  });
});

describe("the check of a dealership", () => {
  it("refuses a menu that leads nowhere, and names the entry", () => {
    expect(pageProblems(group()).map(({ path }) => path)).toEqual([
      "dealer.dealerships.0.navigation.2.to",
      "dealer.dealerships.0.navigation.2.items.0.to",
    ]);
  });

  it("warns of a menu of models without a page of models, and of a minimum that hides reviews", () => {
    const site = group(
      [
        {
          slug: "north",
          name: "North",
          navigation: [{ label: "New", to: "/brands", models: true }],
          overrides: { reviewMinimumExclusive: 3 },
        },
        { slug: "south", name: "South", overrides: { reviewMinimumExclusive: 0 } },
      ],
      { reviews: { enabled: true, minimumExclusive: 0 } },
    );
    expect(siteWarnings(site).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "dealer.dealerships.0.navigation.0.models",
        "dealer.dealerships.0.overrides.reviewMinimumExclusive",
      ]),
    );
    expect(siteWarnings(site).map(({ path }) => path)).not.toContain(
      "dealer.dealerships.1.overrides.reviewMinimumExclusive",
    );
  });
});
