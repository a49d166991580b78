import type { SuggestAnswer } from "./endpoints/suggest-endpoints.ts";

/**
 * What a half-typed keyword may become. Apart from the client, which is larger than all the rest of the keyword box.
 *
 * @throws {TypeError} when the platform cannot be reached
 * @throws {Error} when it refuses
 * @example
 * (await suggestStock("toy")).makes // [{ value: "Toyota", count: 34 }]
 */
export async function suggestStock(query: string, signal?: AbortSignal): Promise<SuggestAnswer> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ query })}`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`[api] There are no suggestions: status ${response.status}.`);
  return (await response.json()) as SuggestAnswer;
}
