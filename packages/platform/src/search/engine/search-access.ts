import { createHmac } from "node:crypto";
import type { Log } from "../../base/log/log-line.ts";
import { carsAlias } from "./cars-alias.ts";
import { EngineHangsError, createEngineBreaker } from "./create-engine-breaker.ts";
import { engineTimeLeftMs } from "./engine-deadline.ts";
import { SearchEngineError } from "./search-engine-link.ts";
import type { EngineAnswer, EngineRequest, SearchEngineLink } from "./search-engine-link.ts";

/** How the platform searches: with keys that are scoped to what the asker may see. */
export interface SearchAccess {
  /** The parent of the scoped keys: may search and nothing else. */
  searchKey: string;
  /**
   * `POST /multi_search` with the given key; the body and the answer as the protocol has them.
   *
   * @throws SearchEngineError when the engine refuses, and `search_engine_silent` when the time of the page is over or
   *   the engine hangs
   */
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

/** A call that was silent for so long says that the engine hangs. */
const hangsAfterMs = 1000;
/** A probe of an engine that hangs waits for so long. */
const probeMs = 1000;

/**
 * Opens the way to search an engine. The key that signs searches is derived from the admin key, so every process of a
 * deployment makes the same one and creates it where the engine lacks it.
 */
export function createSearchAccess(link: SearchEngineLink, log: Log): SearchAccess {
  const searchKey = createHmac("sha256", link.adminKey).update("forecourt search key").digest("hex").slice(0, 40);
  let keyMade: Promise<void> | undefined;

  const search = (key: string, body: unknown) =>
    ({ method: "POST", path: "/multi_search", key, body: JSON.stringify(body) }) as const;
  const probe = (): Promise<EngineAnswer> =>
    link
      .send({
        ...search(searchKey, { searches: [{ collection: carsAlias, q: "*", query_by: "title", per_page: 0 }] }),
        timeoutMs: probeMs,
      })
      .catch((error: unknown) => {
        throw isSilence(error) ? new EngineHangsError("[search] The search engine still hangs.") : error;
      });
  const breaker = createEngineBreaker(probe, log);

  /** Asks within what is left of the time of the page or request at hand. */
  async function sendInTime(request: Omit<EngineRequest, "timeoutMs">): Promise<EngineAnswer> {
    const timeoutMs = engineTimeLeftMs();
    if (timeoutMs === 0)
      throw new SearchEngineError("search_engine_silent", "[search] The page's time for the search engine is over.");
    return link.send({ ...request, timeoutMs }).catch((error: unknown) => {
      throw isSilence(error) && timeoutMs >= hangsAfterMs
        ? new EngineHangsError(`[search] The search engine was silent for ${timeoutMs} ms.`)
        : error;
    });
  }

  async function makeKey(): Promise<void> {
    const key = {
      description: "Forecourt: parent of each site's search key",
      actions: ["documents:search"],
      collections: ["cars", "cars_.*"],
      value: searchKey,
    };
    const { status } = await sendInTime({
      method: "POST",
      path: "/keys",
      key: link.adminKey,
      body: JSON.stringify(key),
    });
    if (status === 409 || isFine(status)) return;
    const code = status === 401 || status === 403 ? "search_key_refused" : "search_engine_failed";
    throw new SearchEngineError(
      code,
      `[search] The search engine refused to make a search key (${status}). Check TYPESENSE_API_KEY: it must be allowed to create keys.`,
    );
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
    multiSearch: (body, apiKey) =>
      breaker.call(async () => {
        await ensureKey();
        const { status, body: answer } = await sendInTime(search(apiKey, body));
        if (!isFine(status))
          throw new SearchEngineError(
            "search_engine_failed",
            `[search] The search engine answered ${status} to a search.`,
          );
        return JSON.parse(answer) as MultiSearchAnswer;
      }),
    async isReady() {
      await ensureKey();
      const { status, body } = await sendInTime({ method: "GET", path: "/health", key: link.adminKey });
      return isFine(status) && (JSON.parse(body) as { ok?: boolean }).ok === true;
    },
  };
}

const isSilence = (error: unknown): boolean =>
  error instanceof SearchEngineError && error.code === "search_engine_silent";
const isFine = (status: number): boolean => status >= 200 && status < 300;
