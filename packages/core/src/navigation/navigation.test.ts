import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyKey, bodyKeys } from "../body/body-key.ts";
import { aCar } from "../testing/a-car.ts";
import { vehicleBreadcrumb } from "./breadcrumb.ts";
import { pathSegment } from "./path-segment.ts";

describe("name in a path", () => {
  it.each([
    ["Ute / Tray", "ute-tray"],
    ["CX-5", "cx-5"],
    ["Citroën", "citroen"],
    ["  Mercedes-Benz ", "mercedes-benz"],
    ["C3+", "c3-plus"],
    ["3", "3"],
    ["Series 5 Touring", "series-5-touring"],
    ["日産", "u65e5-u7523"],
    ["---", ""],
    ["", ""],
  ])("%s is %s", (name, segment) => {
    expect(pathSegment(name)).toBe(segment);
  });
  it("is made of lower case words and single hyphens, and stays what it is", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const segment = pathSegment(name);
        expect(segment).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(pathSegment(segment)).toBe(segment);
      }),
    );
  });
});

describe("breadcrumb of a car", () => {
  const labels = (...given: Parameters<typeof vehicleBreadcrumb>) =>
    vehicleBreadcrumb(...given).map((crumb) => crumb.label);

  it("leads from home over type and city, make, model and body to the car", () => {
    expect(vehicleBreadcrumb(aCar(), { knownModels: ["cx-5"] })).toEqual([
      { label: "Home", to: "/" },
      { label: "Used cars in Dubbo", to: "/search/used-cars?city=Dubbo" },
      { label: "Mazda", to: "/search/mazda" },
      { label: "CX-5", to: "/search/mazda/cx-5" },
      { label: "SUV", to: "/search/suv" },
      { label: "2021 Mazda CX-5 Touring KF" },
    ]);
  });
  it("leaves out a model that has no page", () => {
    expect(labels(aCar(), { knownModels: ["CX-3"] })).not.toContain("CX-5");
  });
  it("links make and model under /used-car on used-car sites", () => {
    const links = vehicleBreadcrumb(aCar(), { knownModels: ["CX-5"], base: "/used-car" }).map((crumb) => crumb.to);
    expect(links.slice(2, 4)).toEqual(["/used-car/mazda", "/used-car/mazda/cx-5"]);
  });
  it.each([
    ["title", "2021 Mazda CX-5 Touring KF"],
    ["year-make-model-badge", "2021 Mazda CX-5 Touring"],
    ["series", "KF"],
  ] as const)("ends, by %s, in %s", (last, label) => {
    expect(labels(aCar(), { knownModels: [], last }).at(-1)).toBe(label);
  });
  it("falls back to the title of a car without a series", () => {
    expect(labels(aCar({ series: null }), { knownModels: [], last: "series" }).at(-1)).toBe("2021 Mazda CX-5 Touring");
  });
  it("holds together for a record that says next to nothing", () => {
    expect(vehicleBreadcrumb({ make: "Kia" }, { knownModels: [] })).toEqual([
      { label: "Home", to: "/" },
      { label: "Cars", to: "/search/new-used-and-demo-cars" },
      { label: "Kia", to: "/search/kia" },
      { label: "Kia" },
    ]);
  });
});

describe("key of a body type", () => {
  it.each([
    ["SUV", "suv"],
    ["Ute / Tray", "ute"],
    ["People Mover", "peopleMover"],
    ["Cab Chassis", "cabChassis"],
    ["4WD", "4x4"],
    ["Station wagon", "stationWagon"],
    ["Spaceship", undefined],
    ["constructor", undefined],
    [null, undefined],
  ])("of %s is %s", (body, key) => {
    expect(bodyKey(body)).toBe(key);
  });
  it("is itself for every key", () => {
    for (const key of bodyKeys) expect(bodyKey(key)).toBe(key);
  });
});
