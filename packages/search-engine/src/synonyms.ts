import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import type { Collection } from "./collection.ts";
import { isJsonObject } from "./json-object.ts";
import { textOf } from "./schema.ts";
import type { JsonObject } from "./json-object.ts";
import type { SearchParams } from "./search-params.ts";
import { SynonymTree } from "./synonym-tree.ts";
import { tokenize } from "./tokenizer.ts";

/** Ways of saying a query, or the rest of one, that are looked at. */
const maxVariants = 200;

/** Checks a synonym: `synonyms` alone go every way, with `root` from the root to each. @throws ApiError 400. */
export function parseSynonym(id: string, input: unknown): JsonObject {
  if (!isJsonObject(input)) throw new ApiError(400, "Bad JSON.");
  const { root, synonyms } = input;
  if (
    !Array.isArray(synonyms) ||
    synonyms.length === 0 ||
    synonyms.some((word) => typeof word !== "string" || word === "")
  ) {
    throw new ApiError(400, "Could not find an array of `synonyms`.");
  }
  if (root !== undefined && typeof root !== "string") throw new ApiError(400, "Key `root` should be a string.");
  return { id, root: root ?? "", synonyms };
}

/** Every way of saying the query with synonyms, of one word or of several, the query itself left out. */
export function synonymVariants(
  catalog: Catalog,
  collection: Collection,
  words: readonly string[],
  params: SearchParams,
): string[][] {
  if (!params.flag("enable_synonyms", true)) return [];
  const names = new Set([
    collection.schema.name,
    ...(collection.schema.synonym_sets ?? []),
    ...params.list("synonym_sets"),
  ]);
  const wordsOf = (text: string): string[] => tokenize(text, collection.index.tokenizer).map((token) => token.word);
  const tree = new SynonymTree();
  const sets = [...names]
    .flatMap((name) => catalog.synonyms.list(name))
    .map((record, number) => {
      const root = wordsOf(textOf(record["root"]));
      const texts = (record["synonyms"] as string[]).map(wordsOf);
      for (const text of root.length > 0 ? [root] : texts) tree.add(text, number);
      return { root: root.join(" "), texts };
    });
  // For each place, the ways of saying the rest of the query from there.
  const rests: Map<string, string[]>[] = words.map(() => new Map());
  rests.push(new Map([["", []]]));
  for (let at = words.length - 1; at >= 0; at--) {
    const own = rests[at] as Map<string, string[]>;
    const add = (said: readonly string[], end: number): void => {
      for (const rest of rests[end]?.values() ?? []) {
        const variant = [...said, ...rest];
        if (own.size < maxVariants) own.set(variant.join(" "), variant);
      }
    };
    add([words[at] ?? ""], at + 1);
    for (const { set, end } of tree.matches(words, at)) {
      const { root, texts } = sets[set] ?? { root: "", texts: [] };
      if (root === "" || root === words.slice(at, end).join(" ")) for (const text of texts) add(text, end);
    }
  }
  const asTyped = words.join(" ");
  return [...(rests[0] as Map<string, string[]>)].filter(([text]) => text !== asTyped).map(([, variant]) => variant);
}
