import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { carSchema } from "@forecourt/core/schemas";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/records/open-database.ts";
import { drainChanges } from "../src/workers/indexer.ts";
import { findMapping } from "../src/domain/stock-import/find-mapping.ts";
import { openTestIndex } from "./index-fixtures.ts";
import { openYard } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

/** Twelve thousand real listings; they may not be committed and lie beside the repository where we work. */
const shared = join(import.meta.dirname, "../../../../shared/data/australian-vehicle-listings.csv");
const mapping = findMapping("au-listings");

/** Where they are not, 200 made-up ones with the same oddities, two of them repeats. */
function madeUpListings(): string {
  const makes = [
    ["Toyota", "Hilux", "SR5"],
    ["Land", "Rover", "Range Rover Evoque SE"],
    ["Mazda", "3", "G20"],
    ["Jeep", "Grand", "Cherokee Limited"],
  ] as const;
  const rows = Array.from({ length: 200 }, (_, place) => {
    const number = place < 198 ? place : place - 198;
    const [brand, model, rest] = makes[number % makes.length] ?? makes[0];
    const toOrder = number % 25 === 24;
    const price = number % 50 === 7 ? "POA" : String(20_000 + place);
    return [
      brand,
      "2020",
      model,
      toOrder ? "NEW Available to order" : number % 9 === 0 ? '"02 **** ****\n"' : "SUV",
      `2020 ${brand} ${model} ${rest}${toOrder ? ` ${number}` : ""}`,
      toOrder ? "NEW" : "USED",
      "Automatic",
      '"4 cyl, 2 L"',
      "AWD",
      "Diesel",
      "7 L / 100 km",
      toOrder ? "- / -" : String(1000 + number),
      toOrder ? "5 years / Unlimited km" : "White / Black",
      toOrder ? "NA" : '"Caringbah, NSW"',
      "4 cyl",
      "SUV",
      number % 7 === 0 ? " 7 Seats" : " 4 Doors",
      number % 7 === 0 ? "NA" : " 5 Seats",
      price,
    ].join(",");
  });
  return `${mapping.requiredColumns.join(",")}\n${rows.join("\n")}\n`;
}

const real = existsSync(shared);
const expected = real ? { created: 11_974, rejected: 26, rows: 12_000 } : { created: 198, rejected: 2, rows: 200 };

let database: Database;
let yard: Yard;
beforeAll(async () => {
  database = await createTestDatabase();
  yard = await openYard(database, "yard");
});
afterAll(async () => {
  yard.remove();
  await database.close();
});

describe(`au-listings on ${real ? "the real listings" : "made-up listings"}`, () => {
  it("imports them whole, changes nothing the second time, and puts every car into the index", async () => {
    const content = real ? readFileSync(shared) : madeUpListings();
    const first = await yard.import(content, { mapping });
    expect(first).toMatchObject({ ...expected, updated: 0, unchanged: 0, withdrawn: 0 });
    const before = await database.sql`select id, version, updated_at from cars order by id`;
    expect(await yard.import(content, { mapping })).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: expected.created,
      withdrawn: 0,
      rejected: expected.rejected,
    });
    expect(await database.sql`select id, version, updated_at from cars order by id`).toEqual(before);
    const reasons = yard
      .report(first)
      .filter(({ outcome }) => outcome === "rejected")
      .map(({ reason }) => String(reason));
    expect(reasons.every((reason) => /^same car as line \d+$/.test(reason))).toBe(true);
    const index = openTestIndex();
    await drainChanges({ database, backend: index.backend, log: (line) => index.log.push(line) });
    const found = await index.backend.request(
      "GET",
      "/collections/cars/documents/search?q=*&per_page=0&facet_by=simple_body,fuel,transmission&max_facet_values=50",
    );
    const { found: count, facet_counts: facets } = JSON.parse(found.body) as {
      found: number;
      facet_counts: { field_name: string; counts: { value: string }[] }[];
    };
    await index.stop();
    expect(count).toBe(expected.created);
    const known = [
      "SUV",
      "Hatch",
      "Sedan",
      "Ute",
      "Wagon",
      "Coupe",
      "Convertible",
      "People mover",
      "Van",
      "Commercial",
      "Truck",
      "Petrol",
      "Diesel",
      "Hybrid",
      "Electric",
      "LPG",
      "Automatic",
      "Manual",
    ];
    const values = facets.flatMap(({ counts }) => counts.map(({ value }) => value));
    expect(values.filter((value) => !known.includes(value))).toEqual([]);
    expect(index.log.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("makes whole cars of them, no two at the same address", async () => {
    const cars = await yard.cars();
    expect(new Set(cars.map(({ slug }) => slug)).size).toBe(cars.length);
    for (const { data, slug } of cars) {
      const car = carSchema.parse(data);
      expect(slug).toMatch(/-(?:new|used)-\d+$/);
      expect(["Land", "Alfa", "Great", "Aston"], slug).not.toContain(car.make);
      expect(["Jeep Grand", "Tesla Model", "Land Rover Rover", "Hyundai Santa"], slug).not.toContain(
        `${car.make} ${car.model}`,
      );
      expect(car.price_type === "poa" ? car.price : null, slug).toBeNull();
    }
  });
});
