import { editDistance } from "./edit-distance.ts";

/**
 * The known word that differs least from another, when it differs by little: one letter of a word of three, two of
 * longer ones, a third of long ones. Large and small letters are the same.
 *
 * @example
 * nearestWord("odometr", ["price", "odometer"]) // "odometer"
 * nearestWord("hue", ["fuel", "colour"]) // undefined
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))
    ? best.name
    : undefined;
}
