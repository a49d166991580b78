import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Who holds the lock of a data folder. */
export interface LockHolder {
  pid: number;
  /** A `server` keeps the search index up to date while it runs; a `command` only until its own work is done. */
  role: "server" | "command";
}

/** A held lock. */
export interface DataFolderLock {
  /** Gives the lock back. Closing the process, or its death, does so too. */
  release(): void;
}

/** The data folder is in use by another process. */
export class DataFolderLockedError extends Error {
  readonly code = "data_folder_locked";
  /** Who holds it, where that is known. */
  readonly holder: LockHolder | undefined;

  constructor(dataDir: string, holder: LockHolder | undefined) {
    const who = holder ? `process ${holder.pid} (a ${holder.role})` : "another process";
    super(
      `[data folder] ${dataDir} is in use by ${who}. One process at a time may hold its search index. Stop that process, ` +
        "or name another data folder with FORECOURT_DATA.",
    );
    this.name = "DataFolderLockedError";
    this.holder = holder;
  }
}

const lockFile = "forecourt.lock";
const holderFile = "forecourt.holder.json";

/**
 * Takes the lock of a data folder, or answers undefined while another process has it. The lock is the operating
 * system's, on a file that SQLite holds in an exclusive transaction: it ends with the process, also by `kill -9`, so
 * nothing is ever left behind to clean up.
 *
 * @example
 * const lock = takeDataFolderLock(".forecourt", "server");
 * if (!lock) throw new DataFolderLockedError(".forecourt", readLockHolder(".forecourt"));
 */
export function takeDataFolderLock(dataDir: string, role: LockHolder["role"]): DataFolderLock | undefined {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, lockFile), { timeout: 0 });
  try {
    database.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  writeFileSync(join(dataDir, holderFile), JSON.stringify({ pid: process.pid, role } satisfies LockHolder));
  let held = true;
  return {
    release() {
      if (held) database.close();
      held = false;
    },
  };
}

/** SQLite's code for a file that another process has locked. */
const sqliteBusy = 5;

/** Who holds the lock, or who held it last: ask only after {@link takeDataFolderLock} answered undefined. */
export function readLockHolder(dataDir: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, holderFile), "utf8")) as LockHolder;
  } catch {
    return undefined;
  }
}
