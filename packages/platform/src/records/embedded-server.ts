import { spawn } from "node:child_process";
import {
  accessSync,
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { CLUSTER_USER, createCluster } from "./create-cluster.ts";
import { choosePostgresAccount, giveToAccount, type PostgresAccount } from "./postgres-account.ts";
import { findPostgresBinaries, type PostgresBinaries } from "./postgres-binaries.ts";
import { clearStalePostmaster, isAlive, type Postmaster, readPostmaster } from "./postmaster-file.ts";
import { RecordsError } from "./records-error.ts";
import { prepareRunFolder } from "./run-folder.ts";
import { pause } from "../base/time/pause.ts";

/** How to reach a running embedded server. */
export interface EmbeddedAddress {
  /** Folder of the unix socket, as node-postgres takes it in `host`. */
  host: string;
  user: string;
  pid: number;
}

/** After a crash the kernel may hold on to the old server's memory for a moment: keep trying this long. */
const START_PATIENCE_MS = 15_000;

/** Messages of a refused server that will soon pass: another one starts, runs or is about to end. */
const PASSING = /lock file|shared memory/;

/** Shutting down writes what is in memory to disk; longer than this means it hangs. */
const STOP_PATIENCE_MS = 60_000;

const LOG_LIMIT_BYTES = 10_000_000;

/** Settings that differ from PostgreSQL's own. Its log never holds row contents: those are people's contact details. */
const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  // The client is told of a failed statement. The log would contain its values, such as contact details.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_line_prefix: "%m [%p] ",
  log_timezone: "UTC",
  timezone: "UTC",
  jit: "off",
  // Ends a session whose client was killed during a statement, so that its locks are released.
  client_connection_check_interval: "1s",
};

/**
 * Answers the address of the server that runs on the data folder, starting one when there is none. A server that a
 * killed process left behind is taken over as it is.
 *
 * @throws RecordsError with a code that names the cause; see {@link RecordsErrorCode}.
 */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedAddress> {
  const folder = writableFolder(dataDir);
  const cluster = join(folder, "records");
  const running = runningServer(cluster);
  if (running) return running;
  const binaries = findPostgresBinaries(join(folder, "postgres-libraries"));
  const account = choosePostgresAccount(binaries, cluster);
  await createCluster(cluster, binaries, account);
  const deadline = performance.now() + START_PATIENCE_MS;
  for (;;) {
    const other = runningServer(cluster);
    if (other) return other;
    if (clearStalePostmaster(cluster)) {
      giveToAccount(account, cluster);
      const start = await launch(folder, cluster, binaries, account);
      if (typeof start !== "string") return start;
      if (!PASSING.test(start) || performance.now() > deadline) throw startFailure(folder, start);
    }
    if (performance.now() > deadline) throw startFailure(folder, "");
    await pause(100);
  }
}

/** Stops the server at once but cleanly: open sessions are ended, everything acknowledged is on disk. */
export async function stopEmbeddedServer({ pid }: EmbeddedAddress): Promise<void> {
  process.kill(pid, "SIGINT");
  await waitForExit(pid);
}

/** Resolves when the process is gone. */
export async function waitForExit(pid: number): Promise<void> {
  const deadline = performance.now() + STOP_PATIENCE_MS;
  while (isAlive(pid) && performance.now() < deadline) await pause(15);
}

function runningServer(cluster: string): EmbeddedAddress | undefined {
  const postmaster = readable(cluster);
  if (!postmaster || !isAlive(postmaster.pid) || clearStalePostmaster(cluster)) return undefined;
  return { host: postmaster.socketFolder, user: CLUSTER_USER, pid: postmaster.pid };
}

function readable(cluster: string): Postmaster | undefined {
  try {
    return readPostmaster(cluster);
  } catch (cause) {
    throw new RecordsError(
      "records_folder_foreign",
      `The records in ${cluster} belong to another user (${(cause as Error).message}). Run this as the user that ` +
        "started the server, or name another data folder with FORECOURT_DATA.",
      { cause },
    );
  }
}

function writableFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    const folder = realpathSync(dataDir);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return folder;
  } catch (cause) {
    throw new RecordsError(
      "records_folder_not_writable",
      `The data folder ${dataDir} cannot be written (${(cause as Error).message}). The records live there. Give this ` +
        "user the folder, or name another one with FORECOURT_DATA.",
      { cause },
    );
  }
}

/** Starts a server and waits until it accepts connections; answers what it wrote into the log when it ended instead. */
async function launch(
  folder: string,
  cluster: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
): Promise<EmbeddedAddress | string> {
  const runFolder = prepareRunFolder(folder, account);
  const settings = Object.entries({ ...SETTINGS, unix_socket_directories: runFolder });
  const [command = "", ...words] = [
    ...account.prefix,
    binaries.postgres,
    "-D",
    cluster,
    ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  const log = openLog(folder, account);
  const logStart = fstatSync(log).size;
  // Detached: Ctrl-C in the terminal reaches node alone, which stops the server after its last write.
  const server = spawn(command, words, {
    ...account.identity,
    cwd: "/",
    detached: true,
    env: { ...process.env, ...binaries.env, LC_ALL: "C" },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const end: { happened: boolean; spawnError?: string } = { happened: false };
  server.on("exit", () => (end.happened = true));
  server.on("error", (error) => Object.assign(end, { happened: true, spawnError: error.message }));
  server.unref();
  while (!end.happened) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === server.pid)
      return { host: runFolder, user: CLUSTER_USER, pid: postmaster.pid };
    await pause(10);
  }
  return end.spawnError ?? readFileSync(logFile(folder)).subarray(logStart).toString();
}

function logFile(folder: string): string {
  return join(folder, "records.log");
}

/** Opens the log to append; a full one is put aside, the one before it goes. */
function openLog(folder: string, account: PostgresAccount): number {
  const file = logFile(folder);
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
  const log = openSync(file, "a", 0o600);
  if (account.owner) fchownSync(log, account.owner.uid, account.owner.gid);
  return log;
}

function startFailure(folder: string, said: string): RecordsError {
  const reason = said.trim().split("\n").slice(-6).join("\n");
  return new RecordsError(
    "records_start_failed",
    `The database in ${folder} did not start; its log (${logFile(folder)}) says:\n${reason}\n` +
      "If another program uses the folder, stop it; if the disk is full, make room; if files are damaged, restore a backup.",
  );
}
