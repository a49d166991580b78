import { editDistance } from "./edit-distance.ts";

/**
 * The known word that differs least from another, when it differs by little; large and small letters are the same.
 *
 * @example
 * nearestWord("odometr", ["price", "odometer"]) // "odometer"
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(2, Math.floor(word.length / 3)) ? best.name : undefined;
}
