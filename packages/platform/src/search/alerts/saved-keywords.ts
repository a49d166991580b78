import { plainWords } from "@forecourt/core";
import { synonymSets } from "../index/synonyms.ts";

const sets = Object.values(synonymSets)
  .filter(({ length }) => length > 1)
  .map((phrases) => phrases.map((phrase) => ` ${plainWords(phrase)} `));
const said = sets
  .flatMap((set) => set.map((phrase) => ({ phrase, set })))
  // The longest first: "four wheel drive" is no "drive".
  .toSorted((one, other) => other.phrase.length - one.phrase.length);

/**
 * What the keywords of a saved search ask of a car's words: each of these, or another for the same, said whole. Nobody is there to see that a
 * misspelt word was read as another, so an alert forgives none.
 *
 * @returns for each word its phrases, plain and between blanks: a car has one of each
 * @example
 * savedKeywords("mazda tow bar") // [[" tow bar ", " towbar ", " tow pack "], [" mazda "]]
 */
export function savedKeywords(keywords: string): (readonly string[])[] {
  let rest = ` ${plainWords(keywords)} `;
  const wanted: (readonly string[])[] = [];
  for (const { phrase, set } of said) {
    if (!rest.includes(phrase)) continue;
    wanted.push(set);
    rest = rest.replace(phrase, "  ");
  }
  return [...wanted, ...rest.split(" ").flatMap((word) => (word === "" ? [] : [[` ${word} `]]))];
}
