import type { Car } from "@forecourt/core/schemas";
import { aCar, soldYesterday } from "@forecourt/core/testing";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { changeSinceSaved } from "./change-since-saved.ts";
import { comparedIds, comparePath } from "./compare-path.ts";
import { CompareActions } from "./compare-actions.tsx";
import { CompareEmpty } from "./compare-empty.tsx";
import { CompareMore } from "./compare-more.tsx";
import { CompareTable } from "./compare-table.tsx";
import type { CompareColumn } from "./compare-column.ts";
import { SavedButtons } from "./saved-buttons.tsx";
import { SavedLink } from "./saved-link.tsx";
import { SavedShell } from "./saved-shell.tsx";
import { rememberSignedIn } from "./signed-in-mark.ts";
import { savedStoreOf } from "./use-saved.ts";

let sites = 0;
/** A site of its own for each test: stores live as long as the page. */
const newSite = () => `site-${(sites += 1)}`;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const car = aCar({ id: "1", name: "2021 Mazda CX-5" });

describe("A comparison without cars", () => {
  it("leads to those saved or viewed last on this device, four at most, each once", () => {
    const site = newSite();
    const store = savedStoreOf(site);
    const { rerender } = render(<CompareEmpty site={site} stockHref="/search/used-cars" />);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Browse all cars"]);
    act(() => {
      for (const id of ["5", "4", "3", "2"]) store.recordViewed(aCar({ id, slug: `car-${id}` }));
      store.toggleSaved(aCar({ id: "3", slug: "car-3" }));
    });
    rerender(<CompareEmpty site={site} stockHref="/search/used-cars" />);
    expect(screen.getByRole("link", { name: "Compare the last 4 cars you saved or viewed" }).getAttribute("href")).toBe(
      "/compare?ids=3,2,4,5",
    );
  });
});

describe("The comparison of a device with chosen cars", () => {
  it("is opened at once", () => {
    const site = newSite();
    const asked: string[] = [];
    savedStoreOf(site).toggleCompared(car);
    render(<CompareEmpty site={site} stockHref="/search/used-cars" onChosen={(path) => void asked.push(path)} />);
    expect(asked).toEqual(["/compare?ids=1"]);
  });
});

describe("Below a comparison", () => {
  const cars = [car];
  const show = () => ({ picture: null, price: "$1" });
  const answerWith = (...answered: Car[]) =>
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ cars: answered })));
  afterEach(() => vi.unstubAllGlobals());

  it("stand the cars saved or viewed on this device that are still for sale; choosing one keeps all of them together", async () => {
    const site = newSite();
    const store = savedStoreOf(site);
    for (const id of ["1", "2", "3"]) store.recordViewed(aCar({ id }));
    store.toggleSaved(aCar({ id: "4", slug: "car-4" }));
    answerWith(
      aCar({ id: "2", name: "Two" }),
      aCar({ id: "3", name: "Three", status: "sold" }),
      aCar({ id: "4", name: "Four" }),
    );
    render(<CompareMore site={site} cars={cars} show={show} />);
    const links = await screen.findAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/compare?ids=1,4", "/compare?ids=1,2"]);
    await userEvent.click(links[0] as HTMLElement);
    expect(store.getState().compare.map(({ id }) => id)).toEqual(["1", "4"]);
  });
  it("are cars like the only one where none were saved or viewed, from the server on; those of the device stand first", async () => {
    const site = newSite();
    const similar = [aCar({ id: "5", name: "Five" }), aCar({ id: "6", name: "Six" })];
    const more = <CompareMore site={site} cars={cars} similar={similar} show={show} />;
    expect(renderToString(more)).toContain('href="/compare?ids=1,5"');
    savedStoreOf(site).recordViewed(aCar({ id: "6" }));
    answerWith(aCar({ id: "6", name: "Six" }));
    render(more);
    expect(screen.getByRole("heading", { name: "Compare it with" })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "/compare?ids=1,6",
        "/compare?ids=1,5",
      ]),
    );
  });
  it("is nothing where four are compared, and a car that is gone takes up no place of the choice", () => {
    const site = newSite();
    const store = savedStoreOf(site);
    for (const id of ["1", "9"]) store.toggleCompared(aCar({ id, slug: `car-${id}` }));
    store.recordViewed(aCar({ id: "7" }));
    const { container } = render(
      <CompareMore site={site} cars={["1", "2", "3", "4"].map((id) => aCar({ id }))} missing={["9"]} show={show} />,
    );
    expect(container.textContent).toBe("");
    expect(store.getState().compare.map(({ id }) => id)).toEqual(["1"]);
  });
});

