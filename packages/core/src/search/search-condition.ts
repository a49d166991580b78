import type { CarType } from "../entities/car.ts";

const types: readonly CarType[] = ["new", "demo", "used"];

/**
 * The car types that a search path stands for: `[]` for all of them, undefined for a path that is none of these. Any
 * order of the types is understood; {@link conditionSegment} is the one that stays in addresses (S1 §2, S2 §2).
 *
 * @example
 * carTypesOfSearchPath("used-cars") // ["used"]
 * carTypesOfSearchPath("new-used-and-demo-cars") // []
 */
export function carTypesOfSearchPath(segment: string): readonly CarType[] | undefined {
  const named = /^([a-z]+(?:-[a-z]+)*)-cars$/.exec(segment)?.[1];
  if (named === undefined) return undefined;
  if (named === "all") return [];
  const words = named.split(/-and-|-/);
  const found = types.filter((type) => words.includes(type));
  if (found.length !== words.length || new Set(words).size !== words.length) return undefined;
  return found.length === types.length ? [] : found;
}

/**
 * The segment of a search path by condition, each condition having one.
 *
 * @example
 * conditionSegment(["demo", "new"]) // "new-and-demo-cars"
 * conditionSegment([]) // "new-used-and-demo-cars"
 */
export function conditionSegment(carTypes: readonly CarType[]): string {
  const named = types.filter((type) => carTypes.includes(type));
  if (named.length === 0 || named.length === types.length) return "new-used-and-demo-cars";
  return `${named.join("-and-")}-cars`;
}

/**
 * Whether a word is taken by a search page of every site, so that no make, body or dealership may have it
 * (decisions.md row 26).
 *
 * @example
 * isReservedSearchWord("used-cars") // true
 */
export function isReservedSearchWord(segment: string): boolean {
  return carTypesOfSearchPath(segment) !== undefined;
}
