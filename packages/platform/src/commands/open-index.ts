import { DataFolderLockedError } from "../base/environment/data-folder-lock.ts";
import type { Log } from "../base/log/log-line.ts";
import type { Database } from "../records/open-database.ts";
import { pause } from "../base/time/pause.ts";
import { openSearchEngine } from "../search/engine/open-search-engine.ts";
import type { OpenSearchEngine } from "../search/engine/open-search-engine.ts";
import { explainIndexFailure } from "../search/index/explain-index-failure.ts";
import { ensureIndex } from "../search/index/ensure-index.ts";
import { drainChanges } from "../workers/indexer.ts";
import { askForReindex, reindexDone } from "../search/index/reindex-request.ts";
import { reindex } from "../search/index/reindex.ts";
import { createSearchBackend } from "../search/engine/search-backend.ts";
import type { SearchBackend } from "../search/engine/search-backend.ts";
import type { CommandContext } from "./command-context.ts";

/** Who brought the index up to date: this command, or the server that has the index open. */
export type IndexedBy = "command" | "server";

const lookAgainMs = 50;
/** A server that takes nothing out of the outbox for so long does not index. */
const patienceMs = 30_000;

/**
 * Waits until every change is in the index: done here where no server has it open, by that server otherwise.
 *
 * @returns who did it; undefined when the server did not get on with it
 */
export async function indexEveryChange(context: CommandContext, database: Database): Promise<IndexedBy | undefined> {
  let fewest = Infinity;
  let lastProgress = performance.now();
  let by: IndexedBy = "server";
  for (;;) {
    const [row] = await database.sql<{ waiting: number }[]>`select count(*)::int as waiting from index_outbox`;
    const waiting = row?.waiting ?? 0;
    if (waiting === 0) return by;
    if (waiting < fewest) lastProgress = performance.now();
    fewest = Math.min(fewest, waiting);
    const opened = await withIndex(context, async (backend) => {
      const work = { database, backend, log: logOf(context) };
      await ensureIndex(work);
      await drainChanges(work);
    });
    if (opened) by = "command";
    if (!opened && performance.now() - lastProgress > patienceMs) return undefined;
    await pause(lookAgainMs);
  }
}

/**
 * Why the search engine did not do what a command asked of it, in words for an operator.
 *
 * @throws the failure itself where it is not the engine's
 */
export function engineFailure(error: unknown): string {
  const reason = explainIndexFailure(error);
  if (reason === undefined) throw error;
  return reason;
}

/** What a rebuild did. */
export interface RebuiltIndex {
  cars: number;
  seconds: number;
  by: IndexedBy;
}

/** Rebuilds the index, here or in the server that has it open. */
export async function rebuildIndex(
  context: CommandContext,
  database: Database,
  onProgress: (indexed: number, of: number) => void,
): Promise<RebuiltIndex> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 10) / 100;
  let asked: number | undefined;
  for (;;) {
    let cars = 0;
    const opened = await withIndex(context, async (backend) => {
      cars = (await reindex({ database, backend, log: logOf(context), onProgress })).cars;
    });
    if (opened) return { cars, seconds: seconds(), by: "command" };
    asked ??= await askForReindex(database);
    if ((await reindexDone(database)) >= asked) {
      const [row] = await database.sql<{ cars: number }[]>`select count(*)::int as cars from cars`;
      return { cars: row?.cars ?? 0, seconds: seconds(), by: "server" };
    }
    await pause(lookAgainMs);
  }
}

/** Works on the index where this process may open it; answers false while another process has it. */
async function withIndex(context: CommandContext, work: (backend: SearchBackend) => Promise<void>): Promise<boolean> {
  let engine: OpenSearchEngine;
  try {
    engine = await openSearchEngine({
      dataDir: context.dataDir,
      env: context.env,
      role: "command",
      log: logOf(context),
    });
  } catch (error) {
    if (error instanceof DataFolderLockedError) return false;
    throw error;
  }
  try {
    await work(createSearchBackend(engine.link));
    return true;
  } finally {
    await engine.close();
  }
}

function logOf({ err }: CommandContext): Log {
  return ({ level, event, ...details }) => {
    if (level !== "info") err(`${event}: ${JSON.stringify(details)}\n`);
  };
}
