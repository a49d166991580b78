import { describe, expect, it } from "vitest";
import { addressLine, townLine } from "./address-line.ts";

describe("addressLine", () => {
  it.each([
    [{ street: "1 High Street", city: "Dubbo", state: "NSW", postcode: "2830" }, "1 High Street, Dubbo NSW 2830"],
    [
      { street: "12 Great South Road", city: "Penrose", state: "Auckland", postcode: "1061" },
      "12 Great South Road, Penrose Auckland 1061",
    ],
    [
      { street: "1 Queen Street", city: "Auckland", state: "Auckland", postcode: "1010" },
      "1 Queen Street, Auckland 1010",
    ],
    [{ street: null, city: "Wellington", state: "wellington", postcode: null }, "Wellington"],
    [{ street: "1 High Street" }, "1 High Street"],
    [{}, ""],
  ])("says a town and its region of one name once: %o", (address, line) => {
    expect(addressLine(address)).toBe(line);
  });
});

describe("townLine", () => {
  it("is the address without its street", () => {
    expect(townLine({ city: "Dubbo", state: "NSW", postcode: "2830" })).toBe("Dubbo NSW 2830");
  });
});
