// @vitest-environment node
import type { SearchResponse } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import { aCar, aSite } from "@forecourt/core/testing";
import { prerender } from "react-dom/static";
import type { ComponentType } from "react";
import { createRoutesStub, Outlet, RouterContextProvider } from "react-router";
import type * as Router from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useRefinementList } from "react-instantsearch";
import { describe, expect, it, vi } from "vitest";
import { comparisonWarningId } from "./comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "./contexts.ts";
import { rootLoader } from "./root/root-loader.ts";
import { SiteDocument } from "./root/site-document.tsx";
import type { PageHandle } from "./root/site-document.tsx";
import Home, { loader as homeLoader } from "./routes/home.tsx";
import PrintPage, { handle as printHandle, loader as printLoader } from "./routes/print.tsx";
import SearchPage, { loader as searchLoader } from "./routes/search.tsx";
import VehiclePage, { loader as vehicleLoader } from "./routes/vehicle.tsx";
import type { SiteSlots } from "./site-slots.ts";

// A page of the router's stub has no built scripts to name.
vi.mock("react-router", async (actual) => ({ ...(await actual<typeof Router>()), Scripts: () => null }));

const site = aSite({ name: "Twin Ridge", home: { heading: "Two wheels" }, calculator: { enabled: true } });
const bike = aCar({ make: "Yamaha", model: "MT-07", item_type: "motorbike" });

/** Each says where it stands and what it was given. */
const own: Omit<SiteSlots, "SearchLayout" | "VehicleLayout"> = {
  Header: ({ site: { name }, currentPath }) => <header>{`own header of ${name} at ${currentPath}`}</header>,
  Footer: ({ site: { name } }) => <footer>{`own footer of ${name}`}</footer>,
  Hero: ({ heading, finder }) => (
    <section>
      <h1>{`own hero: ${heading}`}</h1>
      {finder}
    </section>
  ),
  CarCard: ({ car, headingLevel = 3 }) => <article>{`own card of ${car.make}, heading ${headingLevel}`}</article>,
  Blocks: { prose: () => <p>own prose</p> },
  VehicleSidebar: ({ car, links }) => (
    <aside>{`own sidebar of ${car.model}: ${links.map(({ label }) => label).join(", ")}`}</aside>
  ),
  FilterRail: ({ facets, result }) => (
    <div>{`own filters of ${facets.slice(0, 2).join(" and ")}, ${result.count} found`}</div>
  ),
  ResultGrid: ({ cars }) => (
    <ol>
      {cars.map(({ id, model }) => (
        <li key={id}>{`own row of ${model}`}</li>
      ))}
    </ol>
  ),
  EmptyResult: ({ clearFiltersTo }) => <p>{`own words for no car, back to ${clearFiltersTo}`}</p>,
  ResultPages: ({ page, pageCount, href }) => <a href={href(page + 1)}>{`own page ${page} of ${pageCount}`}</a>,
  instantSearch: false,
  VehicleFinance: ({ warningId }) => <section>{`own finance, warned by ${warningId}`}</section>,
};

const place = {
  outcome: "found",
  kind: "condition",
  path: "/search/used-cars",
  canonicalPath: "/search/used-cars",
  filters: { car_type: ["used"] },
  subject: { carTypes: ["used"] },
  related: [],
};

