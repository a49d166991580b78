import postgres, { type Sql } from "postgres";
import { type EmbeddedAddress, startEmbeddedServer, stopEmbeddedServer } from "./embedded-server.ts";
import { pause } from "./pause.ts";
import { RecordsError } from "./records-error.ts";

/** A process's share in the embedded server. While any process holds one, the server runs. */
export interface EmbeddedOwner {
  address: EmbeddedAddress;
  /** Gives the share back; the last owner stops the server and waits until it is down. */
  release(): Promise<void>;
}

/**
 * The advisory lock (in the database `postgres`) behind the shares: every owner holds it shared, whoever stops the
 * server holds it alone. The server itself drops the lock of a process that is killed, so there is nothing to clean up.
 */
const OWNER_LOCK = 5_311_873;

/** Replaying the log after a crash takes a while on large data; the server answers "starting up" meanwhile. */
const CONNECT_PATIENCE_MS = 120_000;

/**
 * Takes a share in the server of the data folder, starting it when needed. With `supervise`, a server that dies under
 * the process (killed, out of memory) is started again at once; `onEvent` hears of it.
 */
export async function ownEmbeddedServer(
  dataDir: string,
  options: { supervise: boolean; onEvent: (event: string) => void },
): Promise<EmbeddedOwner> {
  let releasing = false;
  let share = await takeShare(dataDir, onLost);
  let recovery = Promise.resolve();

  function onLost() {
    if (releasing || !options.supervise) return;
    options.onEvent("The database went away; it is started again.");
    void share.sql.end({ timeout: 0 });
    recovery = recover();
  }

  async function recover(): Promise<void> {
    try {
      share = await takeShare(dataDir, onLost);
      options.onEvent("The database is back.");
    } catch (error) {
      options.onEvent((error as Error).message);
      await pause(1000);
      if (!releasing) await recover();
    }
  }

  return {
    get address() {
      return share.address;
    },
    async release() {
      releasing = true;
      await recovery;
      await giveBack(share);
    },
  };
}

interface Share {
  address: EmbeddedAddress;
  sql: Sql;
}

async function takeShare(dataDir: string, onLost: () => void): Promise<Share> {
  const deadline = performance.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    const address = await startEmbeddedServer(dataDir);
    let held = false;
    const sql = postgres({
      ...maintenanceDatabase(address),
      onclose: () => held && onLost(),
    });
    try {
      const [row] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock_shared(${OWNER_LOCK}) as taken`;
      held = row?.taken === true;
    } catch (error) {
      if (!isPassing(error) || performance.now() > deadline) throw unreachable(dataDir, error);
    }
    if (held) return { address, sql };
    await sql.end({ timeout: 0 });
    await pause(25);
  }
}

async function giveBack({ address, sql }: Share): Promise<void> {
  try {
    const [row] = await sql<{ last: boolean }[]>`
      select pg_advisory_unlock_shared(${OWNER_LOCK}), pg_try_advisory_lock(${OWNER_LOCK}) as last`;
    if (row?.last) await stopEmbeddedServer(address);
  } catch {
    // The server is down already: there is nothing to stop.
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** What a server says, or does not say, while it starts, recovers or shuts down. */
function isPassing(error: unknown): boolean {
  const passing = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "CONNECTION_CLOSED", "57P01", "57P02", "57P03"];
  return passing.includes((error as NodeJS.ErrnoException).code ?? "");
}

/** Options for one steady connection to the cluster's maintenance database. */
export function maintenanceDatabase({ host, user }: EmbeddedAddress) {
  return {
    host,
    user,
    pass: "",
    database: "postgres",
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    backoff: () => 0.05,
    onnotice: () => {},
  };
}

function unreachable(dataDir: string, cause: unknown): RecordsError {
  return new RecordsError(
    "records_unreachable",
    `The database in ${dataDir} runs but cannot be reached (${(cause as Error).message}). If another user started it, ` +
      "run this command as that user; otherwise stop the server process named in records/postmaster.pid and try again.",
    { cause },
  );
}
