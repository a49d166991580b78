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

  it.each([
    "Leather-appointed seats",
    "Leather seats",
    "Black Leather",
    "Leather",
    "Full leather interior",
    "Leather upholstery",
    "Leather trim",
    "Leather accented front seats",
    "Seat trim - leather",
    "Heated leather seats and leather steering wheel",
  ])("are leather seats where a car has them: %s", (line) =>
    expect(filteredFeatures([line])).toContain("Leather seats"),
  );

  it.each([
    "Leather steering wheel",
    "Leather-wrapped steering wheel and gear knob",
    "Steering wheel - leather-wrapped",
    "Leather gear knob",
    "Black Suede and Leatherette",
    "Synthetic leather seats",
    "Leather-look seats",
    "Vegan leather upholstery",
  ])("are none where it is no seat or no leather: %s", (line) =>
    expect(filteredFeatures([line])).not.toContain("Leather seats"),
  );

  it("are not those that a car is only ready for, or lacks", () => {
    const lines = ["Tow bar preparation", "No sunroof", "Roof rails (optional)", "Towbar wiring", "Navigation ready"];
    expect(filteredFeatures(lines)).toEqual([]);
    expect(filteredFeatures(["Tow bar", "Keyless entry", "Wireless Apple CarPlay", "Sunroof - electric"])).toEqual([
      "Apple CarPlay",
      "Keyless entry",
      "Sunroof",
      "Tow bar",
    ]);
  });

  it("do not take every 360 for a camera", () => {
    expect(filteredFeatures(["Torque 360 Nm", "Towing 3600 kg"])).toEqual([]);
    expect(filteredFeatures(["360 degree camera"])).toEqual(["360° camera"]);
    expect(filteredFeatures(["360° view monitor"])).toEqual(["360° camera"]);
  });
});
