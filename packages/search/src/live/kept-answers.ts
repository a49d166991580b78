import type { SearchResponse } from "@forecourt/api";
import { searchQueryToParams } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";

/** Searches kept, so that Back and a filter taken away answer at once; the oldest is dropped. */
const maxKept = 30;

/** The answers of one results page, which whoever runs its searches shares. */
export interface KeptAnswers {
  /** Keeps an answer that is there already, such as the one the page was rendered with. */
  keep: (search: SearchQuery, answer: SearchResponse) => void;
  /** The answer of a search: kept, on its way, or asked for by `ask`. One that fails is forgotten. */
  wanted: (search: SearchQuery, ask: (search: SearchQuery) => Promise<SearchResponse>) => Promise<SearchResponse>;
}

/** Makes the answers of one path; those of another path are others. */
export function createKeptAnswers(): KeptAnswers {
  const kept = new Map<string, Promise<SearchResponse>>();
  const keep = (key: string, answer: Promise<SearchResponse>) => {
    kept.delete(key);
    kept.set(key, answer);
    const oldest = kept.size > maxKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    answer.catch(() => kept.delete(key));
    return answer;
  };
  const keyOf = (search: SearchQuery) => searchQueryToParams(search).toString();
  return {
    keep: (search, answer) => void keep(keyOf(search), Promise.resolve(answer)),
    wanted: (search, ask) => kept.get(keyOf(search)) ?? keep(keyOf(search), ask(search)),
  };
}
