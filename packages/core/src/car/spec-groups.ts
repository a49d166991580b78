import { formatCalendarDay, parseCalendarDay } from "../format/calendar-day.ts";
import { positiveText } from "../format/positive-text.ts";
import { isAmount, trimmed } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";
import type { KeySpec } from "./key-specs.ts";
import { vehicleKind } from "./vehicle-kind.ts";
import type { VehicleKind } from "./vehicle-kind.ts";

/** A heading with its lines. */
export interface SpecGroup {
  key: string;
  heading: string;
  specs: KeySpec[];
}

/** The fields that specification groups are made of. */
export type SpecGroupsCar = CarPart<
  | "item_type"
  | "simple_body"
  | "body"
  | "engine_size"
  | "engine_size_litres"
  | "cylinders"
  | "induction"
  | "torque"
  | "trans"
  | "geartype"
  | "fuelcapacity"
  | "fuelconsumptioncombined"
  | "energyconsumption"
  | "electricrange"
  | "vehiclelength"
  | "vehiclewidth"
  | "vehicleheight"
  | "grossvehiclemass"
  | "tare_weight"
  | "towingcapacitybraked"
  | "bodyconfiguration"
  | "axle_type"
  | "sleeps"
  | "body_length"
  | "body_width"
  | "aggregate_trailer_mass"
  | "compliance_date"
  | "build_date"
>;

type AmountField =
  | "cylinders"
  | "fuelcapacity"
  | "fuelconsumptioncombined"
  | "energyconsumption"
  | "electricrange"
  | "vehiclelength"
  | "vehiclewidth"
  | "vehicleheight"
  | "grossvehiclemass"
  | "tare_weight"
  | "towingcapacitybraked"
  | "sleeps"
  | "body_length"
  | "body_width"
  | "aggregate_trailer_mass";

/**
 * What stands in a line: an amount above 0 with its unit, a text as it is written, a day, or the size of the engine.
 */
type Value =
  | { amount: AmountField; unit?: string; digits?: number }
  | { text: "induction" | "torque" | "trans" | "geartype" | "bodyconfiguration" | "axle_type" }
  | { day: "compliance_date" | "build_date" }
  | { engineIn: "litres" | "cc" };
type Line = readonly [key: string, label: string, value: Value];
type Group = readonly [key: string, heading: string, lines: readonly (readonly Line[])[]];

// Nothing is called and nothing spread while the module loads, so that a page without specifications leaves all of it
// out.
const engine: Line[] = [["engine", "Engine", { engineIn: "litres" }]];
/** Motorbikes are told by their cubic centimetres. */
const capacity: Line[] = [["engine", "Engine capacity", { engineIn: "cc" }]];
const drivetrain: Line[] = [
  ["cylinders", "Cylinders", { amount: "cylinders" }],
  ["induction", "Induction", { text: "induction" }],
  ["torque", "Torque", { text: "torque" }],
  ["gearbox", "Gearbox", { text: "trans" }],
  ["gearType", "Gear type", { text: "geartype" }],
  ["tank", "Fuel tank", { amount: "fuelcapacity", unit: " L" }],
  ["consumption", "Fuel consumption (combined)", { amount: "fuelconsumptioncombined", unit: " L/100 km", digits: 1 }],
  ["energy", "Energy consumption", { amount: "energyconsumption", unit: " kWh/100 km", digits: 1 }],
  ["range", "Driving range", { amount: "electricrange", unit: " km" }],
];
const size: Line[] = [
  ["length", "Length", { amount: "vehiclelength", unit: " mm" }],
  ["width", "Width", { amount: "vehiclewidth", unit: " mm" }],
  ["height", "Height", { amount: "vehicleheight", unit: " mm" }],
];
const gross: Line[] = [["gvm", "Gross vehicle mass", { amount: "grossvehiclemass", unit: " kg" }]];
const tare: Line[] = [["tare", "Tare weight", { amount: "tare_weight", unit: " kg" }]];
const towing: Line[] = [["towing", "Towing capacity (braked)", { amount: "towingcapacitybraked", unit: " kg" }]];
const axles: Line[] = [["axles", "Axles", { text: "axle_type" }]];
const truckBody: Line[] = [["body", "Body configuration", { text: "bodyconfiguration" }]];
const caravanLayout: Line[] = [
  ["sleeps", "Sleeps", { amount: "sleeps" }],
  ["length", "Body length", { amount: "body_length", unit: " mm" }],
  ["width", "Body width", { amount: "body_width", unit: " mm" }],
];
const trailerMass: Line[] = [["atm", "Aggregate trailer mass", { amount: "aggregate_trailer_mass", unit: " kg" }]];
const dates: Line[] = [
  ["build", "Build date", { day: "build_date" }],
  ["compliance", "Compliance date", { day: "compliance_date" }],
];

const dated: Group = ["dates", "Dates", [dates]];
const power: Group = ["engine", "Engine and drivetrain", [engine, drivetrain]];

const groupsOf: Record<VehicleKind, readonly Group[]> = {
  car: [power, ["size", "Dimensions", [size]], ["weight", "Weights and towing", [gross, tare, towing]], dated],
  truck: [
    ["load", "Load and body", [truckBody, gross, tare, towing, axles]],
    power,
    ["size", "Dimensions", [size]],
    dated,
  ],
  motorbike: [
    ["engine", "Engine and gearbox", [capacity, drivetrain]],
    ["size", "Dimensions and weight", [size, tare]],
    dated,
  ],
  caravan: [["layout", "Layout", [caravanLayout]], ["weight", "Weights and axles", [tare, trailerMass, axles]], dated],
};

/**
 * The specifications of a car, truck, motorbike or caravan in their groups, without empty values and without groups
 * that are left empty (S1 §2, §3). Lengths in mm, masses in kg.
 *
 * @example
 * specGroups({ item_type: "caravan", sleeps: 4, tare_weight: 2350 }, "en-AU")
 * // [{ key: "layout", heading: "Layout", specs: [{ key: "sleeps", label: "Sleeps", value: "4" }] },
 * //  { key: "weight", heading: "Weights and axles", specs: [{ key: "tare", label: "Tare weight", value: "2,350 kg" }] }]
 */
export function specGroups(car: SpecGroupsCar, locale: string): SpecGroup[] {
  return groupsOf[vehicleKind(car)]
    .map(([key, heading, lines]) => ({
      key,
      heading,
      specs: lines.flat().flatMap(([line, label, asked]) => {
        const value = valueOf(asked, car, locale);
        return value === undefined ? [] : [{ key: line, label, value }];
      }),
    }))
    .filter(({ specs }) => specs.length > 0);
}

function valueOf(asked: Value, car: SpecGroupsCar, locale: string): string | undefined {
  if ("amount" in asked) return positiveText(car[asked.amount], locale, asked.unit, asked.digits);
  if ("text" in asked) return trimmed(car[asked.text]);
  if ("day" in asked) {
    const day = parseCalendarDay(car[asked.day]);
    return day ? formatCalendarDay(day, locale) : trimmed(car[asked.day]);
  }
  const litres = car.engine_size_litres;
  if (asked.engineIn === "litres") return positiveText(litres, locale, " L", 1) ?? trimmed(car.engine_size);
  // Litres with two decimals have lost the last digit of 655 cc.
  if (/\d\s*cc\b/i.test(car.engine_size ?? "")) return trimmed(car.engine_size?.replace(/\s*cc\b/i, " cc"));
  return (
    positiveText(isAmount(litres) ? Math.round(litres * 1000) : undefined, locale, " cc") ?? trimmed(car.engine_size)
  );
}
