import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { createListener } from "../records/listen.ts";
import type { Database } from "../records/open-database.ts";
import { ensureIndex } from "../search/index/ensure-index.ts";
import { explainIndexFailure } from "../search/index/explain-index-failure.ts";
import { indexChanges } from "../search/index/index-changes.ts";
import { INDEX_CHANNEL } from "../domain/stock/queue-for-index.ts";
import { takeReindexRequest } from "../search/index/reindex-request.ts";
import type { SearchBackend } from "../search/engine/search-backend.ts";
import { CollectionMissingError } from "../search/index/write-documents.ts";

/** Keeps the index up to date while it runs. */
export interface Indexer {
  /** Finishes the batch it is at. */
  stop(): Promise<void>;
}

/** What an indexer needs. */
export interface IndexerOptions {
  database: Database;
  backend: SearchBackend;
  log: Log;
}

/** The net under the notifications: a change whose notification got lost is found after this long. */
const POLL_MS = 1000;

/**
 * Makes sure there is an index, then keeps it up to date: a change is searchable a moment after its transaction
 * commits. Failures of database or engine are reported and waited out; nothing is lost, the outbox keeps it.
 */
export async function startIndexer(options: IndexerOptions): Promise<Indexer> {
  const { database, log } = options;
  let stopped = false;
  let running: Promise<void> | undefined;
  let rebuilding: Promise<void> | undefined;
  let again = false;
  let failing = false;
  let ensured: Promise<unknown> | undefined;

  async function work() {
    do {
      again = false;
      await ensure();
      await drainChanges(options);
      rebuild();
    } while (again && !stopped);
    failing = false;
  }

  // Shared by all callers: building takes longer than the second until the next call.
  function ensure() {
    ensured ??= ensureIndex(options).catch((error: unknown) => {
      ensured = undefined;
      throw error;
    });
    return ensured;
  }

  function report(error: unknown) {
    // Logs only the first failure in a row: the worker runs each second.
    if (!failing && !stopped)
      log({ level: "error", event: "index_failed", ...failureDetails(error), reason: explainIndexFailure(error) });
    failing = true;
  }

  // Runs in parallel with the changes, which do not wait for it.
  function rebuild() {
    rebuilding ??= takeReindexRequest(options)
      .catch(report)
      .finally(() => (rebuilding = undefined));
  }

  function wake() {
    again = true;
    if (stopped) return;
    running ??= work()
      .catch(report)
      .finally(() => (running = undefined));
  }

  const listener = createListener(database, INDEX_CHANNEL, wake);
  const timer = setInterval(() => {
    void listener.listen();
    wake();
  }, POLL_MS);
  timer.unref();
  // A cluster that is down does not keep the server from starting: the index is seen to once it answers.
  await ensure().catch(report);
  await listener.listen();
  wake();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await listener.stop();
      await Promise.all([running, rebuilding]);
    },
  };
}

/**
 * Takes everything that waits in the outbox into the index, building the index where there is none.
 *
 * @returns how many changes it took
 */
export async function drainChanges(options: IndexerOptions): Promise<number> {
  let taken = 0;
  for (;;) {
    try {
      const count = await indexChanges(options.database, options.backend, options.log);
      if (count === 0) return taken;
      taken += count;
    } catch (error) {
      if (!(error instanceof CollectionMissingError)) throw error;
      await ensureIndex(options);
    }
  }
}
