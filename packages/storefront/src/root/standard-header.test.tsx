import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet, RouterContextProvider } from "react-router";
import type * as Router from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { nowContext, siteContext } from "../contexts.ts";
import type * as RouterParts from "../react-router/index.ts";
import { rootLoader } from "./root-loader.ts";
import { SiteDocument } from "./site-document.tsx";

// A page of the router's stub has no built scripts to name.
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

const site = aSite({ theme: { header: "search" } });
const context = new RouterContextProvider();
context.set(siteContext, site);
context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
const theme = { accent: "#1f5fd0", page: "#ffffff", band: "#14181f", ink: "#14181f" };
const root = rootLoader(theme)({ context } as unknown as Parameters<ReturnType<typeof rootLoader>>[0]);
const Site = createRoutesStub([
  {
    id: "root",
    loader: () => root,
    Component: () => (
      <SiteDocument>
        <Outlet />
      </SiteDocument>
    ),
    children: [
      { path: "/", Component: () => null },
      { path: "/about", Component: () => null },
      { path: "/any-cars", handle: { filters: true }, Component: () => null },
    ],
  },
]);
const open = (path: string) =>
  render(<Site initialEntries={[path]} hydrationData={{ loaderData: { root } }} />, { container: document });

describe("A header with a search box", () => {
  it("has it on a page without one", async () => {
    open("/about");
    expect(await screen.findAllByRole("search")).toHaveLength(1);
  });

  it("leaves it to the first page, which opens with one", async () => {
    open("/");
    expect(await screen.findByRole("banner")).toBeTruthy();
    expect(screen.queryByRole("search")).toBeNull();
  });

  it("leaves it to a page of results, whatever its path, as that has a box of its own", async () => {
    open("/any-cars");
    expect(await screen.findByRole("banner")).toBeTruthy();
    expect(screen.queryByRole("search")).toBeNull();
  });
});
