import type { Random } from "./random.ts";

/** Where a car is registered. */
export type PlateState = "NSW" | "VIC" | "QLD" | "ACT" | "SA" | "NZ";

/** No vowels and few consonants, so that no plate spells a word. */
const letters = Array.from("BCDGHJLMNPRSTVWXYZ");
const nzFirstByYear: Readonly<Record<number, string>> = {
  2010: "F",
  2011: "G",
  2012: "G",
  2013: "H",
  2014: "H",
  2015: "J",
  2016: "J",
  2017: "K",
  2018: "L",
  2019: "L",
  2020: "M",
  2021: "N",
  2022: "P",
  2023: "P",
  2024: "R",
  2025: "R",
  2026: "S",
};

/**
 * A number plate in the general series of its state.
 *
 * @example
 * numberPlate("NSW", 2023, createRandom("x")) // such as "FHX42R"
 */
export function numberPlate(state: PlateState, year: number, random: Random): string {
  const l = () => random.pick(letters);
  const d = () => random.whole(0, 9);
  if (state === "NZ") return `${nzFirstByYear[year] ?? "M"}${l()}${l()}${random.whole(1, 9)}${d()}${d()}`;
  if (state === "VIC") return `${year < 2021 ? 1 : 2}${l()}${l()}${random.whole(1, 9)}${l()}${l()}`;
  if (state === "QLD")
    return year < 2020
      ? `${random.whole(1, 9)}${d()}${d()}${l()}${l()}${l()}`
      : `${random.whole(1, 9)}${d()}${d()}${l()}${l()}${d()}`;
  if (state === "SA") return `S${random.whole(100, 999)}${l()}${l()}${l()}`;
  if (state === "ACT") return `Y${l()}${l()}${d()}${d()}${l()}`;
  return year < 2021
    ? `${random.pick(["B", "C", "D"])}${l()}${d()}${d()}${l()}${l()}`
    : `${random.pick(["D", "G"])}${l()}${l()}${d()}${d()}${l()}`;
}
