import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { MultiSearchAnswer, SearchAccess } from "./search-access.ts";

const timeoutMs = 5000;

/**
 * Reaches a Typesense cluster over HTTP. The key that signs searches may search and nothing else; it is derived from
 * the admin key, so every process of a deployment makes the same one and creates it where the cluster lacks it.
 *
 * @param url address of the cluster, such as `https://search.internal:443`
 * @param adminKey `TYPESENSE_API_KEY`
 */
export function remoteSearchAccess(url: string, adminKey: string): SearchAccess {
  const base = url.replace(/\/+$/, "");
  const searchKey = createHmac("sha256", adminKey).update("forecourt search key").digest("hex").slice(0, 40);
  let keyMade: Promise<void> | undefined;

  async function call(path: string, key: string, body?: unknown): Promise<Response> {
    return fetch(`${base}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-typesense-api-key": key, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async function makeKey(): Promise<void> {
    const answer = await call("/keys", adminKey, { description: "Forecourt: parent of each site's search key", actions: ["documents:search"], collections: ["cars.*"], value: searchKey });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 409) throw new Error(`[search] The search engine at TYPESENSE_URL refused to make a search key (${answer.status}). Check TYPESENSE_API_KEY: it must be allowed to create keys.`);
  }

  async function ensureKey(): Promise<void> {
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
      let answer = await call("/multi_search", apiKey, body);
      if (answer.status >= 500) {
        await answer.body?.cancel();
        await pause(100);
        answer = await call("/multi_search", apiKey, body);
      }
      if (!answer.ok) throw new Error(`[search] The search engine at TYPESENSE_URL answered ${answer.status} to a search.`);
      return (await answer.json()) as MultiSearchAnswer;
    },
    async isReady() {
      await ensureKey();
      const answer = await call("/health", adminKey);
      return answer.ok && ((await answer.json()) as { ok?: boolean }).ok === true;
    },
  };
}
