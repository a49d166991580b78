import { plainWords } from "@forecourt/core";
import { synonymSets } from "../index/synonyms.ts";
import { isPraise } from "../ask/vague-words.ts";

const sets = Object.values(synonymSets)
  .filter(({ length }) => length > 1)
  .map((phrases) => phrases.map((phrase) => ` ${plainWords(phrase)} `));
const said = sets
  .flatMap((set) => set.map((phrase) => ({ phrase, set })))
  // The longest first: "four wheel drive" is no "drive".
  .toSorted((one, other) => other.phrase.length - one.phrase.length);

/** What the keywords of a saved search ask of a car's words. Each phrase is plain and between blanks. */
export interface SavedKeywords {
  /** A car has a phrase of each. */
  words: (readonly string[])[];
  /** A car has none of these: `-white`, as the search page reads it. */
  unwanted: string[];
}

/**
 * What the keywords of a saved search ask of a car's words: each of these, or another for the same, said whole, and
 * none of those behind a hyphen. Nobody is there to see that a misspelt word was read as another, so an alert forgives
 * none. Words that only praise a car are left out, where others are said: no car of a "reliable mazda" would ever come.
 *
 * @example
 * savedKeywords("mazda tow bar -white") // { words: [[" tow bar ", " towbar ", " tow pack "], [" mazda "]], unwanted: [" white "] }
 */
export function savedKeywords(keywords: string): SavedKeywords {
  const typed = keywords.split(" ");
  const isUnwanted = (word: string) => /^-[\p{L}\p{N}]/u.test(word);
  let rest = ` ${plainWords(typed.filter((word) => !isUnwanted(word)).join(" "))} `;
  const wanted: (readonly string[])[] = [];
  for (const { phrase, set } of said) {
    if (!rest.includes(phrase)) continue;
    wanted.push(set);
    rest = rest.replace(phrase, "  ");
  }
  const words = rest.split(" ").filter((word) => word !== "");
  const telling = words.filter((word) => !isPraise(word));
  const asked = telling.length + wanted.length > 0 ? telling : words;
  return {
    words: [...wanted, ...asked.map((word) => [` ${word} `])],
    unwanted: typed.filter(isUnwanted).map((word) => ` ${plainWords(word)} `),
  };
}
