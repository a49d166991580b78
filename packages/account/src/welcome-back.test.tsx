import { aCar } from "@forecourt/core/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WelcomeBack, NewSinceVisitNote } from "./welcome-back.ts";
import { savedStoreOf } from "./use-saved.ts";
import { previousVisit } from "./previous-visit.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const monday = new Date("2026-11-23T01:00:00Z");
const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

describe("the last visit", () => {
  it("is none the first time, and the same on every page of the next one", () => {
    expect(previousVisit("yard", monday)).toBeUndefined();
    expect(previousVisit("yard", later(20))).toBeUndefined();
    expect(previousVisit("yard", later(60))).toEqual(later(20));
    expect(previousVisit("yard", later(80))).toEqual(later(20));
    expect(previousVisit("yard", later(500))).toEqual(later(80));
    expect(previousVisit("other", later(500))).toBeUndefined();
  });

  it("is none where the browser keeps nothing, or something else", () => {
    localStorage.setItem("forecourt:yard:visits", "nonsense");
    expect(previousVisit("yard", monday)).toBeUndefined();
    localStorage.setItem("forecourt:yard:visits", '{"seenAt":"x"}');
    expect(previousVisit("yard", monday)).toBeUndefined();
    expect(previousVisit("yard", later(60))).toEqual(monday);
  });
});

/** The platform: so many cars came in, and these are the cars by id. */
function platformHas(count: number, ...cars: ReturnType<typeof aCar>[]) {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const ids = url.searchParams.get("ids")?.split(",") ?? [];
    return url.pathname === "/api/search"
      ? Response.json({ hits: [], pages: 1, count, facets: {}, facetStats: {}, ms: 1 })
      : Response.json({ cars: cars.filter(({ id }) => ids.includes(id)) });
  });
  return asked;
}
const hrefOf = (since: number) => `/search/used-cars?created_at_timestamp=${since}-`;
const note = <NewSinceVisitNote site="yard" query="make=Mazda" hrefOf={hrefOf} locale="en-AU" />;
const part = (
  <WelcomeBack site="yard" CarCard={({ car }) => <article>{car.name}</article>} hrefOf={hrefOf} locale="en-AU" />
);
const beHereBefore = () => localStorage.setItem("forecourt:yard:visits", JSON.stringify({ seenAt: monday.getTime() }));

describe("what came in since the last visit", () => {
  it("is said of the search that is shown, with the way there", async () => {
    beHereBefore();
    const asked = platformHas(12);
    render(note);
    const link = await screen.findByRole("link", { name: "12 new since your last visit" });
    const since = Math.floor(monday.getTime() / 3_600_000) * 3600;
    expect(link.getAttribute("href")).toBe(hrefOf(since));
    expect(asked.map(({ search }) => search)).toEqual([`?make=Mazda&created_at_timestamp=${since}-`]);
  });

  it("is nothing, and asks nobody, on a first visit; and is in no page of the server", async () => {
    const asked = platformHas(12);
    const { container } = render(note);
    await act(async () => {});
    expect([asked, container.textContent]).toEqual([[], ""]);
    expect(renderToString(note) + renderToString(part)).toBe("");
  });

  it("stands with the cars looked at last that are still there", async () => {
    beHereBefore();
    const cars = [1, 2, 3].map((id) =>
      aCar({ id: String(id), name: `Car ${id}`, slug: `car-${id}-used`, status: id === 2 ? "sold" : "in_stock" }),
    );
    act(() => cars.forEach((car) => savedStoreOf("yard").recordViewed(car)));
    platformHas(3, ...cars);
    render(part);
    await screen.findByText("Car 3");
    await screen.findByRole("link", { name: "3 new cars since your last visit" });
    expect(screen.getAllByRole("article").map(({ textContent }) => textContent)).toEqual(["Car 3", "Car 1"]);
  });
});
