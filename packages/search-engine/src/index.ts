export { createSearchEngine } from "./search-engine.ts";
export type { SearchEngine, SearchEngineOptions } from "./search-engine.ts";
export { startSearchEngineWorker } from "./engine-worker.ts";
export { listen } from "./http-listener.ts";
export type { SearchEngineServer } from "./http-listener.ts";
export { StoreError } from "./store-error.ts";
