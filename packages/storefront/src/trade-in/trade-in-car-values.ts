import type { TradeInCar } from "@forecourt/api";

const millimetresOfMetre = 1000;

/**
 * A shopper's own car as the fields of its form have it: the length of a caravan in metres.
 *
 * @example
 * tradeInCarValues({ make: "Jayco", model: "Journey", year: 2019, body_length: 6400 })["body_length"] // "6.4"
 */
export const tradeInCarValues = (car: TradeInCar): Record<string, string> =>
  Object.fromEntries(
    Object.entries(car).map(([name, value]) => [
      name,
      String(name === "body_length" && typeof value === "number" ? value / millimetresOfMetre : value),
    ]),
  );

/**
 * Typed metres in whole millimetres, for the platform. Text that is no number stays, so that the platform refuses it.
 *
 * @example
 * normaliseMetres("6,4 m") // "6400"
 */
export function normaliseMetres(typed: string): string {
  const metres = typed
    .replace(/\s*m(?:et(?:re|er)s?)?\.?\s*$/i, "")
    .replace(",", ".")
    .trim();
  return /^\d{1,3}(?:\.\d+)?$/.test(metres) ? String(Math.round(Number(metres) * millimetresOfMetre)) : typed;
}
