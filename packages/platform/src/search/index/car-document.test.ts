import { carSummarySchema } from "@forecourt/core/schemas";
import { describe, expect, it } from "vitest";
import { carFields } from "./car-collection.ts";
import { carToDocument } from "./car-document.ts";

const data = {
  slug: "2021-mazda-cx-5-touring-used-s1",
  path: "/cars/2021-mazda-cx-5-touring-used-s1",
  name: "2021 Mazda CX-5 Touring",
  make: "Mazda",
  model: "CX-5",
  badge: "Touring",
  year: 2021,
  car_type: "used",
  status: "in_stock",
  price: 34990,
  km: 41200,
  simple_body: "SUV",
  fuel: "Unleaded",
  simple_fuel: "Petrol",
  simple_transmission: "Automatic",
  stocknum: "S1",
  standardEquipment: ["Sunroof"],
  images: [{ image: { url: "/a.jpg" } }, { image: { url: "/b.jpg" } }],
};
const car = (more: Record<string, unknown> = {}) =>
  carToDocument({
    id: 7,
    siteSlug: "yard",
    data: { ...data, ...more },
    shown: true,
    firstSeenAt: new Date("2026-11-16T00:00:00Z"),
    soldAt: null,
  });

describe("carToDocument", () => {
  it("finds a car by the title that it has elsewhere (decisions.md row 112)", () => {
    expect(car({ carsales_title: "Mazda CX5 KF4WLA G25 Touring" })["keywords"]).toContain("KF4WLA");
  });

  it("holds what a search looks at and nothing the collection does not know", () => {
    const document = car();
    expect(document).toMatchObject({
      id: "7",
      site: "yard",
      title: "2021 Mazda CX-5 Touring",
      make: "Mazda",
      fuel: "Petrol",
      transmission: "Automatic",
      price: 34990,
      km: 41200,
      year: 2021,
      photos: 2,
      shown: true,
      created_at_timestamp: 1794787200,
    });
    expect(document["equipment"]).toContain("Sunroof");
    const known = new Set(["id", ...carFields.map(({ name }) => name)]);
    expect(Object.keys(document).filter((name) => !known.has(name))).toEqual([]);
  });

  it("carries the card, so that a hit needs nothing else, without what is not known", () => {
    const card = JSON.parse(String(car()["card"])) as Record<string, unknown>;
    const {
      engine_size: _size,
      engine_size_litres: _litres,
      ...ofCar
    } = { ...data, id: "7" } as Record<string, unknown>;
    expect(carSummarySchema.parse(card)).toEqual(carSummarySchema.parse(ofCar));
    expect(Object.values(card)).not.toContain(null);
    expect(card).toMatchObject({ id: "7", slug: data.slug, name: data.name, price: 34990 });
  });

  it("carries what a caravan, a truck or a motorbike is chosen by, and none of it for a car", () => {
    const figures = {
      sleeps: 4,
      body_length: 5100,
      tare_weight: 1900,
      aggregate_trailer_mass: 2400,
      grossvehiclemass: 7500,
      engine_size: "649 cc",
      engine_size_litres: 0.65,
    };
    const carried = (more: object) => {
      const card = JSON.parse(String(car({ ...figures, ...more })["card"])) as Record<string, unknown>;
      return Object.keys(figures).filter((name) => name in card);
    };
    expect(carried({})).toEqual([]);
    expect(carried({ item_type: "caravan" })).toEqual([
      "sleeps",
      "body_length",
      "tare_weight",
      "aggregate_trailer_mass",
    ]);
    expect(carried({ item_type: "truck" })).toEqual(["tare_weight", "grossvehiclemass"]);
    expect(carried({ item_type: "motorbike" })).toEqual(["engine_size", "engine_size_litres"]);
  });

  it("says how often the car was looked at", () => {
    const document = carToDocument({
      id: 7,
      siteSlug: "yard",
      data,
      shown: true,
      firstSeenAt: new Date("2026-11-16T00:00:00Z"),
      soldAt: null,
      views: 12,
    });
    expect(JSON.parse(String(document["card"]))).toMatchObject({ views: 12 });
  });

  it.each([
    ["the offer where it is one", { offer_price: 32990 }, 32990],
    ["no price of 10 dollars or less", { price: 10 }, undefined],
    ["no price where there is none", { price: null }, undefined],
  ])("searches by %s", (_, more, price) => expect(car(more)["price"]).toBe(price));

  it("holds every facet of the specification, those that no feed has too", () => {
    const document = car({
      drive: "4WD",
      stocknum: "S 10-42",
      regplate: "ABC 12D",
      certified: true,
      towingcapacitybraked: 3500,
      dealership_slug: "north-shore",
      location: { id: "1", name: "Artarmon", slug: "artarmon" },
    });
    expect(document).toMatchObject({
      make_model: "Mazda CX-5",
      categories: ["4x4"],
      filtered_features: ["Sunroof"],
      price_range: "30000-40000",
      certified: "true",
      stocknum: "S1042",
      regplate: "ABC12D",
      towing: 3500,
      dealership_name: "North Shore",
      location_name: "Artarmon",
    });
    expect(car({ location: { id: "1", name: "Artarmon yard", slug: "artarmon" } })["dealership_name"]).toBe(
      "Artarmon yard",
    );
  });

  it("leaves out what is not known, so that no facet counts it", () => {
    const document = car({ badge: null, km: null, simple_body: "", year: 9e12 });
    for (const name of ["badge", "km", "simple_body", "year", "colour", "sold_date_timestamp"])
      expect(document, name).not.toHaveProperty(name);
  });
});
