import { describe, expect, it } from "vitest";
import { areFarApart } from "./far-apart.ts";

const artarmon = { state: "NSW", lat: -33.8101, long: 151.1795 };
const brookvale = { state: "NSW", lat: -33.7641, long: 151.2729 };
const geelong = { state: "VIC", lat: -38.1499, long: 144.3617 };

describe("Yards that a shopper may choose between by distance", () => {
  it.each([
    ["one yard", [artarmon], false],
    ["two of one city", [artarmon, brookvale], false],
    ["two cities", [artarmon, brookvale, geelong], true],
    ["two states, nobody knows where", [{ state: "NSW" }, { state: "VIC" }], true],
    ["one state, nobody knows where", [{ state: "NSW" }, artarmon], false],
  ])("%s: %s", (_case, places, expected) => {
    expect(areFarApart(places)).toBe(expected);
  });
});
