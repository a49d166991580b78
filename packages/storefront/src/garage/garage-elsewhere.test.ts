import type { GarageAnswer } from "@forecourt/api";
import { describe, expect, it } from "vitest";
import type { GarageSite } from "./entry-words.ts";
import { garageElsewhere } from "./garage-elsewhere.ts";

const site = {
  name: "Harbour Mazda",
  country: "AU",
  timeZone: "Australia/Sydney",
  locale: undefined,
  dealer: { phone: "02 5550 4120" },
} as unknown as GarageSite;
const there = (more: Partial<GarageAnswer["elsewhere"][number]>) => ({
  elsewhere: [
    {
      name: "Tasman Motors",
      origin: "https://tasman.example",
      href: "https://tasman.example/my-garage",
      vehicles: "cars",
      entries: [],
      saved_cars: 0,
      saved_searches: 0,
      ...more,
    },
  ],
});
const said = (more: Parameters<typeof there>[0]) =>
  garageElsewhere(there(more), site, new Date("2026-11-25T02:00:00Z"))[0];

describe("what a shopper has at another dealer of the group", () => {
  it("leads to the car at that dealer, and has no step of its own here", () => {
    const [entry] =
      said({
        entries: [
          {
            kind: "enquiry",
            category: "Vehicle Enquiry",
            subcategory: null,
            lead_id: "a-lead",
            created_at: "2026-11-22T22:00:00Z",
            car: { id: "17", name: "2021 Mazda CX-5", path: "/cars/2021-mazda-cx-5-used", image: null },
          },
        ],
      })?.entries ?? [];
    expect(entry).toMatchObject({ href: "https://tasman.example/cars/2021-mazda-cx-5-used", actions: [] });
  });

  it.each([
    [1, 0, "1 saved car"],
    [2, 1, "2 saved cars and 1 saved search"],
    [0, 3, "3 saved searches"],
    [0, 0, undefined],
  ])("says what is kept there: %s cars and %s searches", (cars, searches, kept) => {
    expect(said({ saved_cars: cars, saved_searches: searches })?.kept).toBe(kept);
  });

  it("calls what is kept there by the words of that dealer", () => {
    expect(said({ vehicles: "motorbikes", saved_cars: 1 })?.kept).toBe("1 saved motorbike");
  });
});
