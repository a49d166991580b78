import { aCar } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { asNotFound, notFoundData } from "./not-found-data.ts";

type Api = Parameters<typeof asNotFound>[0];

const now = new Date("2026-11-27T00:00:00Z");
const many = (count: number, name: string) => Array.from({ length: count }, (_, id) => aCar({ id: String(id), name }));
const away = () => Promise.reject(new Error("The search does not answer."));

/** What the page of an address that leads nowhere has to show. */
async function shown({ popular, search }: { popular: () => Promise<unknown>; search: () => Promise<unknown> }) {
  const api = { popularCars: popular, search } as unknown as Api;
  const thrown = await asNotFound(api, { now, signal: new AbortController().signal });
  const found = notFoundData(thrown.data);
  return [thrown.init?.status, found?.arePopular, found?.cars.length, found?.cars[0]?.name];
}

describe("an address that leads nowhere", () => {
  const facets = {
    simple_body: [
      { value: "Van", count: 2 },
      { value: "SUV", count: 40 },
    ],
    make: [{ value: "Mazda", count: 42 }],
  };
  const search = () =>
    Promise.resolve({ hits: many(21, "New"), facets, facetStats: { price: { min: 9000, max: 34_000 } } });

  it("names the bodies, makes and budgets that there is a choice of, most cars first", async () => {
    const api = { popularCars: away, search } as unknown as Api;
    const thrown = await asNotFound(api, { now, signal: new AbortController().signal });
    expect(notFoundData(thrown.data)?.ways).toEqual({
      bodies: ["SUV", "Van"],
      makes: [],
      prices: [10_000, 15_000, 20_000, 30_000],
    });
  });

  it("shows the cars that shoppers look at most", async () => {
    const popular = () => Promise.resolve({ cars: many(8, "Popular") });
    expect(await shown({ popular, search })).toEqual([404, true, 8, "Popular"]);
  });

  it("shows the newest where too few were looked at for a row, or nobody can say", async () => {
    const few = () => Promise.resolve({ cars: many(3, "Popular") });
    expect(await shown({ popular: few, search })).toEqual([404, false, 8, "New"]);
    expect(await shown({ popular: away, search })).toEqual([404, false, 8, "New"]);
  });

  it("has none while the search does not answer, too, and stays a 404", async () => {
    expect(await shown({ popular: away, search: away })).toEqual([404, false, 0, undefined]);
  });
});
