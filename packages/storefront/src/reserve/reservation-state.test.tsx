import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { RootData } from "../root/root-data.ts";
import { sendRootData } from "../root/root-data.ts";
import { ReservationState } from "./reservation-state.tsx";

afterEach(cleanup);
const root = sendRootData({ site: aSite(), money: { locale: "en-AU", currency: "AUD" } } as unknown as RootData);
const href = "/cars/a-car/checkout";

/** The page of a reservation that has ended. */
async function seeEnded(canReserve: boolean) {
  const car = aCar({ id: "7", slug: "a-car", status: canReserve ? "in_stock" : "sold" });
  const reservation = {
    id: "1",
    car: { id: "7", slug: "a-car", name: car.name },
    state: "released" as const,
    payment: "refunded" as const,
    end: "time_over" as const,
    until: "2026-11-21T01:00:00.000Z",
    time_zone: "Australia/Sydney",
    deposit_cents: 20_000,
    currency: "AUD",
    is_refundable: true,
    pay_url: null,
    receipt_number: "R-1",
    words: { title: "Your reservation has ended", lines: [], tone: "over" as const },
    payLabel: "Pay $200 deposit",
  };
  const page = { reservation, car, canReserve, name: car.name, garage: undefined, action: href, formAction: href };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      Component: () => <ReservationState {...page} />,
    },
  ]);
  render(<Stub />);
  await screen.findByText("Your reservation has ended");
}

describe("The page of a reservation that has ended", () => {
  it("offers to reserve the car again while it can be", async () => {
    await seeEnded(true);
    expect(screen.getByRole("link", { name: "Reserve it again" }).getAttribute("href")).toBe(href);
  });

  it("has no button for a car that was sold meanwhile: it would lead to a refusal", async () => {
    await seeEnded(false);
    expect(screen.queryByRole("link", { name: "Reserve it again" })).toBeNull();
  });
});