/** The whole document of a page, as the server sends it. */
async function documentOf(
  path: string,
  page: {
    Component: ComponentType;
    loader: (args: LoaderFunctionArgs) => Promise<{ data: unknown }>;
    handle?: PageHandle;
  },
  slots: Partial<SiteSlots>,
  found: Partial<SearchResponse> = {},
  more: { site?: Partial<Site>; api?: object } = {},
) {
  const context = new RouterContextProvider();
  const facets = { make: [{ value: "Yamaha", count: 1 }] };
  const stock = { hits: [bike], pages: 1, count: 1, facets, facetStats: {}, ms: 1, ...found };
  context.set(siteContext, { ...site, ...more.site });
  context.set(apiContext, {
    search: async () => stock,
    getSearchPath: async () => place,
    featuredCars: async () => ({ cars: [] }),
    getCar: async () => bike,
    similarCars: async () => ({ cars: [], fromDealer: [] }),
    comparePrice: async () => ({ fill: null }),
    ...more.api,
  } as unknown as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(path, "http://twin-ridge.localhost");
  const args = { request: new Request(url), url, params: { slug: bike.slug }, context, pattern: "" };
  const { data } = await page.loader(args);
  const Document = () => (
    <SiteDocument slots={slots}>
      <Outlet />
    </SiteDocument>
  );
  const Page = createRoutesStub([
    {
      id: "root",
      Component: Document,
      children: [{ id: "page", path: "*", Component: page.Component, handle: page.handle }],
    },
  ]);
  const theme = { accent: "#1f5fd0", page: "#ffffff", band: "#14181f", ink: "#14181f" };
  const { prelude } = await prerender(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { root: rootLoader(theme)(args), page: data } }} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

describe("the pages of a dealership", () => {
  const dealer = {
    ...site.dealer,
    dealerships: [
      {
        slug: "north",
        name: "North Ridge",
        phone: "02 5550 0170",
        address: { street: "9 North Road", city: "Orange", state: "NSW", postcode: "2800" },
        navigation: [{ label: "Our bikes", to: "/search/north" }],
      },
    ],
  };
  const north = {
    ...place,
    kind: "dealership",
    path: "/search/north",
    canonicalPath: "/search/north",
    filters: { dealership_slug: ["north"] },
    subject: { dealership: "North Ridge" },
  };
  const search = { Component: SearchPage, loader: searchLoader };
  const shown = (path: string, found: object, slots: Partial<SiteSlots> = {}) =>
    documentOf(path, search, slots, {}, { site: { dealer }, api: { getSearchPath: async () => found } });
  const partOf = (html: string, name: string) => new RegExp(`<${name}.*?</${name}>`, "s").exec(html)?.[0] ?? "";

  it("have its name, phone, address and menu in header and footer, and the way back to the group", async () => {
    const html = await shown("/search/north", north);
    const [header, footer] = [partOf(html, "header"), partOf(html, "footer")];
    for (const part of [header, footer])
      for (const text of ["North Ridge", "02 5550 0170", ">Our bikes</a>", ">Twin Ridge</a>"])
        expect(part).toContain(text);
    expect(header).toContain('href="/search/north" aria-label="North Ridge, home"');
    expect(header).not.toContain(site.dealer.phone);
    expect(footer).toContain("9 North Road, Orange NSW 2800");
  });

  it("leave the pages of the group as they are", async () => {
    const html = await shown("/search/used-cars", place);
    expect(partOf(html, "header")).toContain('href="/" aria-label="Twin Ridge, home"');
    expect(html).not.toContain("North Ridge");
    expect(html).not.toContain("9 North Road");
  });

  it("give a template's own header and footer the same", async () => {
    const html = await shown("/search/north", north, own);
    expect(html).toContain("own header of North Ridge at /search/north");
    expect(html).toContain("own footer of North Ridge");
  });
});

describe("parts that a template has its own of", () => {
  it("stand on the first page", async () => {
    const html = await documentOf("/", { Component: Home, loader: homeLoader }, own);
    for (const text of [
      "own header of Twin Ridge at /",
      "own hero: Two wheels",
      "Show Me",
      "own card of Yamaha, heading 3",
      "own footer of Twin Ridge",
    ])
      expect(html).toContain(text);
  });
  it("stand among the blocks that the dealer has on the first page in place of our sections", async () => {
    const blocks = [
      { kind: "prose", text: "<p>Ours.</p>" },
      { kind: "statistics", figures: [{ value: "1984", label: "founded" }], source: "The register of companies" },
    ];
    const html = await documentOf(
      "/",
      { Component: Home, loader: homeLoader },
      own,
      {},
      { site: { shownContent: { page: [{ id: "home" }] } }, api: { getContent: async () => ({ blocks }) } },
    );
    expect(html).toContain("own hero: Two wheels");
    expect(html).toContain("own prose");
    expect(html).toContain("1984");
    expect(html).not.toContain("Latest arrivals");
    expect(html).not.toContain("Visit us");
  });
  it("stand on the page of a vehicle", async () => {
    const html = await documentOf(bike.path, { Component: VehiclePage, loader: vehicleLoader }, own);
    for (const text of [
      `own header of Twin Ridge at ${bike.path}`,
      "own sidebar of MT-07: Enquire Now",
      `own finance, warned by ${comparisonWarningId}`,
    ])
      expect(html).toContain(text);
  });
  it("stand on the results", async () => {
    const html = await documentOf("/search/used-cars", { Component: SearchPage, loader: searchLoader }, own);
    for (const text of ["own filters of price and simple_body, 1 found", "own row of MT-07"])
      expect(html).toContain(text);
    expect(html).not.toContain("filter-form");
  });
  it("stand where there are several pages of results, and where there is none", async () => {
    const search = { Component: SearchPage, loader: searchLoader };
    const several = await documentOf("/search/used-cars", search, own, { pages: 3, count: 44 });
    expect(several).toContain('<a href="/search/used-cars?page=2">own page 1 of 3</a>');
    const none = await documentOf("/search/used-cars", search, own, { hits: [], pages: 0, count: 0 });
    expect(none).toContain("own words for no car, back to ");
    expect(none).not.toContain("No Results Available");
    const ours = await documentOf("/search/used-cars", search, {}, { pages: 3, count: 44 });
    for (const text of ['id="filters"', "<article", 'aria-label="Result pages"']) expect(ours).toContain(text);
  });
  it("lay the page of a car out, each part where the template wants it and once", async () => {
    const layout: Partial<SiteSlots> = {
      VehicleLayout: ({ car, links, estimate, parts }) => (
        <article>
          <h1>{`own page of ${car.model}`}</h1>
          {parts.viewer}
          <p>{links.map(({ label }) => label).join(", ")}</p>
          {estimate}
          {parts.specs}
          {parts.features || <p>equipment not known</p>}
          {parts.finance}
        </article>
      ),
    };
    const page = { Component: VehiclePage, loader: vehicleLoader };
    const found = { api: { getCar: async () => ({ ...bike, standardEquipment: [] }) } };
    const html = await documentOf(bike.path, page, layout, {}, found);
    for (const text of [
      "own page of MT-07",
      "Enquire Now",
      "Key information",
      "equipment not known",
      "Work out repayments",
    ])
      expect(html).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
    // Masked numbers and their log ask the page which car it is about.
    expect(html).toContain(`data-car-id="${bike.id}"`);
    expect(html).not.toContain("At a glance");
  });
  it("lay the results out, with filters of their own that work as a form", async () => {
    const layout: Partial<SiteSlots> = {
      SearchLayout: ({ parts, filters, FilterForm, region }) => (
        <div>
          {parts.heading}
          {parts.keywords}
          <FilterForm {...filters} asMenus>
            {({ facets, show }) => (
              <>
                {facets.map(({ name, field }) => (
                  <div key={name}>{field}</div>
                ))}
                {show}
              </>
            )}
          </FilterForm>
          <section {...region}>
            {parts.count}
            {parts.cars}
          </section>
        </div>
      ),
    };
    const page = { Component: SearchPage, loader: searchLoader };
    const html = await documentOf("/search/used-cars", page, layout);
    expect(html).toContain('data-part="facet" data-facet="make" name="filters"');
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).not.toContain('data-part="filter-rail"');
    expect(html).not.toContain("Filters</h2>");
  });
  it("are not called where they have nothing to show", async () => {
    const VehicleFinance = vi.fn(() => null);
    const page = { Component: VehiclePage, loader: vehicleLoader };
    const bare = { site: { calculator: { ...site.calculator, enabled: false } } };
    await documentOf(bike.path, page, { VehicleFinance }, {}, bare);
    expect(VehicleFinance).not.toHaveBeenCalled();
    await documentOf(bike.path, page, { VehicleFinance });
    expect(VehicleFinance).toHaveBeenCalled();
  });
  it("use hooks of InstantSearch on the results, with the values of the page", async () => {
    function Bar() {
      const { items } = useRefinementList({ attribute: "make" });
      return (
        <ul>
          {items.map(({ label, count, value }) => (
            <li key={value}>{`own choice of ${label}, ${count}`}</li>
          ))}
        </ul>
      );
    }
    const slots = { FilterRail: Bar, instantSearch: true };
    const page = { Component: SearchPage, loader: searchLoader };
    // The code of InstantSearch is loaded the first time that it is needed; entry-server.tsx waits for it.
    await expect.poll(() => documentOf("/search/used-cars", page, slots)).toContain("own choice of Yamaha, 1");
  });
  it("leave the sheet of a car for printing alone: no menus, no footer", async () => {
    const page = { Component: PrintPage, loader: printLoader, handle: printHandle };
    const html = await documentOf(`/print?car_id=${bike.slug}`, page, own);
    expect(html).toContain("MT-07");
    expect(html).not.toMatch(/own header|own footer|Skip to content/);
  });

  it("are ours where it has none", async () => {
    const home = await documentOf("/", { Component: Home, loader: homeLoader }, {});
    expect([...home.matchAll(/<(header|footer|main|h1|article)[ >]/g)].map(([, tag]) => tag)).toEqual([
      "header",
      "main",
      "h1",
      "article",
      "article",
      "footer",
    ]);
    const vehicle = await documentOf(bike.path, { Component: VehiclePage, loader: vehicleLoader }, {});
    expect([...vehicle.matchAll(/<h[12][^>]*>([^<]+)/g)].map(([, text]) => text).slice(0, 2)).toEqual([
      "2021 Yamaha MT-07",
      "Key information",
    ]);
    expect(vehicle).toContain("Work out repayments");
  });
});
