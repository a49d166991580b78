import { isAmount } from "../car/car-part.ts";
import type { CarPart } from "../car/car-part.ts";
import { electrification } from "../car/fuel-type.ts";
import { divideHalfUp, exactDecimal } from "../money/exact-decimal.ts";
import { typedNumber } from "../money/typed-number.ts";

/** What the fuel calculator starts with (S1 §9). */
export const fuelDefaults = { dollarsPerLitre: 1.7, kmPerWeek: 250, litresPer100Km: 10 } as const;

/**
 * Reads a price or distance as typed, without `$`, the commas of thousands and `kms` (S1 §5); undefined when it is not
 * a number of 0 or more.
 *
 * @example
 * parseFuelText("1,250 kms") // 1250
 */
export function parseFuelText(text: string): number | undefined {
  const number = typedNumber(text.trim().replace(/\s*kms?$/i, ""));
  return number === undefined || number < 0 ? undefined : number;
}

/**
 * Litres per 100 km to calculate with: the car's own, else the site's `fuel.litresPer100Km`, 10 by default; undefined
 * for an electric car, which hides the calculator (S1 §9).
 */
export function fuelConsumption(
  car: CarPart<"fuelconsumptioncombined" | "simple_fuel" | "fuel">,
  otherwise: number = fuelDefaults.litresPer100Km,
): number | undefined {
  if (electrification(car) === "electric") return undefined;
  const own = car.fuelconsumptioncombined;
  return isAmount(own) && own > 0 ? own : otherwise;
}

/**
 * What the fuel for a distance costs, in dollars, half-up to the cent on the true value: km ÷ 100 × consumption × price
 * (S1 §9). Undefined when a figure is below zero or no number.
 *
 * @example
 * fuelCost({ km: 250, litresPer100Km: 7.4, dollarsPerLitre: 1.7 }) // 31.45
 */
export function fuelCost({
  km,
  litresPer100Km,
  dollarsPerLitre,
}: {
  km: number;
  litresPer100Km: number;
  dollarsPerLitre: number;
}): number | undefined {
  const figures = [km, litresPer100Km, dollarsPerLitre];
  if (!figures.every((figure) => isAmount(figure) && figure >= 0)) return undefined;
  const exact = figures.map(exactDecimal);
  // Cents: the 100 of cents and the 100 of kilometres cancel.
  const digits = exact.reduce((product, decimal) => product * decimal.digits, 1n);
  const places = exact.reduce((sum, decimal) => sum + decimal.places, 0);
  return Number(divideHalfUp(digits, 10n ** BigInt(places))) / 100;
}
