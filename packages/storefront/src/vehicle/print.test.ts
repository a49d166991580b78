// @vitest-environment node
import type { ApiClient } from "@forecourt/api/client";
import type { Car, Site } from "@forecourt/core/schemas";
import { aCar, aSite } from "@forecourt/core/testing";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { loader } from "../routes/print.tsx";

async function sheet(country: "AU" | "NZ", fields: Partial<Car> = {}, settings: Partial<Site> = {}) {
  const car = aCar({
    car_type: "used",
    year: 2021,
    km: 41_000,
    price: 34_990,
    energy_stars: 4.5,
    energy_yearly_cost: 1860,
    ...fields,
  });
  const context = new RouterContextProvider();
  context.set(siteContext, { ...aSite(), ...settings, country });
  context.set(apiContext, { getCar: async () => car } as unknown as ApiClient);
  context.set(nowContext, new Date("2026-11-21T00:00:00Z"));
  const url = new URL(`http://harbour.localhost/print?car_id=${car.slug}`);
  const args = { request: new Request(url), url, params: {}, context } as unknown as Parameters<typeof loader>[0];
  return (await loader(args)).data;
}

describe("The printed page of a car", () => {
  it("has the energy label where the country wants one beside every listing", async () => {
    const lines = (await sheet("NZ")).energy?.lines.map(({ label, value }) => [label, value]);
    expect(lines).toContainEqual(["Energy economy", "4.5 out of 6 stars"]);
    expect(lines).toContainEqual(["Carbon emissions", undefined]);
    expect((await sheet("AU")).energy).toBeUndefined();
  });
  it("says who sells the car and what warranty it has by the law of its state, as its page does", async () => {
    expect((await sheet("AU")).seller).toMatch(
      /^Sold by Harbour Motors Pty Ltd, .*\. Statutory warranty in NSW: 3 months or 5,000 km, whichever comes first\.$/,
    );
  });

  it("says that the car is reserved or still to come, as its page does", async () => {
    expect((await sheet("AU", { reserved: true, status: "coming_soon" })).availability).toBe("Reserved · Coming soon");
    expect((await sheet("AU", { reserved: true, status: "sold" })).availability).toBe("");
  });

  it("leaves the dealer's comments out where the site shows none", async () => {
    const { vehiclePage } = aSite();
    const off = { vehiclePage: { ...vehiclePage, dealerComments: false } };
    expect((await sheet("AU", { dealercomments: "Ring Jo." })).car.comments).toBe("Ring Jo.");
    expect((await sheet("AU", { dealercomments: "Ring Jo." }, off)).car.comments).toBe("");
  });
  it("names the licence of the dealership whose car it is, as its page does, where the car names no place", async () => {
    const [place] = aSite().locations;
    const locations = place && [
      { ...place, id: "1", slug: "north", dealer_license_number: "MD1" },
      { ...place, id: "2", slug: "south", dealership_slug: "south", primary: false, dealer_license_number: "MD2" },
    ];
    const { seller } = await sheet("AU", { location: null, dealership_slug: "south" }, { locations });
    expect(seller).toContain("licensed motor dealer MD2");
  });
});
