import { feedFieldNames } from "../car-fields.ts";
import type { MappingInput } from "../mapping-schema.ts";

const own: MappingInput["fields"] = Object.fromEntries(feedFieldNames.map((name) => [name, { from: name }]));

const conditions = { new: "new", demo: "demo", demonstrator: "demo", used: "used" };
const statuses = {
  in_stock: "in_stock",
  "in stock": "in_stock",
  available: "in_stock",
  coming_soon: "coming_soon",
  "coming soon": "coming_soon",
  sold: "sold",
  withdrawn: "withdrawn",
};

/**
 * The platform's own format: each column is named after a field of a car (S1 §3), in any order; only make, model and
 * car_type must be there. `images` and other lists separate their entries with "|". Cars are told apart by vin, else by
 * stocknum, else by year, make, model, badge, colour and km.
 *
 * @example
 * // stocknum,year,make,model,badge,car_type,price,km
 * // S1042,2021,Mazda,CX-5,Touring,used,34990,41200
 */
export const forecourtMapping: MappingInput = {
  name: "forecourt",
  requiredColumns: ["make", "model", "car_type"],
  identity: ["year", "make", "model", "badge", "car_type", "colour", "km"],
  fields: {
    ...own,
    make: { from: "make", required: true },
    model: { from: "model", required: true },
    car_type: { from: { column: "car_type", values: conditions }, required: true },
    status: { from: { column: "status", values: statuses, others: "keep" }, otherwise: "in_stock" },
    km: { from: "km", number: { decimals: 0 } },
  },
};
