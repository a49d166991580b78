import type { SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { compileSearch } from "../ask/compile-search.ts";
import type { AskEngine } from "../ask/create-ask-engine.ts";
import { searchConditions } from "../ask/search-conditions.ts";
import type { SearchContext } from "../ask/search-context.ts";
import { isVague } from "../ask/vague-words.ts";

/** Words that are tried one by one; those behind them count as words that no car has. */
const maxTried = 12;

/** Whether cars have a word at all is asked with fewer typos than usual: "atto" is no "auto". */
const exactly = { min_len_1typo: 6, min_len_2typo: 9 };

/** Keywords as far as cars have them. */
export interface MatchedKeywords {
  /** What is left to search for, "" for nothing. */
  query: string;
  /** The words left out, in their order. */
  unmatched: string[];
}

/**
 * Which keywords of a search that found nothing some car does have, all of them together: "family towbar" among utes is
 * "towbar". Words that are to be left out (`-white`) stay. Undefined where keywords are all that was asked for and no
 * car has most of them, unless they only praise a car: then nothing was found, and cars that have little to do with it
 * are no answer.
 */
export async function matchedKeywords(
  ask: AskEngine,
  site: Site,
  query: SearchQuery,
  context: SearchContext,
): Promise<MatchedKeywords | undefined> {
  const all = query.query.split(" ").filter((word) => word !== "");
  const wanted = all.filter((word) => !word.startsWith("-") && /[\p{L}\p{N}]/u.test(word));
  if (wanted.length === 0) return undefined;
  const last = wanted.at(-1);
  const asked = (words: readonly string[]) => ({
    ...compileSearch(site, { ...query, query: words.join(" ") }, context, { isHalfTyped: words.at(-1) === last }),
    ...exactly,
  });
  const counts = async (searches: readonly (readonly string[])[]) =>
    (await ask(site, searches.map(asked))).map(({ found }) => found);

  const tried = wanted.slice(0, maxTried);
  const single = await counts(tried.map((word) => [word]));
  const known = tried.filter((_, index) => (single[index] ?? 0) > 0);
  // Every known word is in some car. Finds the longest run of words that one car has.
  const runs = known.map((_, index) => known.slice(0, index + 1));
  const together = known.length < 2 ? single.filter((count) => count > 0) : await counts(runs);
  const kept = new Set(runs[together.findLastIndex((count) => count > 0)] ?? []);
  if (
    searchConditions(site, query, context).length === 0 &&
    kept.size * 2 <= wanted.length &&
    !wanted.every((word) => kept.has(word) || isVague(word))
  )
    return undefined;
  const unmatched = wanted.filter((word) => !kept.has(word));
  return unmatched.length === 0
    ? undefined
    : { query: all.filter((word) => kept.has(word) || word.startsWith("-")).join(" "), unmatched };
}
