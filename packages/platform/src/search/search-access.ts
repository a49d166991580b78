import { createHmac } from "node:crypto";

/** An engine of the Typesense protocol: in process, or over HTTP. */
export interface SearchEngineLink {
  /** Sends a request: the engine's own `fetch`, or the global one. */
  fetch: (request: Request) => Promise<Response>;
  /** Address that requests are made for, without a slash at the end. */
  base: string;
  /** Key that allows everything. */
  adminKey: string;
}

/** How the platform searches: with keys that are scoped to what the asker may see. */
export interface SearchAccess {
  /** The parent of the scoped keys: may search and nothing else. */
  searchKey: string;
  /** `POST /multi_search` with the given key; the body and the answer as the protocol has them. */
  multiSearch(body: MultiSearchBody, apiKey: string): Promise<MultiSearchAnswer>;
  /** Asks the engine whether it answers. */
  isReady(): Promise<boolean>;
}

/** Body of `/multi_search`. */
export interface MultiSearchBody {
  searches: Record<string, unknown>[];
}

/** Answer of `/multi_search`: a result, or `{code, error}`, per search. */
export interface MultiSearchAnswer {
  results: unknown[];
}

const timeoutMs = 5000;

/**
 * Opens the way to search an engine. The key that signs searches is derived from the admin key, so every process of a
 * deployment makes the same one and creates it where the engine lacks it.
 */
export function createSearchAccess(link: SearchEngineLink): SearchAccess {
  const searchKey = createHmac("sha256", link.adminKey).update("forecourt search key").digest("hex").slice(0, 40);
  let keyMade: Promise<void> | undefined;

  function call(path: string, key: string, body?: unknown): Promise<Response> {
    const headers = { "x-typesense-api-key": key, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const init = body === undefined ? { method: "GET" } : { method: "POST", body: JSON.stringify(body) };
    return link.fetch(new Request(`${link.base}${path}`, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) }));
  }

  async function makeKey(): Promise<void> {
    const key = { description: "Forecourt: parent of each site's search key", actions: ["documents:search"], collections: ["cars", "cars_.*"], value: searchKey };
    const answer = await call("/keys", link.adminKey, key);
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 409)
      throw new Error(`[search] The search engine refused to make a search key (${answer.status}). Check TYPESENSE_API_KEY: it must be allowed to create keys.`);
  }

  function ensureKey(): Promise<void> {
    keyMade ??= makeKey().catch((error: unknown) => {
      keyMade = undefined;
      throw error;
    });
    return keyMade;
  }

  return {
    searchKey,
    async multiSearch(body, apiKey) {
      await ensureKey();
      const answer = await call("/multi_search", apiKey, body);
      if (!answer.ok) throw new Error(`[search] The search engine answered ${answer.status} to a search.`);
      return (await answer.json()) as MultiSearchAnswer;
    },
    async isReady() {
      await ensureKey();
      const answer = await call("/health", link.adminKey);
      return answer.ok && ((await answer.json()) as { ok?: boolean }).ok === true;
    },
  };
}
