import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSearchEngine } from "@forecourt/search-engine";
import { inProcessLink } from "../../packages/platform/src/search/engine/search-engine-link.ts";
import type { SearchEngineLink } from "../../packages/platform/src/search/engine/search-engine-link.ts";

/** An embedded engine in a folder of its own, which goes when it is closed. */
export function openEmbedded(): { link: SearchEngineLink; close: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-compare-"));
  const engine = createSearchEngine({ dataDir: folder, apiKey: "compare" });
  return {
    link: inProcessLink(engine, "compare"),
    async close() {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
