import { formatNumber } from "../format/format-number.ts";
import { attributeChips } from "./attribute-chips.ts";
import { hasText, isAmount } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";
import { vehicleKind } from "./vehicle-kind.ts";
import type { VehicleKind } from "./vehicle-kind.ts";

/** What of a vehicle its card's line of facts is made from. */
export type FactsCar = CarPart<
  | "item_type"
  | "car_type"
  | "simple_transmission"
  | "km"
  | "simple_fuel"
  | "fuel"
  | "simple_body"
  | "body"
  | "colour"
  | KindField
>;

/**
 * Fields that a card shows of one kind of vehicle and not of cars: lengths in mm, masses in kg, the engine in litres.
 */
type KindField =
  | "sleeps"
  | "body_length"
  | "tare_weight"
  | "aggregate_trailer_mass"
  | "grossvehiclemass"
  | "engine_size"
  | "engine_size_litres";

/** Fields that the card of a kind of vehicle needs besides a car's. */
export const cardFieldsOf: Readonly<Record<VehicleKind, readonly KindField[]>> = {
  car: [],
  caravan: ["sleeps", "body_length", "tare_weight", "aggregate_trailer_mass"],
  truck: ["grossvehiclemass", "tare_weight"],
  motorbike: ["engine_size", "engine_size_litres"],
};

/**
 * Facts of a vehicle in one line of a card: its chips (S1 §2), then the facts that its kind is chosen by: berths,
 * length and weight of a caravan, load and permitted weight of a truck, the engine of a motorbike. What has no engine
 * has its body in place of the chips that it lacks, and its colour where no figure is known.
 *
 * @example
 * cardFacts({ car_type: "new", simple_body: "Pop top", sleeps: 4, body_length: 5100, aggregate_trailer_mass: 2300 }, "en-AU")
 * // ["New", "Pop top", "Sleeps 4", "5.1 m", "ATM 2,300 kg"]
 */
export function cardFacts(car: FactsCar, locale: string): string[] {
  const chips = attributeChips(car, locale);
  const figures = kindFigures(car, locale);
  const labels = chips.map(({ label }) => label);
  if (chips.some(({ key }) => key !== "condition")) return [...labels, ...figures];
  const words = [car.simple_body, figures.length > 0 ? null : car.colour].filter(hasText).map((text) => text.trim());
  return [...labels, ...words, ...figures];
}

function kindFigures(car: FactsCar, locale: string): string[] {
  const figure = (name: string, value: number | undefined, unit: string, digits = 0) =>
    value === undefined ? [] : [`${name}${formatNumber(value, locale, digits)}${unit}`];
  const [tare, loaded] = [car.tare_weight, car.aggregate_trailer_mass].map(positive);
  const millimetres = positive(car.body_length);
  switch (vehicleKind(car)) {
    case "caravan":
      return [
        ...figure("Sleeps ", positive(car.sleeps), ""),
        ...figure("", millimetres && millimetres / 1000, " m", 1),
        ...(loaded === undefined ? figure("Tare ", tare, " kg") : figure("ATM ", loaded, " kg")),
      ];
    case "truck": {
      const { payload, gross } = truckWeights(car);
      return [...figure("Payload ", payload, " kg"), ...figure("GVM ", gross, " kg")];
    }
    case "motorbike":
      return figure("", cubicCentimetres(car), " cc");
    case "car":
      return [];
  }
}

/**
 * Load of a truck and its permitted weight, in kg, from its record. A prime mover has no payload: what it pulls is not
 * what it may weigh itself.
 *
 * @example
 * truckWeights({ simple_body: "Pantech", tare_weight: 3900, grossvehiclemass: 7500 }) // { payload: 3600, gross: 7500 }
 */
export function truckWeights(car: CarPart<"simple_body" | "body" | "tare_weight" | "grossvehiclemass">): {
  payload?: number;
  gross?: number;
} {
  const [tare, gross] = [positive(car.tare_weight), positive(car.grossvehiclemass)];
  if (gross === undefined) return {};
  const isPulling = /prime.?mover/i.test(car.simple_body ?? car.body ?? "");
  const payload = isPulling || tare === undefined ? undefined : positive(gross - tare);
  return payload === undefined ? { gross } : { payload, gross };
}

/** As the feed writes it, since litres with two decimals have lost the last digit of 655 cc; else of the litres. */
function cubicCentimetres({ engine_size: written, engine_size_litres: litres }: FactsCar): number | undefined {
  const size = /(\d[\d,]*)\s*cc\b/i.exec(written ?? "")?.[1];
  if (size !== undefined) return positive(Number(size.replaceAll(",", "")));
  return isAmount(litres) ? positive(Math.round(litres * 1000)) : undefined;
}

/** Feeds write 0 for what is not known. */
const positive = (value: number | null | undefined): number | undefined =>
  isAmount(value) && value > 0 ? value : undefined;
