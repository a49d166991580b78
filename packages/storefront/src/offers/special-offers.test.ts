// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import { aCar, aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { loader } from "../routes/special-offers.tsx";

async function carsBelow(offers: number, search: unknown = async () => ({ hits: [aCar()] })) {
  const context = new RouterContextProvider();
  context.set(siteContext, aSite({ pages: { on: ["/special-offers"] } }));
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const getOffers = async () => ({
    offers: Array.from({ length: offers }, (_, index) => ({ id: `${index}`, name: `Offer ${index}` })),
    categories: [],
  });
  context.set(apiContext, { getOffers, search } as unknown as ApiClient);
  const url = new URL("http://harbour.localhost/special-offers");
  const asked = { request: new Request(url), url, params: {}, context, unstable_pattern: "/special-offers" };
  return (await loader(asked as unknown as Parameters<typeof loader>[0])).data.cars.length;
}

describe("The page of offers", () => {
  it("shows the newest cars below fewer than three offers, which leave half of a page empty", async () => {
    expect(await carsBelow(0)).toBe(1);
    expect(await carsBelow(2)).toBe(1);
    expect(await carsBelow(3)).toBe(0);
  });

  it("is there without cars while the search does not answer", async () => {
    expect(await carsBelow(1, () => Promise.reject(new Error("away")))).toBe(0);
  });
});
