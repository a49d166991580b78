import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { GoneCarPage } from "./late-gone-car-page.tsx";
import { sendRootData } from "./root/root-data.ts";
import type { RootData } from "./root/root-data.ts";

afterEach(cleanup);

const now = new Date("2026-11-21T00:00:00Z");
const site = aSite({ stock: { justArrivedTag: "Just in", justArrivedDays: 8 } });
const root = sendRootData({ site, money: { locale: "en-AU", currency: "AUD" } } as unknown as RootData);
const gone = {
  id: "1",
  name: "2019 Kia Rio",
  make: "Kia",
  model: "Rio",
  car_type: "used",
  simple_body: null,
  price: 15_990,
} as const;

describe("The page of a car that was sold", () => {
  it("says Just in of none of the others but those that came lately", async () => {
    const cars = [
      aCar({ id: "2", name: "2021 Kia Rio", created_at: "2026-09-01T00:00:00Z" }),
      aCar({ id: "3", name: "2022 Kia Rio", created_at: "2026-11-20T00:00:00Z" }),
    ];
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
            Component: () => <GoneCarPage gone={gone} others={{ cars, fromDealer: [] }} now={now.getTime()} />,
          },
        ],
      },
    ]);
    render(<Stub />);
    await screen.findByRole("heading", { name: "This 2019 Kia Rio has been sold" });
    expect(screen.getAllByRole("article").map((card) => card.textContent.includes("Just in"))).toEqual([false, true]);
  });
});
