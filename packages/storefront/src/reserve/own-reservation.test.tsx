import { savedStoreOf } from "@forecourt/account/saved";
import type { ReservationAnswer } from "@forecourt/api";
import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { RootData } from "../root/root-data.ts";
import { sendRootData } from "../root/root-data.ts";
import { useKeptReservation } from "./use-kept-reservation.ts";
import { PurchaseStart } from "../purchase/purchase-start.tsx";
import { NotReservable } from "./not-reservable.tsx";
import { OwnReservation } from "./own-reservation.tsx";

const site = aSite();
const root = sendRootData({ site, money: { locale: "en-AU", currency: "AUD" } } as unknown as RootData);
const car = aCar({ id: "7", slug: "a-car", reserved: true });
const hour = 3_600_000;
const href = "/cars/a-car/checkout?reservation=1.secret";

afterEach(async () => {
  cleanup();
  await savedStoreOf(site.slug).forget();
});

async function visit(Component: () => React.ReactNode) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      Component: () => (
        <main>
          <Component />
        </main>
      ),
    },
  ]);
  render(<Stub />);
  return screen.findByRole("main");
}
/** The page of a reservation in this browser. */
async function seeReservation(state: ReservationAnswer["state"], until = Date.now() + hour, at = href) {
  await visit(function Page() {
    const reservation = { car, state, until: new Date(until).toISOString() };
    useKeptReservation(reservation, at, null);
    return "the reservation";
  });
  cleanup();
}
const seeCar = () => visit(() => <OwnReservation carId={car.id} others="Reserved for someone at the moment." />);

describe("The page of a reserved car", () => {
  it("says to everybody else that somebody has it", async () => {
    expect((await seeCar()).textContent).toBe("Reserved for someone at the moment.");
  });

  it("leads the shopper who reserved it back to her reservation", async () => {
    await seeReservation("reserved");
    expect((await seeCar()).textContent).toBe("Reserved for you. See your reservation");
    expect(screen.getByRole("link").getAttribute("href")).toBe(href);
  });

  it("does not say that the car is hers once the time that she was given is over", async () => {
    await seeReservation("held", Date.now() - 1);
    expect((await seeCar()).textContent).toBe("Reserved at the moment. See your reservation");
  });

  it("forgets a reservation that has ended, but not a later one of the same car", async () => {
    await seeReservation("reserved");
    await seeReservation("released", undefined, "/cars/a-car/checkout?reservation=0.older");
    expect(savedStoreOf(site.slug).getState().reserved).toHaveLength(1);
    await seeReservation("released");
    expect((await seeCar()).textContent).toBe("Reserved for someone at the moment.");
  });
});

describe("The page that reserves a car which somebody has", () => {
  const see = () => visit(() => <NotReservable car={car} />);

  it("says to everybody else that it cannot be reserved, and offers to ask", async () => {
    await see();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This car cannot be reserved online");
    expect(screen.getByRole("link", { name: "Ask about this car" })).toBeDefined();
  });

  it("leads the shopper who has it on to her reservation, as from a second tab or with the back button", async () => {
    await seeReservation("held");
    await see();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You are reserving this car");
    expect(screen.getByRole("link", { name: "See your reservation" }).getAttribute("href")).toBe(href);
    expect(screen.queryByText(/cannot be reserved|Somebody/)).toBeNull();
  });

  it("does not claim the car for her once the time that she was given is over", async () => {
    await seeReservation("held", Date.now() - 1);
    await see();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This car cannot be reserved online");
    expect(screen.getByRole("link", { name: "See your reservation" }).getAttribute("href")).toBe(href);
  });
});

describe("The page that begins the purchase of a car which somebody has", () => {
  const see = () =>
    visit(() => <PurchaseStart car={car} action="/" canBuy={false} isOver={false} enquireHref="/ask" />);

  it("says to everybody else that it cannot be bought", async () => {
    await see();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This car cannot be bought online");
  });

  it("leads the shopper who is buying it on to her purchase", async () => {
    await seeReservation("held");
    await see();
    expect(screen.getByRole("link", { name: "See your reservation" }).getAttribute("href")).toBe(href);
    expect(screen.queryByText(/cannot be bought|Somebody else/)).toBeNull();
  });
});
