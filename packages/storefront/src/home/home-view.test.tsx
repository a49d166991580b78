import { siteMoney } from "@forecourt/core";
import { aSite } from "@forecourt/core/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { sendRootData } from "../root/root-data.ts";
import type { RootData } from "../root/root-data.ts";
import { useHomePage } from "./home-view.tsx";

afterEach(cleanup);

const site = aSite({ search: { vehicleType: "motorbikes" } });

/** Opens the stock search of a first page whose site has so many for sale. */
async function open(count: number) {
  const root = sendRootData({ site, money: siteMoney(site) } as unknown as RootData);
  const home = {
    home: { heading: "Ride on", text: "" },
    slides: [],
    blocks: [],
    blocksData: {},
    facts: {},
    count,
    facets: { car_type: [], make: [], simple_body: [] },
    presets: [10_000],
    prices: [10_000],
    isUnavailable: false,
    allStock: "/search/new-used-and-demo-cars",
    now: 0,
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ id: "home", index: true, loader: () => home, Component: () => useHomePage().parts.finder }],
    },
  ]);
  await act(async () => void render(<Stub hydrationData={{ loaderData: { root, home } }} />));
}

describe("The stock search of the first page", () => {
  it("says how many there are", async () => {
    await open(12);
    expect(await screen.findByRole("button", { name: "Show Me 12 motorbikes" })).toBeTruthy();
  });

  it("gives the dealer's number in place of a button to show none, where nothing is for sale", async () => {
    await open(0);
    expect(await screen.findByRole("heading", { name: "No motorbikes for sale here at the moment" })).toBeTruthy();
    expect(screen.getByRole("link", { name: `Call ${site.dealer.phone}` })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Show Me/ })).toBeNull();
    expect(screen.queryByRole("form")).toBeNull();
  });
});
