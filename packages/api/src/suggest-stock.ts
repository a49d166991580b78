import type { SuggestAnswer } from "./endpoints/suggest-endpoints.ts";

/**
 * What a half-typed keyword may become on top of a search. Apart from the client, which is larger than all the rest of the keyword box.
 *
 * @param at address of the search in force, from its path on
 * @throws {TypeError} when the platform cannot be reached
 * @throws {Error} when it refuses
 * @example
 * (await suggestStock("toy", "/search/used-cars")).makes // [{ value: "Toyota", count: 34, to: "/search/used-cars?make=Toyota" }]
 */
export async function suggestStock(query: string, at: string, signal?: AbortSignal): Promise<SuggestAnswer> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ query, at })}`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`[api] There are no suggestions: status ${response.status}.`);
  return (await response.json()) as SuggestAnswer;
}
