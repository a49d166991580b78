import * as fc from "fast-check";
import type { Car } from "../src/entities/car.ts";
import { aCar } from "../src/testing/a-car.ts";

/**
 * A record as feeds and old imports leave it: any field of a car absent, null, blank or odd. For property tests of this
 * package.
 */
export const arbitraryCar: fc.Arbitrary<Partial<Car>> = fc.record(
  Object.fromEntries(
    Object.entries(aCar()).map(([name, value]) => [name, fc.option(field(name, value), { nil: null })]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<Car>>;

function field(name: string, value: unknown): fc.Arbitrary<unknown> {
  if (name === "status") return fc.constantFrom("in_stock", "coming_soon", "sold", "withdrawn");
  if (name === "car_type") return fc.constantFrom("new", "demo", "used");
  if (name === "price_type") return fc.constantFrom("drive_away", "estimated_drive_away", "egc", "plus_orc", "poa");
  if (name === "sold_date_timestamp") return fc.integer({ min: 1_600_000_000, max: 2_000_000_000 });
  if (name === "autograb_data") {
    const average = fc.option(fc.double({ min: 0, max: 200_000, noNaN: true }), { nil: null });
    return fc.record({ state_average_market_price: average, average_market_price: average });
  }
  if (/price|^km$|year|seats|doors|views|litres|consumption|towing|ancap|cylinders/.test(name)) {
    return fc.oneof(
      fc.integer({ min: -5, max: 200_000 }),
      fc.double({ min: 0, max: 300_000, noNaN: true }),
      fc.constantFrom(Number.NaN, 0, 10, 10.01),
    );
  }
  if (typeof value === "boolean") return fc.boolean();
  if (Array.isArray(value) || (typeof value === "object" && value !== null)) return fc.constant(value);
  return fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom("", " ", "Electric", "2026-02-30", "31/12/2026", "CX-5", "Mazda"),
  );
}
