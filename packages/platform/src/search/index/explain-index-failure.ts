import { SearchEngineError } from "../engine/search-engine-link.ts";
import { SearchIndexError } from "../engine/search-backend.ts";

/**
 * Says to an operator why the search engine refused a write and what to do. The text has nothing of a client or a car
 * in it. Undefined for a failure that is not the engine's.
 *
 * @example
 * explainIndexFailure(new SearchEngineError("search_engine_silent", "…"))
 * // "The search engine does not answer in time. Check that it runs and that TYPESENSE_URL is its address."
 */
export function explainIndexFailure(error: unknown): string | undefined {
  if (error instanceof SearchIndexError) {
    if (error.status === 401 || error.status === 403)
      return `The search engine refuses the key of TYPESENSE_API_KEY (${error.status}). Set it to the engine's admin key.`;
    return `The search engine answered ${error.status} to ${error.doing}. Its own log says why.`;
  }
  if (!(error instanceof SearchEngineError)) return undefined;
  const cause = (error.cause as { code?: unknown } | undefined)?.code;
  return `The search engine does not answer${error.code === "search_engine_silent" ? " in time" : typeof cause === "string" ? ` (${cause})` : ""}. Check that it runs and that TYPESENSE_URL is its address.`;
}
