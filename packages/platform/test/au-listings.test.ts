import { describe, expect, it } from "vitest";
import { parsedSite } from "./http-fixtures.ts";
import { carOfRow, writtenFields } from "../src/domain/stock-import/car-of-row.ts";
import type { CarRow, RejectedRow } from "../src/domain/stock-import/car-of-row.ts";
import { compileMapping } from "../src/domain/stock-import/compile-mapping.ts";
import { findMapping } from "../src/domain/stock-import/find-mapping.ts";

const { site } = parsedSite("yard");
const mapping = findMapping("au-listings");
const compiled = compileMapping(mapping, mapping.requiredColumns, site);

const ordinary = {
  Brand: "Toyota",
  Year: "2019",
  Model: "Camry",
  "Car/Suv": "Sedan",
  Title: "2019 Toyota Camry Ascent",
  UsedOrNew: "USED",
  Transmission: "Automatic",
  Engine: "4 cyl, 2.5 L",
  DriveType: "Front",
  FuelType: "Unleaded",
  FuelConsumption: "7.8 L / 100 km",
  Kilometres: "41200",
  ColourExtInt: "White / Black",
  Location: "Caringbah, NSW",
  CylindersinEngine: "4 cyl",
  BodyType: "Sedan",
  Doors: " 4 Doors",
  Seats: " 5 Seats",
  Price: "24990",
};

function row(cells: Partial<Record<keyof typeof ordinary, string>> = {}): CarRow | RejectedRow {
  const whole: Record<string, string> = { ...ordinary, ...cells };
  return carOfRow(
    compiled.readRow(mapping.requiredColumns.map((column) => whole[column] ?? "")),
    writtenFields(compiled),
    site,
    new Date("2026-11-21T00:00:00Z"),
  );
}

function car(cells: Parameters<typeof row>[0] = {}): CarRow["car"] {
  const read = row(cells);
  if ("reason" in read) throw new Error(read.reason);
  expect(read.notes).toEqual([]);
  return read.car;
}

