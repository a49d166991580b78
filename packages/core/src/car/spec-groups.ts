import { formatCalendarDay, parseCalendarDay } from "../format/calendar-day.ts";
import { formatNumber } from "../format/format-number.ts";
import { hasText, isAmount } from "./car-part.ts";
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
  | "item_type" | "simple_body" | "body" | "engine_size" | "engine_size_litres" | "cylinders" | "induction" | "torque" | "trans" | "geartype" | "fuelcapacity"
  | "fuelconsumptioncombined" | "energyconsumption" | "electricrange" | "vehiclelength" | "vehiclewidth" | "vehicleheight" | "grossvehiclemass" | "tare_weight"
  | "towingcapacitybraked" | "bodyconfiguration" | "axle_type" | "sleeps" | "body_length" | "body_width" | "aggregate_trailer_mass" | "compliance_date" | "build_date"
>;

type Line = readonly [key: string, label: string, value: (car: SpecGroupsCar, locale: string) => string | undefined];

type AmountField =
  | "cylinders" | "fuelcapacity" | "fuelconsumptioncombined" | "energyconsumption" | "electricrange" | "vehiclelength" | "vehiclewidth" | "vehicleheight"
  | "grossvehiclemass" | "tare_weight" | "towingcapacitybraked" | "sleeps" | "body_length" | "body_width" | "aggregate_trailer_mass";

const amount = (field: AmountField, unit: string, digits = 0) =>
  (car: SpecGroupsCar, locale: string) => positive(car[field], locale, unit, digits);
const text = (field: "induction" | "torque" | "trans" | "geartype" | "bodyconfiguration" | "axle_type") => (car: SpecGroupsCar) => (hasText(car[field]) ? car[field].trim() : undefined);
const day = (field: "compliance_date" | "build_date") => (car: SpecGroupsCar, locale: string) => {
  const parsed = parseCalendarDay(car[field]);
  return parsed ? formatCalendarDay(parsed, locale) : hasText(car[field]) ? car[field].trim() : undefined;
};

const engine: Line = ["engine", "Engine", (car, locale) => positive(car.engine_size_litres, locale, " L", 1) ?? (hasText(car.engine_size) ? car.engine_size.trim() : undefined)];
/** Motorbikes are told by their cubic centimetres. */
const capacity: Line = ["engine", "Engine capacity", (car, locale) => positive(isAmount(car.engine_size_litres) ? Math.round(car.engine_size_litres * 1000) : undefined, locale, " cc") ?? (hasText(car.engine_size) ? car.engine_size.trim() : undefined)];
const drivetrain: Line[] = [
  ["cylinders", "Cylinders", amount("cylinders", "")],
  ["induction", "Induction", text("induction")],
  ["torque", "Torque", text("torque")],
  ["gearbox", "Gearbox", text("trans")],
  ["gearType", "Gear type", text("geartype")],
  ["tank", "Fuel tank", amount("fuelcapacity", " L")],
  ["consumption", "Fuel consumption (combined)", amount("fuelconsumptioncombined", " L/100 km", 1)],
  ["energy", "Energy consumption", amount("energyconsumption", " kWh/100 km", 1)],
  ["range", "Driving range", amount("electricrange", " km")],
];
const size: Line[] = [
  ["length", "Length", amount("vehiclelength", " mm")],
  ["width", "Width", amount("vehiclewidth", " mm")],
  ["height", "Height", amount("vehicleheight", " mm")],
];
const gross: Line = ["gvm", "Gross vehicle mass", amount("grossvehiclemass", " kg")];
const tare: Line = ["tare", "Tare weight", amount("tare_weight", " kg")];
const towing: Line = ["towing", "Towing capacity (braked)", amount("towingcapacitybraked", " kg")];
const axles: Line = ["axles", "Axles", text("axle_type")];
const dates: Line[] = [
  ["build", "Build date", day("build_date")],
  ["compliance", "Compliance date", day("compliance_date")],
];

type Group = readonly [key: string, heading: string, lines: readonly Line[]];
const dated: Group = ["dates", "Dates", dates];
const power: Group = ["engine", "Engine and drivetrain", [engine, ...drivetrain]];

const groupsOf: Record<VehicleKind, readonly Group[]> = {
  car: [power, ["size", "Dimensions", size], ["weight", "Weights and towing", [gross, tare, towing]], dated],
  truck: [["load", "Load and body", [["body", "Body configuration", text("bodyconfiguration")], gross, tare, towing, axles]], power, ["size", "Dimensions", size], dated],
  motorbike: [["engine", "Engine and gearbox", [capacity, ...drivetrain]], ["size", "Dimensions and weight", [...size, tare]], dated],
  caravan: [
    ["layout", "Layout", [["sleeps", "Sleeps", amount("sleeps", "")], ["length", "Body length", amount("body_length", " mm")], ["width", "Body width", amount("body_width", " mm")]]],
    ["weight", "Weights and axles", [tare, ["atm", "Aggregate trailer mass", amount("aggregate_trailer_mass", " kg")], axles]],
    dated,
  ],
};

/**
 * The specifications of a car, truck, motorbike or caravan in their groups, without empty values and without groups that are
 * left empty (S1 §2, §3). Lengths in mm, masses in kg.
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
      specs: lines.flatMap(([line, label, read]) => {
        const value = read(car, locale);
        return value === undefined ? [] : [{ key: line, label, value }];
      }),
    }))
    .filter(({ specs }) => specs.length > 0);
}

/** Zero is how feeds write "not known". */
function positive(value: number | null | undefined, locale: string, unit: string, digits = 0): string | undefined {
  return isAmount(value) && value > 0 ? `${formatNumber(value, locale, digits)}${unit}` : undefined;
}
