// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aSite } from "@forecourt/core/testing";
import type { Site, SiteDocumentInput } from "@forecourt/core/schemas";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { loader } from "../routes/our-location.tsx";
import { locationLinks } from "./location-links.ts";
import { readLocationStock } from "./location-stock.ts";

const [yard] = aSite().locations;
if (!yard) throw new Error("the test site has a location");
const workshop = {
  ...yard,
  id: "w",
  slug: "workshop",
  name: "Harbour Service Dubbo",
  location_type: "service" as const,
};
const siteWith = (changes: Partial<Site> = {}) =>
  aSite({ pages: { on: ["/our-location/{slug}"] }, ...(changes as Partial<SiteDocumentInput>) });

async function page(path: string, changes: Partial<Site> = {}, search: unknown = async () => ({ hits: [] })) {
  const site = siteWith(changes);
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(apiContext, { search } as unknown as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(path, "http://harbour.localhost");
  const slug = url.pathname.split("/").at(-1);
  const asked = { request: new Request(url), url, params: { slug }, context, unstable_pattern: path };
  return loader(asked as unknown as Parameters<typeof loader>[0]);
}

describe("The page of a location", () => {
  it("is there for each location that the site shows, and for no other", async () => {
    expect((await page("/our-location/dubbo")).data.location.name).toBe("Harbour Mazda Dubbo");
    await expect(page("/our-location/elsewhere")).rejects.toMatchObject({ init: { status: 404 } });
    await expect(
      page("/our-location/dubbo", { locations: [workshop, { ...yard, visible: false }] }),
    ).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("lets a shopper choose between what the dealer has in the town, and shows what is chosen", async () => {
    const elsewhere = { ...workshop, id: "o", slug: "orange", address: { ...yard.address, city: "Orange" } };
    const locations = [yard, workshop, elsewhere];
    const { data } = await page("/our-location/dubbo?type=service", { locations });
    expect(data.types).toEqual([
      { value: "sales", name: "Sales" },
      { value: "service", name: "Service" },
    ]);
    expect([data.location.name, data.stockHref, data.path]).toEqual([
      "Harbour Service Dubbo",
      undefined,
      "/our-location/dubbo",
    ]);
    expect((await page("/our-location/orange", { locations })).data.types).toHaveLength(1);
    expect((await page("/our-location/dubbo?type=nothing", { locations })).data.location.id).toBe(yard.id);
  });

  it("has the numbers for kinds of cars where cars are sold, and the dealer's where it has none of its own", async () => {
    const phones = { ...siteWith().phones, byCarType: { used: "02 5550 0177" } };
    expect((await page("/our-location/dubbo", { phones })).data.phones).toEqual([
      { label: "Phone", phone: "02 5550 0100" },
      { label: "Used cars", phone: "02 5550 0177", number: "used" },
    ]);
    const silent = { ...workshop, contact_detail: { ...yard.contact_detail, phone: null, landline_phone: null } };
    expect((await page("/our-location/workshop", { phones, locations: [silent] })).data.phones).toEqual([
      { label: "Phone", phone: "02 5550 0100" },
    ]);
  });

  it("shows a rating above the site's minimum alone", async () => {
    const locations = [{ ...yard, average_rating: 4.2, review_count: 31 }];
    expect((await page("/our-location/dubbo", { locations })).data.rating).toEqual({ average: 4.2, count: 31 });
    const reviews = { ...siteWith().reviews, minimumExclusive: 4.5 };
    expect((await page("/our-location/dubbo", { locations, reviews })).data.rating).toBeUndefined();
  });

  it("names the dealership, with its id in stock feeds", async () => {
    const dealer = {
      ...siteWith().dealer,
      dealerships: [{ slug: "dubbo-mazda", name: "Dubbo Mazda", dealership_id: "D1" }],
    };
    const locations = [{ ...yard, dealership_slug: "dubbo-mazda" }];
    expect((await page("/our-location/dubbo", { dealer, locations })).data.dealership).toEqual({
      name: "Dubbo Mazda",
      id: "D1",
    });
  });

  it("is a page of the location's dealership, whose minimum for reviews holds there", async () => {
    const dealer = {
      ...siteWith().dealer,
      dealerships: [{ slug: "dubbo-mazda", name: "Dubbo Mazda", overrides: { reviewMinimumExclusive: 3 } }],
    };
    const rated = { ...yard, average_rating: 3.5, review_count: 31 };
    const locations = [{ ...rated, dealership_slug: "dubbo-mazda" }];
    const { data } = await page("/our-location/dubbo", { dealer, locations });
    expect([data.shownDealership?.name, data.rating]).toEqual(["Dubbo Mazda", { average: 3.5, count: 31 }]);
    const of = await page("/our-location/dubbo", { dealer, locations: [rated] });
    expect([of.data.shownDealership, of.data.rating]).toEqual([undefined, undefined]);
  });

  it("is whole while the search does not answer, without cars", async () => {
    const away = async () => Promise.reject(new Error("away"));
    expect((await page("/our-location/dubbo", {}, away)).data.cars).toEqual([]);
  });

  it("is kept until the dealer closes, and never past midnight", async () => {
    const { init } = await page("/our-location/dubbo");
    expect(new Headers(init?.headers).get("x-valid-until")).toBe(String(Date.parse("2026-11-21T05:00:00Z")));
  });
});

const all = "/search/new-used-and-demo-cars";
const second = { ...yard, id: "2", slug: "second", name: "Second Yard" };
/** A search that answers with the facets of a stock, of which an asked value finds a car where it is among them. */
const stock = (facets: Record<string, string[]>) =>
  vi.fn(async (asked: Record<string, string>) => ({
    hits: Object.entries(asked).every(([name, value]) => facets[name]?.includes(value)) ? [{ status: "in_stock" }] : [],
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, values]) => [name, values.map((value) => ({ value, count: 1 }))]),
    ),
  }));
