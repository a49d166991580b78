import { rmSync } from "node:fs";
import { join } from "node:path";
import { createSearchEngine } from "@forecourt/search-engine";
import type { LogLine } from "../src/base/log/log-line.ts";
import { inProcessLink } from "../src/search/engine/search-engine-link.ts";
import { createSearchBackend } from "../src/search/engine/search-backend.ts";
import type { SearchBackend } from "../src/search/engine/search-backend.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

/** A search engine of a test, as the indexer writes to it. */
export interface TestIndex {
  backend: SearchBackend;
  log: LogLine[];
  /** Titles that a search for these words finds. */
  titles(words: string): Promise<string[]>;
  /** Names of all collections. */
  collections(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Opens a real engine on a folder of its own, or on the given one. */
export function openTestIndex(dataDir?: string): TestIndex {
  const folder = dataDir ?? temporaryFolder("index");
  const engine = createSearchEngine({ dataDir: join(folder, "search"), apiKey: "test-admin-key" });
  const backend = createSearchBackend(inProcessLink(engine, "test-admin-key"));
  return {
    backend,
    log: [],
    async titles(words) {
      const query = new URLSearchParams({
        q: words,
        query_by: "title,keywords",
        include_fields: "title",
        per_page: "250",
        sort_by: "created_at_timestamp:desc",
      });
      const answer = await backend.request("GET", `/collections/cars/documents/search?${query}`);
      if (answer.status === 404) return [];
      return (JSON.parse(answer.body) as { hits: { document: { title: string } }[] }).hits.map(
        ({ document }) => document.title,
      );
    },
    async collections() {
      return (JSON.parse((await backend.request("GET", "/collections")).body) as { name: string }[]).map(
        ({ name }) => name,
      );
    },
    async stop() {
      await engine.close();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
