import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSearchEngineWorker } from "@forecourt/search-engine";
import type { SearchEngine } from "@forecourt/search-engine";
import { DataFolderLockedError, readLockHolder, takeDataFolderLock } from "../../base/environment/data-folder-lock.ts";
import type { DataFolderLock } from "../../base/environment/data-folder-lock.ts";
import type { Log } from "../../base/log/log-line.ts";
import { pause } from "../../base/time/pause.ts";
import { httpLink, inProcessLink } from "./search-engine-link.ts";
import type { SearchEngineLink } from "./search-engine-link.ts";

/** An open search engine. */
export interface OpenSearchEngine {
  link: SearchEngineLink;
  /** Finishes and, on the embedded default, lets go of the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the search engine: the Typesense cluster of TYPESENSE_URL, or the embedded engine in a thread of this process,
 * which one process per data folder may have open.
 *
 * @param options.log where it is given, a damaged index of the embedded engine is removed and the log says so: the
 *   index is made of the records, and whoever opens it builds it again. Without it, damage is an error.
 * @throws DataFolderLockedError when another process has the embedded engine
 */
export async function openSearchEngine(options: {
  dataDir: string;
  env: Readonly<Record<string, string | undefined>>;
  role: "server" | "command";
  log?: Log;
}): Promise<OpenSearchEngine> {
  const { dataDir, env, role, log } = options;
  if (env.TYPESENSE_URL) {
    if (!env.TYPESENSE_API_KEY)
      throw new Error("[search] TYPESENSE_URL is set but TYPESENSE_API_KEY is not. Set it to the cluster's admin key.");
    const link = httpLink(env.TYPESENSE_URL, env.TYPESENSE_API_KEY);
    return { link, close: async () => link.close() };
  }
  const lock = await takeLock(dataDir, role);
  if (!lock) throw new DataFolderLockedError(dataDir, readLockHolder(dataDir));
  try {
    const folder = join(dataDir, "search");
    const adminKey = embeddedKey(dataDir);
    const engine = await startEngine(folder, adminKey, log);
    return {
      link: inProcessLink(engine, adminKey),
      async close() {
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startEngine(dataDir: string, apiKey: string, log: Log | undefined): Promise<SearchEngine> {
  const start = () => startSearchEngineWorker({ dataDir, apiKey });
  return start().catch((error: unknown) => {
    if (!log || (error as { code?: unknown }).code !== "SEARCH_STORE_DAMAGED") throw error;
    log({ level: "warn", event: "search_index_damaged", done: "removed, to be built again from the records" });
    rmSync(dataDir, { recursive: true, force: true });
    return start();
  });
}

/** A server that starts while a command indexes waits for it; nobody waits for a server, which stays. */
async function takeLock(dataDir: string, role: "server" | "command"): Promise<DataFolderLock | undefined> {
  const deadline = performance.now() + commandPatienceMs;
  for (;;) {
    const lock = takeDataFolderLock(dataDir, role);
    if (lock || role === "command" || readLockHolder(dataDir)?.role === "server" || performance.now() > deadline)
      return lock;
    await pause(50);
  }
}

const commandPatienceMs = 60_000;

/** The embedded engine's key is made once and kept beside its data, readable by its owner only. */
function embeddedKey(dataDir: string): string {
  const file = join(dataDir, "search.key");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(24).toString("base64url");
  writeFileSync(`${file}.new`, key, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return key;
}
