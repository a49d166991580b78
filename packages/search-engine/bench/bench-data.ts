import type { JsonObject } from "../src/json-object.ts";

const makes: readonly (readonly [string, readonly string[]])[] = [
  ["Toyota", ["Corolla", "Hilux", "RAV4", "Camry", "Landcruiser", "Yaris", "Kluger", "Prado"]],
  ["Mazda", ["CX-5", "3", "BT-50", "CX-3", "6", "MX-5"]],
  ["Hyundai", ["I30", "Tucson", "Santa Fe", "Kona", "Accent"]],
  ["Ford", ["Ranger", "Focus", "Falcon", "Mustang", "Everest"]],
  ["Kia", ["Sportage", "Cerato", "Picanto", "Sorento"]],
  ["Nissan", ["Navara", "X-Trail", "Qashqai", "Patrol"]],
  ["Mitsubishi", ["Triton", "Outlander", "ASX", "Pajero"]],
  ["Holden", ["Commodore", "Colorado", "Astra", "Corona"]],
  ["Volkswagen", ["Golf", "Tiguan", "Amarok", "Polo"]],
  ["Subaru", ["Forester", "Outback", "Impreza", "WRX"]],
];
const badges = [
  "SX",
  "GXL (4X4)",
  "Ascent Sport",
  "SR5 (4X4)",
  "Highlander Crdi",
  "Maxx Sport",
  "XLT 3.2 (4X4)",
  "Active X",
  "ST-X",
  "Comfortline",
  "Titanium",
  "GT-Line",
];
const bodies = ["SUV", "Hatchback", "Sedan", "Ute / Tray", "Wagon", "Coupe"];
const fuels = ["Unleaded", "Diesel", "Hybrid", "Premium", "Electric"];
const states = ["NSW", "VIC", "QLD", "WA", "SA", "ACT", "TAS", "NT"];
const colours = ["White", "Silver", "Grey", "Black", "Blue", "Red", "Gold", "Green", "Brown", "Orange"];
const features = [
  "Sunroof",
  "Towbar",
  "Bull Bar",
  "Roof Racks",
  "Leather Seats",
  "Heated Seats",
  "Apple CarPlay",
  "Reversing Camera",
];
const string = (name: string): JsonObject => ({ name, type: "string", facet: true, optional: true });
const number = (name: string, type = "int32"): JsonObject => ({ name, type, facet: true, optional: true });

/** The collection that the bench fills: sixteen facets, as a results page counts them. */
export const benchSchema: JsonObject = {
  name: "cars",
  default_sorting_field: "created_at_timestamp",
  fields: [
    { name: "title", type: "string", sort: true },
    { name: "stocknum", type: "string" },
    { name: "created_at_timestamp", type: "int64" },
    ...[
      "make",
      "model",
      "badge",
      "simple_body",
      "fuel",
      "simple_transmission",
      "colour",
      "state",
      "car_type",
      "status",
    ].map(string),
    ...["year", "km", "seats"].map((name) => number(name)),
    number("price", "float"),
    { name: "certified", type: "bool", facet: true },
    { name: "filtered_features", type: "string[]", facet: true },
  ],
};

/** Every facet of {@link benchSchema}. */
export const benchFacets =
  "make,model,badge,simple_body,fuel,simple_transmission,colour,state,car_type,status,year,km,seats,price,certified,filtered_features";

/** The nth car, the same on every run. */
export function benchCar(n: number): JsonObject {
  let state = (n * 2654435761) >>> 0;
  const next = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
  const pick = <Item>(list: readonly Item[]): Item => list[next(list.length)] as Item;
  const [make, models] = pick(makes);
  const model = pick(models);
  const badge = pick(badges);
  const year = 2005 + next(20);
  return {
    id: `car-${n}`,
    title: `${year} ${make} ${model} ${badge}`,
    make,
    model,
    badge,
    year,
    price: 3000 + next(2400) * 50,
    km: next(2500) * 100,
    simple_body: pick(bodies),
    fuel: pick(fuels),
    simple_transmission: next(10) > 1 ? "Automatic" : "Manual",
    colour: pick(colours),
    state: pick(states),
    seats: pick([2, 4, 5, 5, 5, 7, 8]),
    car_type: pick(["used", "used", "used", "new", "demo"]),
    status: pick(["in_stock", "in_stock", "sold"]),
    certified: next(2) === 0,
    filtered_features: features.filter(() => next(4) === 0),
    stocknum: `S${100000 + n}`,
    created_at_timestamp: 1_700_000_000 + n,
  };
}