describe("au-listings", () => {
  it("reads an ordinary listing", () => {
    expect(car()).toMatchObject({
      name: "2019 Toyota Camry Ascent",
      make: "Toyota",
      model: "Camry",
      badge: "Ascent",
      year: 2019,
      car_type: "used",
      status: "in_stock",
      price: 24990,
      price_type: null,
      km: 41200,
      simple_body: "Sedan",
      simple_transmission: "Automatic",
      simple_fuel: "Petrol",
      fuel: "Unleaded",
      drive: "FWD",
      cylinders: 4,
      engine_size_litres: 2.5,
      fuelconsumptioncombined: 7.8,
      colour: "White",
      interior_colour: "Black",
      city: "Caringbah",
      state: "NSW",
      doors: 4,
      seats: 5,
    });
  });

  it.each([
    ["2017 Land Rover Range Rover Evoque TD4 180", "Land", "Rover", "Land Rover", "Range Rover Evoque", "TD4 180"],
    ["2017 Alfa Romeo Giulietta Veloce", "Alfa", "Romeo", "Alfa Romeo", "Giulietta", "Veloce"],
    ["2017 Jeep Grand Cherokee Limited", "Jeep", "Grand", "Jeep", "Grand Cherokee", "Limited"],
    ["2017 Tesla Model 3 Long Range", "Tesla", "Model", "Tesla", "Model 3", "Long Range"],
    ["2017 Toyota Landcruiser Prado GXL", "Toyota", "Landcruiser", "Toyota", "Landcruiser Prado", "GXL"],
    ["2017 Toyota Landcruiser GXL", "Toyota", "Landcruiser", "Toyota", "Landcruiser", "GXL"],
    ["2017 Saab 9-3 Linear 2.0T", "Saab", "3-Sep", "Saab", "9-3", "Linear 2.0T"],
    ["2017 Toyota HiAce", "Toyota", "HiAce", "Toyota", "HiAce", null],
  ])("puts the names of %s together", (Title, Brand, Model, make, model, badge) => {
    expect(car({ Title, Brand, Model, Year: "2017" })).toMatchObject({ make, model, badge, name: Title });
  });

  it("reads seats out of the doors column", () => {
    expect(car({ Doors: " 7 Seats", Seats: "NA" })).toMatchObject({ doors: null, seats: 7 });
    expect(car({ Doors: "NA", Seats: "NA" })).toMatchObject({ doors: null, seats: null });
  });

  it("takes a warranty in the colour column for no colour, and the car for one to order", () => {
    expect(
      car({
        ColourExtInt: "5 years / Unlimited km",
        Kilometres: "- / -",
        Location: "NA",
        "Car/Suv": "NEW Available to order",
        UsedOrNew: "NEW",
      }),
    ).toMatchObject({
      colour: null,
      interior_colour: null,
      km: null,
      // Of the dealer's one yard: the row names no place.
      city: "Parramatta",
      state: "NSW",
      status: "coming_soon",
      preorder: true,
      car_type: "new",
      simple_body: "Sedan",
    });
  });

  it.each([
    ["POA", null, "poa"],
    ["NA", null, null],
    ["51990", 51990, null],
  ])("reads the price %s", (Price, price, price_type) => expect(car({ Price })).toMatchObject({ price, price_type }));

  it("finds the body where a dealer's name or phone number stands in its place", () => {
    expect(car({ "Car/Suv": "02 **** ****\n", BodyType: "SUV" })).toMatchObject({ simple_body: "SUV", body: "SUV" });
    expect(car({ "Car/Suv": "Hatchback", BodyType: "NA" })).toMatchObject({ simple_body: "Hatch" });
    expect(
      car({ "Car/Suv": "USED Dealer ad", BodyType: "NA", Title: "2019 Toyota Camry Ascent Sedan 4dr" }),
    ).toMatchObject({ simple_body: "Sedan", body: null });
    expect(car({ "Car/Suv": "ON FOUR WHEELS", BodyType: "NA" })).toMatchObject({ simple_body: null });
  });

  it.each([
    ["White / -", "White", null],
    ["- / -", null, null],
    ["- / Black", null, "Black"],
    ["White / Black / Leather", "White", "Black / Leather"],
    ["Black / Black/Black", "Black", "Black/Black"],
  ])("splits the colours of %j", (ColourExtInt, colour, interior_colour) =>
    expect(car({ ColourExtInt })).toMatchObject({ colour, interior_colour }),
  );

  it.each([
    ["-", "-", null, null],
    ["0 L", "0 L", null, null],
    ["6 cyl, 0 L", "6 cyl", 6, null],
    ["-", "4 cyl", 4, null],
  ])("reads the engine %j with %j", (Engine, CylindersinEngine, cylinders, engine_size_litres) =>
    expect(car({ Engine, CylindersinEngine })).toMatchObject({ cylinders, engine_size_litres }),
  );

  it.each([
    ["Premium", "Petrol"],
    ["Leaded", "Petrol"],
    ["Diesel", "Diesel"],
    ["Hybrid", "Hybrid"],
    ["Electric", "Electric"],
    ["LPG", "LPG"],
    ["Other", null],
    ["-", null],
  ])("shows the fuel %j as %j", (FuelType, simple_fuel) => expect(car({ FuelType })).toMatchObject({ simple_fuel }));

  it("takes a listing for the same car when only price or body change, and for another when kilometres do", () => {
    const identity = (cells: Parameters<typeof row>[0]) => row(cells).identity;
    expect(identity({ Price: "1", BodyType: "SUV", Engine: "-" })).toBe(identity({}));
    expect(identity({ Kilometres: "41201" })).not.toBe(identity({}));
  });

  it.each([
    [{ Year: "NA" }, 'There is no year: Year reads "NA".'],
    [{ UsedOrNew: "STOLEN" }, 'There is no car_type: UsedOrNew reads "STOLEN".'],
    [{ Price: "cheap" }, 'price: "cheap" is not a number.'],
  ])("rejects %j", (cells, reason) => expect(row(cells)).toMatchObject({ reason }));
});