const stockLinks = async (locations: Site["locations"], search: unknown) => {
  const of = await readLocationStock({ search } as ApiClient, { locations }, new AbortController().signal);
  return locations.map((place) => of(place)?.href);
};

describe("View Our Stock", () => {
  it("leads to the cars that name the yard, of a workshop and of a yard without cars nowhere", async () => {
    const search = stock({ location_name: [yard.name] });
    expect(await stockLinks([yard, second, workshop], search)).toEqual([
      `${all}?location_name=Harbour+Mazda+Dubbo`,
      undefined,
      undefined,
    ]);
    expect(await stockLinks([workshop], search)).toEqual([undefined]);
  });

  it("leads to all cars where there is one yard: its stock file need not name it", async () => {
    const search = stock({});
    const locations = [yard, workshop];
    expect(await stockLinks(locations, search)).toEqual([all, undefined]);
    expect((await page("/our-location/dubbo", { locations }, search)).data.cars).toHaveLength(1);
    expect(search).toHaveBeenCalledWith({}, expect.anything());
  });

  it("leads to the dealership's cars where they name the dealership alone, which has several yards", async () => {
    const locations = [yard, second].map((place) => ({ ...place, dealership_slug: "dubbo-mazda" }));
    const search = stock({ dealership_slug: ["dubbo-mazda"] });
    expect(await stockLinks(locations, search)).toEqual(["/search/dubbo-mazda", "/search/dubbo-mazda"]);
    const { data } = await page("/our-location/dubbo", { locations }, search);
    expect([data.stockHref, data.cars.length]).toEqual(["/search/dubbo-mazda", 1]);
  });

  it("shows no car of one yard as another's: the dealership's cars say where they stand", async () => {
    const locations = [yard, second].map((place) => ({ ...place, dealership_slug: "dubbo-mazda" }));
    const search = stock({ location_name: [yard.name], dealership_slug: ["dubbo-mazda"] });
    expect(await stockLinks(locations, search)).toEqual([`${all}?location_name=Harbour+Mazda+Dubbo`, undefined]);
  });

  it("stays while the search does not answer", async () => {
    const away = async () => Promise.reject(new Error("away"));
    expect(await stockLinks([yard, second], away)).toEqual([
      `${all}?location_name=Harbour+Mazda+Dubbo`,
      `${all}?location_name=Second+Yard`,
    ]);
  });
});

describe("The links of a location's card", () => {
  it("lead to its page and its cars, and nowhere that is off", () => {
    const cars = { href: all, search: {} };
    expect(locationLinks(siteWith(), yard, cars)).toEqual({
      contact: undefined,
      details: "/our-location/dubbo",
      stock: all,
    });
    expect(locationLinks(aSite({ pages: { on: [] } }), yard, undefined)).toEqual({});
  });

  it("write to the dealership of the location where it has a page, else to the dealer", () => {
    const dealer = { ...siteWith().dealer, dealerships: [{ slug: "dubbo-mazda", name: "Dubbo Mazda" }] };
    const site = aSite({ pages: { on: ["/contact", "/contact-us/{dealer}"] }, dealer });
    expect(
      [yard, { ...yard, dealership_slug: "dubbo-mazda" }].map((place) => locationLinks(site, place, undefined).contact),
    ).toEqual(["/contact", "/contact-us/dubbo-mazda"]);
  });
});
