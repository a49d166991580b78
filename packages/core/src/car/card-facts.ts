import { attributeChips } from "./attribute-chips.ts";
import { hasText } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";

/**
 * What a card says of a car in a line: its chips. What has no engine, such as a caravan, has its body and its colour in place of those
 * that it lacks.
 *
 * @example
 * cardFacts({ car_type: "new", simple_body: "Pop top", colour: "White" }, "en-AU") // ["New", "Pop top", "White"]
 */
export function cardFacts(
  car: CarPart<"car_type" | "simple_transmission" | "km" | "simple_fuel" | "fuel" | "simple_body" | "colour">,
  locale: string,
): string[] {
  const chips = attributeChips(car, locale);
  const labels = chips.map(({ label }) => label);
  if (chips.some(({ key }) => key !== "condition")) return labels;
  return [...labels, ...[car.simple_body, car.colour].filter(hasText).map((text) => text.trim())];
}