describe("The actions of a comparison", () => {
  it("copy its address and say so, or that they could not", async () => {
    const copy = vi.fn(() => Promise.resolve());
    const user = userEvent.setup({ writeToClipboard: false });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: copy }, configurable: true });
    render(<CompareActions site={newSite()} cars={[car]} title="Compare cars" />);
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect((await screen.findByRole("status")).textContent).toContain("is in your clipboard");
    expect(copy).toHaveBeenCalledWith(location.href);
    copy.mockImplementation(() => Promise.reject(new Error("refused")));
    await user.click(screen.getByRole("button", { name: "Copied" }));
    expect(await screen.findByRole("button", { name: "Not copied" })).toBeTruthy();
  });
  it("add another car to those of a shared address too", async () => {
    const site = newSite();
    render(<CompareActions site={site} cars={[car]} title="Compare cars" addHref="#stock" />);
    await userEvent.click(screen.getByRole("link", { name: "Add another car" }));
    expect(
      savedStoreOf(site)
        .getState()
        .compare.map(({ id }) => id),
    ).toEqual(["1"]);
  });
});

describe("The heart of a card", () => {
  it("saves the car, tells the header, says so and leads to the list", async () => {
    const site = newSite();
    render(
      <>
        <SavedLink site={site} />
        <SavedButtons site={site} car={car} canSave canCompare />
        <SavedShell site={site} comparing watchlist={false} />
      </>,
    );
    const heart = screen.getByRole("button", { name: "Save 2021 Mazda CX-5" });
    expect(heart.getAttribute("aria-pressed")).toBe("false");
    // There before anything is said: what comes with its region is not read out.
    const said = screen.getByRole("status");
    expect(said.textContent).toBe("");
    await userEvent.click(heart);
    expect(heart.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("link", { name: "Saved cars: 1" })).toBeTruthy();
    await screen.findByRole("region", { name: "Recent messages" });
    expect(said.textContent).toBe("Car Saved In Watchlist. 2021 Mazda CX-5 is now available in your watchlist");
    await vi.waitUntil(() =>
      document.body.textContent.includes("Car Saved In Watchlist 2021 Mazda CX-5 is now available in your watchlist"),
    );
    // The toast is not read out a second time.
    expect(screen.getAllByRole("status")).toEqual([said]);
    // In the toast and in its log.
    await vi.waitFor(() =>
      expect(screen.getAllByRole("link", { name: "View List" }).map((link) => link.getAttribute("href"))).toEqual([
        "/watchlist",
        "/watchlist",
      ]),
    );
    await userEvent.click(heart);
    expect(screen.getByRole("region", { name: "Recent messages" }).textContent).toContain("Car Removed");
  });

  it("speaks of motorbikes at a dealer of motorbikes", async () => {
    const site = newSite();
    render(<SavedShell site={site} comparing watchlist={false} vehicles="motorbikes" />);
    act(() => savedStoreOf(site).toggleSaved(car));
    expect((await screen.findByRole("region", { name: "Recent messages" })).textContent).toContain("Motorbike Saved");
    expect(screen.getByRole("status").textContent).toMatch(/^Motorbike Saved In Watchlist\./);
    act(() => savedStoreOf(site).toggleCompared(car));
    expect(await screen.findByRole("region", { name: "Motorbikes to compare" })).toBeTruthy();
  });

  it("offers whoever is not signed in to keep the car on every device, at sites that keep lists", async () => {
    const site = newSite();
    rememberSignedIn(site, false);
    render(<SavedShell site={site} comparing={false} watchlist />);
    act(() => savedStoreOf(site).toggleSaved(car));
    const link = await screen.findByRole("link", { name: "Sign in to keep it everywhere" });
    expect(link.getAttribute("href")).toMatch(/^\/sign-in\?type=watchlist&redirect=%2F/);
  });

  it("leads to signing in first where the site wants that, and saves for whoever is signed in", async () => {
    const site = newSite();
    const assign = vi.fn<(path: string) => void>();
    vi.stubGlobal("location", { pathname: "/cars/a", search: "?b=1", assign });
    render(<SavedButtons site={site} car={car} canSave canCompare={false} signInToSave />);
    const heart = screen.getByRole("button", { name: /^Save / });
    // Nothing is saved by it, so that nothing is counted as saved.
    expect(heart.dataset["event"]).toBeUndefined();
    await userEvent.click(heart);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      "/sign-in?type=watchlist&redirect=%2Fcars%2Fa%3Fb%3D1&back=%2Fcars%2Fa%3Fb%3D1",
    );
    expect(heart.getAttribute("aria-pressed")).toBe("false");
    rememberSignedIn(site, true);
    await userEvent.click(heart);
    expect(heart.getAttribute("aria-pressed")).toBe("true");
    cleanup();
    const other = newSite();
    rememberSignedIn(other, true);
    render(<SavedButtons site={other} car={car} canSave canCompare={false} signInToSave />);
    expect(screen.getByRole("button", { name: /^Save / }).dataset["event"]).toBe("saveCar");
    vi.unstubAllGlobals();
  });

  it("sends to the account what was saved, from any page of a device that is signed in", async () => {
    const site = newSite();
    rememberSignedIn(site, true);
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      const cars = pathname.endsWith("save-car")
        ? [{ car_id: "1", saved_at: "2026-11-24T00:00:00Z", price: null }]
        : [];
      return Response.json({ success: true, car_ids: cars.map(({ car_id: id }) => id), cars });
    });
    render(<SavedShell site={site} comparing={false} watchlist />);
    act(() => savedStoreOf(site).toggleSaved(car));
    await vi.waitUntil(() => savedStoreOf(site).getState().favourites[0]?.synced);
    expect(asked).toEqual(["GET /api/watchlist", "POST /api/watchlist/save-car"]);
    vi.unstubAllGlobals();
  });

  it("is missing on a sold car that is not saved", () => {
    const site = newSite();
    const sold = soldYesterday(new Date());
    render(<SavedButtons site={site} car={sold} canSave canCompare />);
    expect(screen.queryByRole("button")).toBeNull();
    act(() => savedStoreOf(site).toggleSaved(sold));
    expect(screen.getByRole("button", { name: /^Save / }).getAttribute("aria-pressed")).toBe("true");
  });

  it("is not there where cars cannot be saved or compared", () => {
    render(<SavedButtons site={newSite()} car={car} canSave={false} canCompare={false} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("takes over a page that was rendered without knowing the device", async () => {
    const site = newSite();
    const page = <SavedButtons site={site} car={car} canSave canCompare />;
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    document.body.append(container);
    act(() => savedStoreOf(site).toggleSaved(car));
    await act(async () => void hydrateRoot(container, page));
    expect(container.querySelector("button")?.getAttribute("aria-pressed")).toBe("true");
    container.remove();
  });

  it("keeps a saved car where the heart was pressed before the page had read the device, and so showed the car as not saved", async () => {
    const site = newSite();
    render(<SavedButtons site={site} car={car} canSave canCompare />);
    const [heart, compare] = screen.getAllByRole("button");
    // Both presses come before the next render, as those do that were kept until the page listened.
    act(() => {
      savedStoreOf(site).toggleSaved(car);
      savedStoreOf(site).toggleCompared(car);
      heart?.click();
      compare?.click();
    });
    expect([heart, compare].map((button) => button?.getAttribute("aria-pressed"))).toEqual(["true", "true"]);
  });
});

describe("The bar of the cars to compare", () => {
  it("shows the cars chosen, leads to their comparison and lets go of them", async () => {
    const site = newSite();
    render(<SavedShell site={site} comparing watchlist={false} />);
    act(() => savedStoreOf(site).toggleCompared(car));
    act(() => savedStoreOf(site).toggleCompared(aCar({ id: "2", name: "Kia Rio" })));
    expect((await screen.findByRole("link", { name: "Compare" })).getAttribute("href")).toBe("/compare?ids=1,2");
    await userEvent.click(screen.getByRole("button", { name: "Take Kia Rio out of the comparison" }));
    expect(screen.getByText("1 chosen. Choose another to compare.")).toBeTruthy();
    expect(document.activeElement?.getAttribute("aria-label")).toBe(`Take ${car.name} out of the comparison`);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByRole("region", { name: "Cars to compare" })).toBeNull();
  });
});

