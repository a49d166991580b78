import { describe, expect, it } from "vitest";
import { locationOfCar } from "./location-of-car.ts";
import { mainLocation } from "./main-location.ts";

const north = { id: "n", slug: "north-yard", dealership_slug: "north", primary: null };
const south = { id: "s", slug: "south-yard", dealership_slug: "south", primary: null };
const other = { id: "o", slug: "south-workshop", dealership_slug: "south", primary: true };

describe("the main place of a dealer", () => {
  it("is the primary one, else the first", () => {
    expect(mainLocation([north, south, other])).toBe(other);
    expect(mainLocation([north, south])).toBe(north);
    expect(mainLocation([])).toBeUndefined();
  });
});

describe("the place that speaks for a car", () => {
  it("is where the car stands", () => {
    expect(locationOfCar({ location: { id: "s" }, dealership_slug: "north" }, [north, south])).toBe(south);
  });
  it("is the main place of its dealership, where that is all it names, and not of another", () => {
    expect(locationOfCar({ location: null, dealership_slug: "south" }, [north, south])).toBe(south);
    expect(locationOfCar({ location: null, dealership_slug: "south" }, [north, south, other])).toBe(other);
    expect(locationOfCar({ dealership_slug: "south-yard" }, [north, south])).toBe(south);
  });
  it("is the dealer's main place, where nothing is known", () => {
    expect(locationOfCar({ location: null, dealership_slug: null }, [north, { ...south, primary: true }])?.id).toBe(
      "s",
    );
    expect(locationOfCar({ location: { id: "gone" }, dealership_slug: "gone" }, [north, south])).toBe(north);
  });
});
