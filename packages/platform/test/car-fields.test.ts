import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeKeys } from "../../../tooling/check/describe-keys.ts";
import type { JsonSchema } from "../../../tooling/check/describe-keys.ts";
import { propertyDocs } from "../../../tooling/check/property-docs.ts";
import { z } from "@forecourt/core/zod";
import { feedFields } from "../src/domain/stock-import/car-fields.ts";
import type { FeedField } from "../src/domain/stock-import/car-fields.ts";
import { mappingSchema } from "../src/domain/stock-import/mapping-schema.ts";
import { fieldGuesses } from "../src/domain/stock-import/propose/field-guesses.ts";

/** Units of numbers, where they are not what the field's name says. */
const units: Partial<Record<FeedField, string>> = {
  price: "dollars, GST included",
  before_price: "dollars, GST included",
  offer_price: "dollars, GST included",
  subscription_price: "dollars",
  km: "km",
  engine_size_litres: "litres",
  fuelconsumptioncombined: "litres per 100 km",
  towingcapacitybraked: "kg",
  fuelcapacity: "litres",
  grossvehiclemass: "kg",
  vehiclelength: "mm",
  vehicleheight: "mm",
  vehiclewidth: "mm",
  energyconsumption: "kWh per 100 km",
  electricrange: "km",
  body_width: "mm",
  body_length: "mm",
  tare_weight: "kg",
  aggregate_trailer_mass: "kg",
  co2_emission: "g per km",
  energy_yearly_cost: "dollars",
  energy_stars: "stars of 6",
  co2_stars: "stars of 6",
  sold_date_timestamp: "seconds since 1970",
};

function carFieldsPage(): string {
  const guesses = fieldGuesses({ isMake: () => false, isState: () => false, thisYear: 2026 });
  const rows = Object.entries(feedFields).map(([name, kind]) => {
    const headers = [...new Set(guesses.flatMap(({ subject, headers }) => (subject === name ? headers : [])))];
    return `| \`${name}\` | ${kind === "unstored" ? "left out" : kind} | ${units[name as FeedField] ?? ""} | ${headers.join(", ")} |`;
  });
  return [
    "# Fields of a car",
    "",
    "What a column of a stock file may fill. A file of our own format has columns of these names; any other has a mapping (docs/new-site.md), in which they stand",
    "under `fields`. The last column has the names by which `site new` knows a column, in small letters and digits alone. Written by",
    "`packages/platform/test/car-fields.test.ts` (`vitest -u`).",
    "",
    "In our own format `|` stands between the entries of a list, of pictures and of videos; a mapping says another `separator`.",
    "",
    "| Field | Read as | Unit | Columns that it is known by |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

describe("what a stock file may fill", () => {
  it("is written in docs/car-fields.md", async () => {
    await expect(carFieldsPage()).toMatchFileSnapshot("../../../docs/car-fields.md");
  });

  it("has a unit where it is a number with one", () => {
    for (const name of Object.keys(units))
      expect(["number", "money", "distance", "seconds"]).toContain(feedFields[name as FeedField]);
  });

  it("is completed and explained by editors in a mapping that names docs/stock-mapping.schema.json", async () => {
    const schema = z.toJSONSchema(mappingSchema, { io: "input", unrepresentable: "any" });
    const $schema = { type: "string", description: "Names this schema, so that editors complete the mapping." };
    const document = {
      ...schema,
      properties: { $schema, ...schema.properties },
      title: "Mapping of a stock file of Forecourt",
    };
    const docs = propertyDocs(
      readFileSync(join(import.meta.dirname, "../src/domain/stock-import/mapping-schema.ts"), "utf8"),
    );
    expect(describeKeys(document as JsonSchema, (path) => docs.get(path.join(".")))).toEqual([]);
    await expect(`${JSON.stringify(document, undefined, 2)}\n`).toMatchFileSnapshot(
      "../../../docs/stock-mapping.schema.json",
    );
  });
});