describe("A comparison", () => {
  it("has its cars in its address: four at most, each once, ids only", () => {
    expect(comparedIds(new URLSearchParams("ids=17,4,x,17,<b>,5,6,7"))).toEqual(["17", "4", "5", "6"]);
    expect(comparePath(["17", "4"])).toBe("/compare?ids=17,4");
    expect(comparePath([])).toBe("/compare");
  });

  it("marks what differs, says what is not listed, and lets a car be taken out by a link", () => {
    const columns = [
      aCar({ id: "1", name: "One", seats: 5, doors: 5, standardEquipment: ["Tow bar"] }),
      aCar({ id: "2", name: "Two", seats: 7, doors: 5, standardEquipment: [] }),
    ];
    render(
      <CompareTable
        columns={columns.map((each) => ({ car: each, picture: null, price: "$1" }))}
        locale="en-AU"
        timeZone="Australia/Sydney"
        now={new Date("2026-11-21T00:00:00Z")}
      />,
    );
    const row = (name: RegExp) => screen.getByRole("rowheader", { name }).closest("tr");
    expect(row(/^Seats/)?.textContent).toBe("Seats, differs57");
    expect(row(/^Doors/)?.hasAttribute("data-differs")).toBe(false);
    expect(row(/^Tow bar/)?.textContent).toBe("Tow barYes–Not listed");
    expect(screen.getByRole("link", { name: "Remove One from the comparison" }).getAttribute("href")).toBe(
      "/compare?ids=2",
    );
  });
});

