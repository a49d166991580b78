import { aSite } from "@forecourt/core/testing";
import { shownDealership } from "@forecourt/core/schemas";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub, Link, Outlet, RouterContextProvider } from "react-router";
import type * as Router from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type * as RouterParts from "../react-router/index.ts";
import { rootLoader } from "./root-loader.ts";
import { nowContext, siteContext } from "../contexts.ts";
import { SiteDocument } from "./site-document.tsx";

// A page of the router's stub has no built scripts to name, and a script that a browser renders is none.
vi.mock("react-router", async (actual) => ({
  ...(await actual<typeof Router>()),
  Scripts: () => null,
}));
vi.mock("../react-router/index.ts", async (actual) => ({
  ...(await actual<typeof RouterParts>()),
  ScrollRestoration: () => null,
}));
afterEach(() => {
  cleanup();
  // The visits of its pages.
  sessionStorage.clear();
});

const dealerships = [
  { slug: "north", name: "North Ford", phone: "02 5550 0170" },
  { slug: "south", name: "South Kia", phone: "02 5550 0180" },
];
const site = aSite({ name: "Western Group", dealer: { ...aSite().dealer, dealerships } });
const context = new RouterContextProvider();
context.set(siteContext, site);
context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
const theme = { accent: "#1f5fd0", page: "#ffffff", band: "#14181f", ink: "#14181f" };
const root = rootLoader(theme)({ context } as unknown as Parameters<ReturnType<typeof rootLoader>>[0]);

const page = (path: string, slug?: string) => ({
  id: path,
  path,
  loader: () => ({ shownDealership: shownDealership(site, slug) }),
  Component: () => (
    <>
      <Link to="/north">to North</Link>
      <Link to="/south">to South</Link>
      <Link to="/group">to the group</Link>
    </>
  ),
});
const Site = createRoutesStub([
  {
    id: "root",
    loader: () => root,
    Component: () => (
      <SiteDocument>
        <Outlet />
      </SiteDocument>
    ),
    children: [page("/group"), page("/north", "north"), page("/south", "south")],
  },
]);

describe("From page to page of a group", () => {
  it("header and footer change with the dealership, and there is one of each", async () => {
    render(
      <Site
        initialEntries={["/group"]}
        hydrationData={{ loaderData: { root, "/group": { shownDealership: undefined } } }}
      />,
      { container: document },
    );
    const shown = () =>
      ["header", "footer"].map((name) =>
        [...document.querySelectorAll<HTMLElement>(name)].map((part) => part.dataset["dealership"]),
      );
    await waitFor(() => expect(shown()).toEqual([[undefined], [undefined]]));
    for (const [link, slug, phone] of [
      ["to North", "north", "02 5550 0170"],
      ["to South", "south", "02 5550 0180"],
      ["to the group", undefined, site.dealer.phone],
    ] as const) {
      fireEvent.click(screen.getByRole("link", { name: link }));
      await waitFor(() => expect(shown()).toEqual([[slug], [slug]]));
      expect(document.querySelector("header")?.textContent).toContain(phone);
    }
  });
});
