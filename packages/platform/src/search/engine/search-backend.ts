import type { EngineAnswer, SearchEngineLink } from "./search-engine-link.ts";

/** What the index is written through: an engine of the Typesense protocol, in process or over HTTP. */
export interface SearchBackend {
  /** Sends a request with the admin key; the answer's body as text. Fails only where there is no answer. */
  request(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: string): Promise<EngineAnswer>;
}

/** A cluster may take its time over a large import; longer than this it is gone. */
const timeoutMs = 120_000;

/** The backend behind a link to an engine. */
export function createSearchBackend(link: SearchEngineLink): SearchBackend {
  return { request: (method, path, body) => link.send({ method, path, key: link.adminKey, body, timeoutMs }) };
}

/** The search engine did not do what was asked of it. */
export class SearchIndexError extends Error {
  readonly code = "search_index_failed";
  /** Method and path of the request. */
  readonly doing: string;
  /** Status of the answer. */
  readonly status: number;

  constructor(doing: string, answer: EngineAnswer) {
    super(
      `[search index] The search engine answered ${answer.status} to ${doing}: ${answer.body.slice(0, 300)}. Check that it runs and that TYPESENSE_API_KEY is its admin key.`,
    );
    this.name = "SearchIndexError";
    this.doing = doing;
    this.status = answer.status;
  }
}

/**
 * Sends a request and reads its answer as JSON; undefined for 404.
 *
 * @throws SearchIndexError for any other answer than 2xx and 404
 */
export async function ask<Answer>(
  backend: SearchBackend,
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Answer | undefined> {
  const answer = await backend.request(method, path, body === undefined ? undefined : JSON.stringify(body));
  if (answer.status === 404) return undefined;
  if (answer.status < 200 || answer.status > 299) throw new SearchIndexError(`${method} ${path}`, answer);
  return JSON.parse(answer.body) as Answer;
}
