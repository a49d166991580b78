import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { findLocations } from "./find-locations.ts";

const [yard] = aSite().locations;
if (!yard) throw new Error("the test site has a location");
const dubbo = { ...yard, primary: false, manufacturers: ["Mazda"] };
const orange = {
  ...yard,
  name: "Orange Yard",
  address: { ...yard.address, city: "Orange", postcode: "2800", lat: -33.28, long: 149.1 },
  manufacturers: ["Kia"],
  primary: true,
};
const nowhere = {
  ...yard,
  name: "Bathurst",
  primary: false,
  address: { ...yard.address, city: "Bathurst", lat: null },
};
const all = [dubbo, nowhere, orange];
const names = (search: Parameters<typeof findLocations>[1]) =>
  findLocations(all, search, ({ name }) => (name === "Bathurst" ? "Western Motors" : "")).map(
    ({ location }) => location.name,
  );

describe("the places of a dealer", () => {
  it("are all there without words, the main one first", () => {
    expect(names({})).toEqual(["Orange Yard", "Harbour Mazda Dubbo", "Bathurst"]);
  });
  it("are found by name, town, postcode or dealership, whatever the capitals, and have every word", () => {
    expect(names({ words: "ORANGE yard" })).toEqual(["Orange Yard"]);
    expect(names({ words: "2800" })).toEqual(["Orange Yard"]);
    expect(names({ words: "western" })).toEqual(["Bathurst"]);
    expect(names({ words: "orange western" })).toEqual([]);
  });
  it("come by distance, with it, and those whose position is not known last", () => {
    const near = { lat: -32.25, long: 148.6 };
    expect(names({ near })).toEqual(["Harbour Mazda Dubbo", "Orange Yard", "Bathurst"]);
    const [first, , last] = findLocations(all, { near });
    expect([Math.round(first?.distanceKm ?? -1), last?.distanceKm]).toEqual([1, undefined]);
  });
  it("that sell the make come first, even where others are nearer", () => {
    const found = findLocations(all, { near: { lat: -32.25, long: 148.6 }, make: "kia" });
    expect(found.map(({ location, sellsMake }) => [location.name, sellsMake])).toEqual([
      ["Orange Yard", true],
      ["Harbour Mazda Dubbo", false],
      ["Bathurst", false],
    ]);
  });
});
