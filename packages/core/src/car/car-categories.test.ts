import { describe, expect, it } from "vitest";
import { carCategories } from "./car-categories.ts";
import { filteredFeatures } from "./filtered-features.ts";

describe("categories of a car", () => {
  it.each([
    [{ simple_body: "Ute", drive: "4WD", simple_fuel: "Diesel" }, ["4x4", "Commercial"]],
    [{ simple_body: "SUV", simple_fuel: "Electric" }, ["Electric"]],
    [
      { simple_body: "SUV", drive: "AWD", simple_fuel: "Petrol/Electric Hybrid", seats: 7 },
      ["Hybrid", "4x4", "7 seats or more"],
    ],
    [{ simple_body: "People Mover" }, ["7 seats or more"]],
    [{ simple_body: "Sedan", drive: "FWD", seats: 5 }, []],
    [{}, []],
  ])("%j are %j", (car, categories) => {
    expect(carCategories(car)).toEqual(categories);
  });
});

describe("features that shoppers filter by", () => {
  it("count as one in every dealer's words, each once", () => {
    expect(filteredFeatures(["Panoramic glass roof", "Wireless Apple CarPlay and Android Auto", "Sunroof"])).toEqual([
      "Android Auto",
      "Apple CarPlay",
      "Sunroof",
    ]);
    expect(filteredFeatures(["Sat nav", "Rear view camera", "Leather-appointed seats"])).toEqual([
      "Leather seats",
      "Navigation",
      "Reversing camera",
    ]);
    expect(filteredFeatures(["Floor mats"])).toEqual([]);
  });
});
