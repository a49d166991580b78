import { connectDatabase, type DatabaseClient, type DatabaseOptions } from "./database-client.ts";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { type EmbeddedAddress, startEmbeddedServer, stopEmbeddedServer } from "./embedded-server.ts";
import { pause } from "../base/time/pause.ts";
import { RecordsError } from "./records-error.ts";
import { advisoryLocks } from "./advisory-locks.ts";

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
const OWNER_LOCK = advisoryLocks.owner;

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
  client: DatabaseClient;
}

async function takeShare(dataDir: string, onLost: () => void): Promise<Share> {
  const deadline = performance.now() + CONNECT_PATIENCE_MS;
  for (;;) {
    const address = await startEmbeddedServer(dataDir);
    const client = await lockShare(address, onLost).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailableError) || performance.now() > deadline)
        throw unreachable(dataDir, error);
    });
    if (client) return { address, client };
    await pause(25);
  }
}

/** A connection that holds the lock of a share; undefined while somebody stops the server. */
async function lockShare(address: EmbeddedAddress, onLost: () => void): Promise<DatabaseClient | undefined> {
  const client = await connectDatabase(maintenanceDatabase(address));
  let held = false;
  client.once("end", () => held && onLost());
  const { rows } = await client.query("select pg_try_advisory_lock_shared($1) as taken", [OWNER_LOCK]);
  held = rows[0]?.taken === true;
  if (held) return client;
  await client.end();
  return undefined;
}

async function giveBack({ address, client }: Share): Promise<void> {
  try {
    const { rows } = await client.query("select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last", [
      OWNER_LOCK,
    ]);
    if (rows[0]?.last === true) await stopEmbeddedServer(address);
  } catch {
    // The server is down already: there is nothing to stop.
  } finally {
    await client.end();
  }
}

/** The cluster's maintenance database. */
export function maintenanceDatabase({ host, user }: EmbeddedAddress): DatabaseOptions {
  return { host, port: 5432, user, password: "", ssl: false, database: "postgres" };
}

function unreachable(dataDir: string, cause: unknown): RecordsError {
  return new RecordsError(
    "records_unreachable",
    `The database in ${dataDir} runs but cannot be reached (${(cause as Error).message}). If another user started it, ` +
      "run this command as that user; otherwise stop the server process named in records/postmaster.pid and try again.",
    { cause },
  );
}
