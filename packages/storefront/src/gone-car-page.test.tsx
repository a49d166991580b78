import { aCar, aSite } from "@forecourt/core/testing";
import type { GoneCar } from "@forecourt/api";
import type { CarSummary } from "@forecourt/core/schemas";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { GoneCarPage } from "./late-gone-car-page.tsx";
import { sendRootData } from "./root/root-data.ts";
import type { RootData } from "./root/root-data.ts";

afterEach(cleanup);

const now = new Date("2026-11-21T00:00:00Z");
const finance = {
  weeklyEstimate: true,
  interestRatePercent: 7.49,
  comparisonRatePercent: 8.53,
  creditLicence: "ACL 0",
};
const site = aSite({ stock: { justArrivedTag: "Just in", justArrivedDays: 8 }, finance });
const root = sendRootData({ site, money: { locale: "en-AU", currency: "AUD" } } as unknown as RootData);
const gone: GoneCar = {
  id: "1",
  name: "2019 Kia Rio",
  make: "Kia",
  model: "Rio",
  car_type: "used",
  simple_body: null,
  price: 15_990,
  is_sold: true,
  picture: "rio.jpg",
};

/** Opens the page, and answers its heading. */
async function open(changes: Partial<GoneCar> = {}, cars: CarSummary[] = []) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      Component: Outlet,
      children: [
        {
          index: true,
          Component: () => (
            <GoneCarPage gone={{ ...gone, ...changes }} others={{ cars, fromDealer: [] }} now={now.getTime()} />
          ),
        },
      ],
    },
  ]);
  render(<Stub />);
  return (await screen.findByRole("heading", { level: 1 })).textContent;
}

describe("The page of a car that is gone", () => {
  it("says Just in of none of the others but those that came lately", async () => {
    await open({}, [
      aCar({ id: "2", name: "2021 Kia Rio", created_at: "2026-09-01T00:00:00Z" }),
      aCar({ id: "3", name: "2022 Kia Rio", created_at: "2026-11-20T00:00:00Z" }),
    ]);
    expect(screen.getAllByRole("article").map((card) => card.textContent.includes("Just in"))).toEqual([false, true]);
  });

  it("warns of the comparison rates that the cards of the others show", async () => {
    await open({}, [aCar({ id: "2", name: "2021 Kia Rio" })]);
    expect(await screen.findByText(/WARNING: This comparison rate/)).toBeTruthy();
  });

  it("says that the car was sold", async () => {
    expect(await open()).toBe("This 2019 Kia Rio has been sold");
    expect(screen.getByText("Sold")).toBeTruthy();
  });

  it("does not call a car sold that the dealer took off sale", async () => {
    expect(await open({ is_sold: false })).toBe("This 2019 Kia Rio is no longer for sale");
    expect(screen.queryByText("Sold")).toBeNull();
  });
});