describe("The columns of a comparison", () => {
  const compared = (links: CompareColumn["links"]) =>
    [aCar({ id: "1", name: "One" }), aCar({ id: "2", name: "Two" })].map((each) => ({
      car: each,
      picture: null,
      price: "$1",
      estimate: "$1 a week",
      ...(links ? { links } : {}),
    }));

  it("lead on: what each car costs a week, and the next steps with it", () => {
    render(
      <CompareTable
        columns={compared([
          { label: "Enquire Now", href: "/enquire" },
          { label: "Test Drive", href: "/drive" },
        ])}
        locale="en-AU"
        timeZone="Australia/Sydney"
        now={new Date("2026-11-21T00:00:00Z")}
      />,
    );
    expect(screen.getByRole("link", { name: "Enquire Now: One" }).getAttribute("href")).toBe("/enquire");
    expect(screen.getByRole("link", { name: "Test Drive: Two" }).getAttribute("href")).toBe("/drive");
    expect(screen.getAllByText("$1 a week")).toHaveLength(2);
    // One button a car: the other steps are links below it.
    const [main, drive] = ["Enquire Now: One", "Test Drive: One"].map((name) => screen.getByRole("link", { name }));
    expect(main?.hasAttribute("data-variant") && !drive?.hasAttribute("data-variant")).toBe(true);
  });

  it("take a car out of the shopper's choice with it", async () => {
    const site = newSite();
    savedStoreOf(site).toggleCompared(aCar({ id: "1", name: "One" }));
    render(
      <CompareTable
        site={site}
        columns={compared(undefined)}
        locale="en-AU"
        timeZone="Australia/Sydney"
        now={new Date("2026-11-21T00:00:00Z")}
      />,
    );
    const out = screen.getByRole("link", { name: "Remove One from the comparison" });
    out.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(out);
    expect(savedStoreOf(site).getState().compare).toEqual([]);
  });
});

describe("What changed since a car was saved", () => {
  it.each([
    [{ price: 28_990 }, { kind: "reduced", dollars: 1010 }],
    [{ price: 31_000 }, { kind: "raised", dollars: 1000 }],
    [{ price: 30_000 }, { kind: "same" }],
    [{ price: 30_000, reserved: true }, { kind: "reserved" }],
    [{ price: null }, { kind: "same" }],
    [
      { price: 30_000, offer_price: 29_000 },
      { kind: "reduced", dollars: 1000 },
    ],
    [{ status: "sold" as const }, { kind: "sold" }],
  ])("%j: %j", (changes, expected) => {
    expect(changeSinceSaved({ price: 30_000 }, aCar(changes))).toEqual(expected);
  });

  it("may be that it is gone", () => {
    expect(changeSinceSaved({ price: 30_000 }, undefined)).toEqual({ kind: "gone" });
  });
});
