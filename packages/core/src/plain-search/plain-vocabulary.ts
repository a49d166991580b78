import { modelsBehindMakeOnly, plainColours, plainSynonyms } from "./plain-synonyms.ts";
import type { PlainFacet } from "./plain-synonyms.ts";
import { plainWords, squashed } from "./plain-words.ts";

/** Values of the stock by facet, as its facets list them. */
export type PlainValues = Readonly<Partial<Record<PlainFacet, readonly string[]>>>;

/** What a few words mean: values of one facet. */
export interface PlainMeaning {
  facet: PlainFacet;
  values: readonly string[];
  /** Only right behind the make: a model that is a number or an everyday word. */
  behindMake?: boolean;
  /** Of a colour: the keyword that means it where the stock has more shades of what is said than a search can name. */
  keyword?: string;
}

/** The words of a site's stock, ready to be looked up. */
export type PlainVocabulary = (words: readonly string[]) => PlainMeaning | undefined;

/** A colour of several words is known by its first two: "Soul Red" of "Soul Red Crystal". */
const wordsOfColour = 2;
const lookedUp = [
  "make",
  "model",
  "simple_body",
  "fuel",
  "transmission",
  "drive",
  "city",
  "state",
] as const satisfies readonly PlainFacet[];

/**
 * Prepares the words of a stock. Only values that the stock has are ever meant: "lambo" stays a keyword where no
 * Lamborghini is for sale.
 *
 * @example
 * plainVocabulary({ model: ["CX-5"] })(["cx", "5"]) // { facet: "model", values: ["CX-5"] }
 */
export function plainVocabulary(values: PlainValues): PlainVocabulary {
  const known = prepared.get(values);
  if (known) return known;
  const vocabulary = prepare(values);
  prepared.set(values, vocabulary);
  return vocabulary;
}

/** A site's words are read many times between two changes of its stock. */
const prepared = new WeakMap<PlainValues, PlainVocabulary>();

function prepare(values: PlainValues): PlainVocabulary {
  const meanings = new Map<string, PlainMeaning>();
  const add = (said: string, meaning: PlainMeaning) => {
    const key = squashed(said);
    const known = meanings.get(key);
    if (key === "") return;
    if (!known) meanings.set(key, meaning);
    else if (known.facet === meaning.facet)
      meanings.set(key, { ...known, values: [...new Set([...known.values, ...meaning.values])] });
  };
  for (const [facet, meant, said] of plainSynonyms) {
    const wanted = new Set(meant.map(squashed));
    const found = (values[facet] ?? []).filter((value) => wanted.has(squashed(value)));
    if (found.length > 0) for (const phrase of said) add(phrase, { facet, values: found });
  }
  for (const facet of lookedUp)
    for (const value of values[facet] ?? []) {
      const key = squashed(value);
      const ownWord = key.length > 2 || (facet !== "model" && facet !== "city" && key.length === 2);
      const behindMake = facet === "model" && (/^\d+$/.test(key) || key.length < 3 || modelsBehindMakeOnly.has(key));
      if (ownWord || behindMake)
        add(value, behindMake ? { facet, values: [value], behindMake } : { facet, values: [value] });
    }
  for (const value of values.colour ?? []) {
    const named = plainWords(value).split(" ");
    for (let count = wordsOfColour; count <= named.length; count += 1)
      add(named.slice(0, count).join(" "), { facet: "colour", values: [value] });
  }
  for (const [said, parts] of Object.entries(plainColours)) {
    const found = (values.colour ?? []).filter((value) =>
      plainWords(value)
        .split(" ")
        .some((word) => parts.includes(word)),
    );
    if (found.length > 0) add(said, { facet: "colour", values: found, keyword: parts[0] ?? said });
  }
  return (words) => {
    const key = words.map(squashed).join("");
    return meanings.get(key) ?? meanings.get(singular(key));
  };
}

/** "utes", "hatches", "toyotas" without the ending; short words keep it. */
function singular(key: string): string {
  if (key.length > 6 && /(?:ches|sses)$/.test(key)) return key.slice(0, -2);
  return key.length > 3 && key.endsWith("s") ? key.slice(0, -1) : key;
}
