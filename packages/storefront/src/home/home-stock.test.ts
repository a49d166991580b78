import { aCar } from "@forecourt/core/testing";
import type { CarSummary } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { homeStock } from "./home-stock.ts";

const { signal } = new AbortController();
const newest = aCar({ id: "newest", model: "CX-5", colour: "Silver" });
const red = aCar({ id: "red", model: "CX-30", colour: "Red" });

/** A platform whose stock are these cars, newest first; it filters by colour as the search does. */
const platformWith = (cars: readonly CarSummary[]) => ({
  getSearchPath: async ({ path }: { path: string }) =>
    path === "/search/used-cars"
      ? { outcome: "found" as const, filters: { car_type: ["used"] } }
      : { outcome: "unknown" as const, word: path, suggestions: [] },
  search: async ({ colour }: { colour?: string[] }) => {
    const hits = cars.filter((car) => colour === undefined || colour.includes(car.colour ?? ""));
    return { hits, pages: 1, count: hits.length, facets: {}, facetStats: {}, ms: 1 };
  },
});
const openingOf = (cars: readonly CarSummary[], heroCars: string | undefined) =>
  homeStock(platformWith(cars) as never, signal, { heroCars, hasRepayments: () => false });

describe("the car beside the picture of a first page", () => {
  it("is one that looks like the picture, where the dealer said which those are", async () => {
    expect(await openingOf([newest, red], "/search/used-cars?colour=Red")).toMatchObject({
      car: { id: "red" },
      isOfHero: true,
      stock: { count: 2 },
    });
  });

  it("is the newest one, and not called that of the picture, while none like it is for sale", async () => {
    const sold = { ...red, status: "sold" as const };
    for (const cars of [[newest], [newest, sold]])
      expect(await openingOf(cars, "/search/used-cars?colour=Red")).toMatchObject({
        car: { id: "newest" },
        isOfHero: false,
      });
  });

  it("is the newest one where the dealer named no search, or an address that is none", async () => {
    for (const heroCars of [undefined, "/search/no-such-make?colour=Red"])
      expect(await openingOf([newest, red], heroCars)).toMatchObject({ car: { id: "newest" }, isOfHero: false });
  });
});
