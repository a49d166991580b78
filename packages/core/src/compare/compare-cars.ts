import { trimmed } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { conditionLabel } from "../car/condition-label.ts";
import { keySpecs } from "../car/key-specs.ts";
import type { KeySpecsCar, KeySpecsOptions } from "../car/key-specs.ts";
import { specGroups } from "../car/spec-groups.ts";
import type { SpecGroupsCar } from "../car/spec-groups.ts";
import { displayPrice } from "../price/display-price.ts";
import type { PricedCar } from "../price/display-price.ts";
import { priceTypeLabel } from "../price/price-type-label.ts";

/** A line of the comparison: one fact of every car. */
export interface ComparedFact {
  key: string;
  label: string;
  /** In the order of the cars; undefined where it is not known. */
  values: (string | undefined)[];
  /** The cars are not all the same in it. */
  differs: boolean;
}

/** The fields that a comparison looks at. */
export type ComparedCar = KeySpecsCar &
  SpecGroupsCar &
  PricedCar &
  CarPart<"car_type" | "year" | "series" | "badge" | "price_type" | "price_type_label" | "city"> & {
    standardEquipment?: readonly string[];
  };

/**
 * What is compared, of the key information and of the specifications: what an electric car is asked stands beside what
 * a petrol one is. What is of one car alone, such as its VIN, is not compared.
 */
const comparedSpecs = [
  "odometer",
  "transmission",
  "fuel",
  "body",
  "engine",
  "drive",
  "seats",
  "doors",
  "colour",
  "interior",
  "consumption",
  "energy",
  "range",
  "towing",
  "ancap",
  "sleeps",
  "length",
  "tare",
  "atm",
  "regoExpiry",
  "buildDate",
];

/**
 * Cars side by side: each fact that at least one of them has, in the fixed order of the key information, and whether
 * they differ in it (S1 §2, decisions.md row 24). Case and blanks make no difference.
 *
 * @example
 * compareCars([{ seats: 5, drive: "AWD" }, { seats: 5 }], options)
 * // [{ key: "drive", label: "Drive", values: ["AWD", undefined], differs: true }, { key: "seats", label: "Seats", values: ["5", "5"], differs: false }]
 */
export function compareCars(cars: readonly ComparedCar[], options: KeySpecsOptions): ComparedFact[] {
  const facts = new Map<string, ComparedFact>();
  const put = (index: number, key: string, label: string, value: string | undefined) => {
    const fact = facts.get(key) ?? { key, label, values: cars.map(() => undefined), differs: false };
    fact.values[index] = value;
    facts.set(key, fact);
  };
  const specs = cars.map((car) => [
    ...keySpecs(car, options),
    ...specGroups(car, options.locale).flatMap((group) => group.specs),
  ]);
  for (const [index, car] of cars.entries()) {
    put(index, "condition", "Condition", conditionLabel(car));
    put(index, "year", "Year", car.year ? String(car.year) : undefined);
    put(index, "badge", "Badge", trimmed(car.badge));
    put(index, "series", "Series", trimmed(car.series));
    const { dollars } = displayPrice(car);
    put(index, "priceType", "Price includes", dollars === undefined ? undefined : priceTypeLabel(car));
  }
  for (const key of comparedSpecs)
    for (const [index, list] of specs.entries()) {
      const spec = list.find((each) => each.key === key);
      if (spec) put(index, key, spec.label, spec.value);
    }
  for (const [index, car] of cars.entries()) put(index, "city", "Location", trimmed(car.city));
  return [...facts.values()]
    .filter(({ values }) => values.some((value) => value !== undefined))
    .map((fact) => ({ ...fact, differs: differ(fact.values) }));
}

const plain = (value: string | undefined): string => (value ?? "").trim().toLowerCase();

function differ(values: readonly (string | undefined)[]): boolean {
  return new Set(values.map(plain)).size > 1;
}
