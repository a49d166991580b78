import { synonymSets } from "../../packages/platform/src/search/index/synonyms.ts";
import type { DemoCar } from "../demo/demo-car.ts";

/** What shoppers were seen to type, and what once gave another answer on a real server. */
const seen = [
  "4x4 diesel ute",
  "7 seat suv",
  "mazda 2",
  "mazda 2 auto",
  "mazda 3",
  "cx 5",
  "bt 50",
  "gtsp",
  "audi a",
  "used",
  "sedn",
  "utes",
  "mzda",
  "d-max",
  "land cruiser",
  "plug in hybrid",
  "be",
  "cab",
  "he",
  "es",
  "family",
  "reliable toyota",
  "tesler",
  "zeppelin",
  "😀",
  "(",
  '"',
  "&&",
  "-mazda",
  "white -mazda",
  '"automatic"',
  "toyota corola",
  "2019",
  "2019 mazda",
  "auto ma",
];
const letters = "abcdefghijklmnopqrstuvwxyz0123456789".split("");
const maxModels = 60;
const maxCodes = 6;

/**
 * Keywords to ask about a stock: its makes and models whole, half typed, misspelt, as phrases and left out, its stock
 * numbers and plates, every synonym, every letter, and what shoppers were seen to type.
 */
export function keywordsOf(cars: readonly DemoCar[]): string[] {
  const models = [...new Set(cars.map(({ make, model }) => `${make} ${model}`))].slice(0, maxModels);
  const names = [
    ...new Set([
      ...cars.map(({ make }) => make),
      ...models,
      ...models.map((name) => name.slice(name.indexOf(" ") + 1)),
    ]),
  ].map((name) => name.toLowerCase());
  const codes = cars
    .flatMap(({ stocknum, regplate }) => [stocknum, ...(regplate === null ? [] : [regplate])])
    .slice(0, maxCodes);
  return [
    ...new Set([
      ...seen,
      ...letters,
      ...names,
      ...names
        .flatMap((name) => [
          name.slice(0, 2),
          name.slice(0, 4),
          `${name.slice(0, 2)}${name.slice(3)}`,
          `${name.slice(0, 2)}${name[3] ?? ""}${name[2] ?? ""}${name.slice(4)}`,
        ])
        .map((text) => text.trim()),
      ...models.flatMap((name) => [`"${name}"`, `${name.split(" ")[0] ?? ""} -"${name}"`]),
      ...codes.flatMap((code) => [code, code.toLowerCase(), code.replace(/\D/g, ""), code.slice(0, -1)]),
      ...Object.values(synonymSets).flat(),
    ]),
  ].filter((words) => words !== "");
}
