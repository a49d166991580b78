import { aCar } from "@forecourt/core/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { savedStoreOf } from "./use-saved.ts";
import { WatchlistPage } from "./watchlist-page.tsx";

let sites = 0;
const newSite = () => `list-${(sites += 1)}`;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The platform, which answers with these cars, or not at all. */
function platformHas(...cars: ReturnType<typeof aCar>[]) {
  const ask = vi.fn(async (request: Request) => {
    const ids = new URL(request.url).searchParams.get("ids")?.split(",") ?? [];
    return Response.json({ cars: cars.filter(({ id }) => ids.includes(id)) });
  });
  vi.stubGlobal("fetch", ask);
  return ask;
}

const Card = ({ car }: { car: { name: string } }) => <article>{car.name}</article>;
const page = (site: string, suggestions?: ReactNode, alertHref?: (carId: string) => string) => (
  <WatchlistPage
    site={site}
    money={{ locale: "en-AU", currency: "AUD" }}
    CarCard={Card}
    stockHref="/search/used-cars"
    phone="02 5550 0100"
    suggestions={suggestions}
    alertHref={alertHref}
  />
);
const car = (id: number, more = {}) => aCar({ id: String(id), name: `Car ${id}`, slug: `car-${id}-used`, ...more });

describe("The page of the saved cars", () => {
  it("has nothing personal in what the server sends", () => {
    const site = newSite();
    act(() => savedStoreOf(site).toggleSaved(car(1)));
    expect(renderToString(page(site))).not.toContain("Car 1");
  });

  it("shows each car as it is now, with what changed since it was saved, and those looked at", async () => {
    const site = newSite();
    act(() => {
      for (const id of [1, 2, 3]) savedStoreOf(site).toggleSaved(car(id, { price: 30_000 }));
      savedStoreOf(site).recordViewed(car(4));
    });
    const ask = platformHas(car(1, { price: 28_990 }), car(2, { status: "sold" }), car(4));
    render(page(site));
    await screen.findByText("Price dropped by $1,010 since you saved it");
    expect(screen.getByText("Sold since you saved it")).toBeTruthy();
    expect(screen.getByText("No longer available")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Recently viewed" }).textContent).toContain("Car 4");
    expect(ask).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "Remove Car 3" }));
    expect(screen.queryByText("No longer available")).toBeNull();
  });

  it("offers to tell of a lower price where there is a price that can drop, not of a sold car or one without a price", async () => {
    const site = newSite();
    const cars = [car(1, { price: 30_000 }), car(2, { status: "sold" }), car(3, { price: null })];
    act(() => cars.forEach((each) => savedStoreOf(site).toggleSaved(each)));
    platformHas(...cars);
    render(page(site, undefined, (id) => `/save-search?car_id=${id}`));
    await screen.findByText("Sold since you saved it");
    const links = screen.getAllByRole("link", { name: /Tell me when the price drops/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/save-search?car_id=1"]);
  });

  it("keeps the place of a shopper who presses keys when a car is taken off the list", async () => {
    const site = newSite();
    act(() => [1, 2, 3].forEach((id) => savedStoreOf(site).toggleSaved(car(id))));
    platformHas();
    render(page(site));
    await userEvent.click(await screen.findByRole("button", { name: "Remove Car 2" }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Car 1" })));
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Car 3" })));
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Saved cars" })));
  });

  it("asks for more than twenty cars in several calls", async () => {
    const site = newSite();
    const cars = Array.from({ length: 45 }, (_, index) => car(index + 1));
    act(() => cars.forEach((each) => savedStoreOf(site).toggleSaved(each)));
    const ask = platformHas(...cars);
    render(page(site));
    await screen.findByText("Car 45");
    expect(ask.mock.calls.map(([request]) => new URL(request.url).searchParams.get("ids")?.split(",").length)).toEqual([
      20, 20, 5,
    ]);
  });

  it("leads to the stock while nothing is saved", async () => {
    platformHas();
    render(page(newSite()));
    expect((await screen.findByRole("link", { name: "Browse all cars" })).getAttribute("href")).toBe(
      "/search/used-cars",
    );
  });

  it("keeps the cars and says so when the platform does not answer, without calling them gone", async () => {
    const site = newSite();
    act(() => savedStoreOf(site).toggleSaved(car(1)));
    vi.stubGlobal("fetch", async () => Response.json({ code: "unexpected", error: "down" }, { status: 400 }));
    render(page(site));
    await screen.findByText(/could not look up your cars/);
    expect(screen.getByText("Car 1")).toBeTruthy();
    expect(screen.queryByText("No longer available")).toBeNull();
    platformHas(car(1, { status: "sold" }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Sold since you saved it")).toBeTruthy();
    expect(screen.queryByText(/could not look up your cars/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Saved cars" }));
  });

  it("suggests something to begin with, until a car is saved", async () => {
    const empty = newSite();
    platformHas(car(1));
    const { unmount } = render(page(empty, <p>Just arrived</p>));
    expect(await screen.findByText("Just arrived")).toBeTruthy();
    unmount();
    const site = newSite();
    act(() => savedStoreOf(site).toggleSaved(car(1)));
    render(page(site, <p>Just arrived</p>));
    await screen.findByText("Car 1");
    expect(screen.queryByText("Just arrived")).toBeNull();
  });

  it("forgets everything on this device after a second press", async () => {
    const site = newSite();
    act(() => savedStoreOf(site).toggleSaved(car(1)));
    platformHas(car(1));
    render(page(site));
    await userEvent.click(await screen.findByRole("button", { name: "Clear my saved data" }));
    expect(screen.getByText("Car 1")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Yes, clear it all" }));
    await screen.findByText(/Nothing saved yet/);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Saved cars" }));
  });
});
