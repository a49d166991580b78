import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { isJsonObject, textOf } from "./schema.ts";
import type { JsonObject } from "./schema.ts";
import type { SearchParams } from "./search-params.ts";
import { tokenize } from "./tokenizer.ts";

const mostVariants = 20;

/** Checks a synonym: `synonyms` alone go every way, with `root` from the root to each. @throws ApiError 400. */
export function parseSynonym(id: string, input: unknown): JsonObject {
  if (!isJsonObject(input)) throw new ApiError(400, "Bad JSON.");
  const { root, synonyms } = input;
  if (!Array.isArray(synonyms) || synonyms.length === 0 || synonyms.some((word) => typeof word !== "string" || word === "")) {
    throw new ApiError(400, "Could not find an array of `synonyms`.");
  }
  if (root !== undefined && typeof root !== "string") throw new ApiError(400, "Key `root` should be a string.");
  return { id, root: root ?? "", synonyms };
}

/** The query with words replaced by their synonyms, one replacement each. */
export function synonymVariants(catalog: Catalog, collection: Collection, words: readonly string[], params: SearchParams): string[][] {
  if (!params.flag("enable_synonyms", true)) return [];
  const sets = new Set([collection.schema.name, ...(collection.schema.synonym_sets ?? []), ...params.list("synonym_sets")]);
  const options = collection.index.tokenizer;
  const wordsOf = (text: string): string[] => tokenize(text, options).map((token) => token.word);
  const variants = new Map<string, string[]>();
  for (const record of [...sets].flatMap((set) => catalog.synonyms.list(set))) {
    const others = (record["synonyms"] as string[]).map(wordsOf);
    const root = wordsOf(textOf(record["root"]));
    const sources = root.length > 0 ? [root] : others;
    for (const source of sources) {
      const at = indexOfWords(words, source);
      if (at < 0) continue;
      for (const other of others) {
        if (other.join(" ") === source.join(" ")) continue;
        const variant = [...words.slice(0, at), ...other, ...words.slice(at + source.length)];
        variants.set(variant.join(" "), variant);
        if (variants.size >= mostVariants) return [...variants.values()];
      }
    }
  }
  return [...variants.values()];
}

function indexOfWords(words: readonly string[], part: readonly string[]): number {
  if (part.length === 0) return -1;
  for (let at = 0; at + part.length <= words.length; at++) if (part.every((word, place) => words[at + place] === word)) return at;
  return -1;
}
