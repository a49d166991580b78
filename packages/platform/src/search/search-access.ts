import { createHmac } from "node:crypto";
import type { EngineAnswer, SearchEngineLink } from "./search-engine-link.ts";

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

/** A page waits five seconds at most: one that can do without the search still has time for what it needs. */
const timeoutMs = 3000;

/**
 * Opens the way to search an engine. The key that signs searches is derived from the admin key, so every process of a
 * deployment makes the same one and creates it where the engine lacks it.
 */
export function createSearchAccess(link: SearchEngineLink): SearchAccess {
  const searchKey = createHmac("sha256", link.adminKey).update("forecourt search key").digest("hex").slice(0, 40);
  let keyMade: Promise<void> | undefined;

  const get = (path: string): Promise<EngineAnswer> => link.send({ method: "GET", path, key: link.adminKey, timeoutMs });
  const post = (path: string, key: string, body: unknown): Promise<EngineAnswer> => link.send({ method: "POST", path, key, body: JSON.stringify(body), timeoutMs });

  async function makeKey(): Promise<void> {
    const key = { description: "Forecourt: parent of each site's search key", actions: ["documents:search"], collections: ["cars", "cars_.*"], value: searchKey };
    const { status } = await post("/keys", link.adminKey, key);
    if (status !== 409 && !isFine(status))
      throw new Error(`[search] The search engine refused to make a search key (${status}). Check TYPESENSE_API_KEY: it must be allowed to create keys.`);
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
      const { status, body: answer } = await post("/multi_search", apiKey, body);
      if (!isFine(status)) throw new Error(`[search] The search engine answered ${status} to a search.`);
      return JSON.parse(answer) as MultiSearchAnswer;
    },
    async isReady() {
      await ensureKey();
      const { status, body } = await get("/health");
      return isFine(status) && (JSON.parse(body) as { ok?: boolean }).ok === true;
    },
  };
}

const isFine = (status: number): boolean => status >= 200 && status < 300;
