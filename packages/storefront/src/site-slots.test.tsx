import type { ApiClient } from "@forecourt/api/client";
import { aCar, aSite } from "@forecourt/core/testing";
import { renderToString } from "react-dom/server";
import type { ComponentType } from "react";
import { createRoutesStub, Outlet, RouterContextProvider } from "react-router";
import type * as Router from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { comparisonWarningId } from "./comparison-warning-id.ts";
import { apiContext, nowContext, siteContext } from "./contexts.ts";
import { rootLoader } from "./root/root-loader.ts";
import { SiteDocument } from "./root/site-document.tsx";
import HomePage, { loader as homeLoader } from "./routes/home.tsx";
import VehiclePage, { loader as vehicleLoader } from "./routes/vehicle.tsx";
import type { SiteSlots } from "./site-slots.ts";

// A page of the router's stub has no built scripts to name.
vi.mock("react-router", async (actual) => ({ ...(await actual<typeof Router>()), Scripts: () => null }));

const site = aSite({ name: "Twin Ridge", home: { heading: "Two wheels" }, calculator: { enabled: true } });
const bike = aCar({ make: "Yamaha", model: "MT-07", item_type: "motorbike" });

/** Each says where it stands and what it was given. */
const own: SiteSlots = {
  Header: ({ site: { name }, currentPath }) => <header>{`own header of ${name} at ${currentPath}`}</header>,
  Footer: ({ site: { name } }) => <footer>{`own footer of ${name}`}</footer>,
  Hero: ({ heading, finder }) => (
    <section>
      <h1>{`own hero: ${heading}`}</h1>
      {finder}
    </section>
  ),
  CarCard: ({ car, headingLevel = 3 }) => <article>{`own card of ${car.make}, heading ${headingLevel}`}</article>,
  VehicleSidebar: ({ car, links }) => (
    <aside>{`own sidebar of ${car.model}: ${links.map(({ label }) => label).join(", ")}`}</aside>
  ),
  VehicleFinance: ({ warningId }) => <section>{`own finance, warned by ${warningId}`}</section>,
};

/** The whole document of a page, as the server sends it. */
async function documentOf(
  path: string,
  page: { Component: ComponentType; loader: (args: LoaderFunctionArgs) => Promise<{ data: unknown }> },
  slots: Partial<SiteSlots>,
) {
  const context = new RouterContextProvider();
  const stock = { hits: [bike], pages: 1, count: 1, facets: {}, facetStats: {}, ms: 1 };
  context.set(siteContext, site);
  context.set(apiContext, {
    search: async () => stock,
    featuredCars: async () => ({ cars: [] }),
    getCar: async () => bike,
    similarCars: async () => ({ cars: [], fromDealer: [] }),
    comparePrice: async () => ({ fill: null }),
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
    { id: "root", Component: Document, children: [{ id: "page", path: "*", Component: page.Component }] },
  ]);
  const theme = { accent: "#1f5fd0", page: "#ffffff", band: "#14181f", ink: "#14181f" };
  return renderToString(
    <Page initialEntries={[path]} hydrationData={{ loaderData: { root: rootLoader(theme)(args), page: data } }} />,
  );
}

describe("parts that a template has its own of", () => {
  it("stand on the first page", async () => {
    const html = await documentOf("/", { Component: HomePage, loader: homeLoader }, own);
    for (const text of [
      "own header of Twin Ridge at /",
      "own hero: Two wheels",
      "Show Me",
      "own card of Yamaha, heading 3",
      "own footer of Twin Ridge",
    ])
      expect(html).toContain(text);
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
  it("are ours where it has none", async () => {
    const home = await documentOf("/", { Component: HomePage, loader: homeLoader }, {});
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
