import type { SearchResponse } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";

/** Answers in the cache, so that Back and a removed filter answer at once; the oldest is dropped. */
const maxAnswers = 30;

/** Cached answers of one results page, shared by the first presses and InstantSearch. */
export interface AnswerCache {
  /** Stores an answer that has arrived, such as the one the page was rendered with. */
  keep: (search: SearchQuery, answer: SearchResponse) => void;
  /** The answer of a search: cached, on its way, or requested by `ask`. One that fails is dropped. */
  getOrAsk: (search: SearchQuery, ask: (search: SearchQuery) => Promise<SearchResponse>) => Promise<SearchResponse>;
}

/** Makes a cache for one path; another path has another cache. */
export function createAnswerCache(): AnswerCache {
  const kept = new Map<string, Promise<SearchResponse>>();
  const keep = (key: string, answer: Promise<SearchResponse>) => {
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.size > maxAnswers ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  };
  const keyOf = (search: SearchQuery) => searchQueryToParams(search).toString();
  return {
    keep: (search, answer) => void keep(keyOf(search), Promise.resolve(answer)),
    getOrAsk: (search, ask) => kept.get(keyOf(search)) ?? keep(keyOf(search), ask(search)),
  };
}
