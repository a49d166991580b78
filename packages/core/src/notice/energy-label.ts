import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { electrification, fuelType } from "../car/fuel-type.ts";
import { vehicleKind } from "../car/vehicle-kind.ts";
import type { CountryCode } from "../country/countries.ts";
import { energyLabels } from "../country/countries.ts";
import type { EnergyFact, EnergyLabelTexts } from "../country/country.ts";
import { formatNumber } from "../format/format-number.ts";
import { formatMoney } from "../price/format-money.ts";
import type { MoneyFormat } from "../price/format-money.ts";
import { isSold } from "../stock/availability.ts";

/** What of a car decides about its energy label. */
export type LabelledCar = CarPart<
  | "status"
  | "item_type"
  | "simple_body"
  | "body"
  | "simple_fuel"
  | "fuel"
  | "grossvehiclemass"
  | "fuelconsumptioncombined"
  | "energyconsumption"
  | "electricrange"
  | "energy_stars"
  | "co2_stars"
  | "co2_emission"
  | "energy_yearly_cost"
>;

/** A line of a label. */
export interface EnergyLabelLine {
  label: string;
  /** What it says; undefined where the label's source has no figure. */
  value: string | undefined;
}

/** The energy label of a car, every text final. */
export interface EnergyLabel {
  title: string;
  rule: string;
  /** Empty where the official source has no label for the car. */
  lines: EnergyLabelLine[];
  /** Stands below the lines, or in their place. */
  note: string;
}

/**
 * The energy label that a car must carry where it is for sale; undefined where its country wants none, and for what is
 * sold, heavy, a motorbike or towed.
 *
 * @example
 * energyLabelDue({ item_type: "motorbike" }, "NZ") // undefined
 */
export function energyLabelDue(
  car: CarPart<"status" | "item_type" | "simple_body" | "body" | "grossvehiclemass">,
  country: CountryCode,
): EnergyLabelTexts | undefined {
  const texts = energyLabels[country];
  if (!texts || isSold(car)) return undefined;
  const kind = vehicleKind(car);
  if (kind === "motorbike" || kind === "caravan") return undefined;
  return isAmount(car.grossvehiclemass) && car.grossvehiclemass > texts.heaviestKg ? undefined : texts;
}

/**
 * Whether somebody has looked up the label of a car: its stars stand on no other paper. Consumption alone is the
 * maker's figure.
 *
 * @example
 * hasEnergyLabel({ energy_stars: 4.5 }, "NZ") // true
 */
export function hasEnergyLabel(car: CarPart<"energy_stars">, country: CountryCode): boolean {
  const texts = energyLabels[country];
  return texts !== undefined && starsOf(car.energy_stars, texts) !== undefined;
}

/**
 * The energy label of a car that is for sale, as its country wants it beside the listing: stars, emissions, consumption
 * and what a year costs (legal-display.md "Energy label"). Nothing is calculated: where the label has no figure, the
 * line says so, and a car without a label says that.
 *
 * @example
 * energyLabel({ energy_stars: 4.5, co2_emission: 117 }, { country: "NZ", money: siteMoney(site) })?.lines[0] // { label: "Energy economy", value: "4.5 out of 6 stars" }
 */
export function energyLabel(
  car: LabelledCar,
  { country, money }: { country: CountryCode; money: MoneyFormat },
): EnergyLabel | undefined {
  const texts = energyLabelDue(car, country);
  if (!texts) return undefined;
  const { title, rule, unavailable, outro, maxStars, yearlyKm } = texts;
  if (!hasEnergyLabel(car, country)) return { title, rule, lines: [], note: unavailable };
  const number = (value: number, digits = 0) => formatNumber(value, money.locale, digits);
  const stars = (value: number | null | undefined) => {
    const known = starsOf(value, texts);
    return known === undefined ? undefined : `${number(known, 1)} out of ${maxStars} stars`;
  };
  const figure = (value: number | null | undefined, unit: string, digits = 0) =>
    isAmount(value) && value > 0 ? `${number(value, digits)} ${unit}` : undefined;
  const { co2_emission: grams, energy_yearly_cost: cost } = car;
  const values: Record<EnergyFact, string | undefined> = {
    stars: stars(car.energy_stars),
    // An electric car emits nothing itself.
    emissions: joined(
      isAmount(grams) && grams >= 0 ? `${number(grams)} g of CO₂ a km` : undefined,
      stars(car.co2_stars),
    ),
    fuel: figure(car.fuelconsumptioncombined, "L/100 km", 1),
    electricity: figure(car.energyconsumption, "kWh/100 km", 1),
    range: figure(car.electricrange, "km"),
    yearlyCost:
      isAmount(cost) && cost > 0
        ? `${formatMoney(cost, { ...money, cents: false })} for ${number(yearlyKm)} km`
        : undefined,
  };
  return {
    title,
    rule,
    lines: factsOf(car).map((fact) => ({ label: texts.facts[fact], value: values[fact] })),
    note: outro,
  };
}

/** The lines of a car's label, by what it runs on. */
function factsOf(car: CarPart<"simple_fuel" | "fuel">): EnergyFact[] {
  const isElectric = electrification(car) === "electric";
  const plugsIn = isElectric || /plug.?in|phev/i.test(fuelType(car) ?? "");
  return [
    "stars",
    "emissions",
    ...(isElectric ? [] : ["fuel" as const]),
    ...(plugsIn ? (["electricity", "range"] as const) : []),
    "yearlyCost",
  ];
}

/** Stars that a label may have: halves, up to the most. */
const starsOf = (stars: number | null | undefined, { maxStars }: Pick<EnergyLabelTexts, "maxStars">) =>
  isAmount(stars) && stars > 0 && stars <= maxStars && Number.isInteger(stars * 2) ? stars : undefined;

const joined = (...parts: (string | undefined)[]) => {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.join(", ");
};
