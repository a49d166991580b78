import { createHash } from "node:crypto";
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { PostgresAccount } from "./postgres-account.ts";
import { RecordsError } from "./records-error.ts";

/** Longest socket path in bytes that every system takes (Linux 107, macOS 103), with a margin. */
const LONGEST_SOCKET_PATH = 100;

/** The name PostgreSQL gives its socket; the port only names it, nothing listens on a network. */
export const SOCKET_NAME = ".s.PGSQL.5432";

/**
 * The folder of the server's socket: `run` in the data folder, or a short folder in /tmp named after the data folder
 * when that path would be too long for a socket. Not `os.tmpdir()`: TMPDIR may differ between the processes that share
 * a server.
 *
 * @example
 * runFolderOf("/srv/forecourt"); // "/srv/forecourt/run"
 * runFolderOf(`/srv/${"long/".repeat(30)}`); // "/tmp/forecourt-a2ff6ca54a22"
 */
export function runFolderOf(dataDir: string): string {
  const name = `forecourt-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`;
  const folder = join(dataDir, "run");
  return Buffer.byteLength(join(folder, SOCKET_NAME)) < LONGEST_SOCKET_PATH ? folder : join("/tmp", name);
}

/**
 * Makes the run folder, open to its owner only: whoever reaches the socket reaches the records.
 *
 * @throws RecordsError `records_folder_foreign` when somebody else made a folder of that name.
 */
export function prepareRunFolder(dataDir: string, account: PostgresAccount): string {
  const home = realpathSync(dataDir);
  const folder = runFolderOf(home);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const self = process.getuid?.() ?? found.uid;
  // Inside the data folder root may take over what another user left; in /tmp it may be a trap.
  const trusted = [self, account.owner?.uid].includes(found.uid) || (self === 0 && folder.startsWith(home));
  if (!found.isDirectory() || !trusted) {
    throw new RecordsError(
      "records_folder_foreign",
      `The folder for the database's socket, ${folder}, belongs to another user. Whoever owns it could read the ` +
        "records, so it is not used. Remove it, or name another data folder with FORECOURT_DATA.",
    );
  }
  if (account.owner) chownSync(folder, account.owner.uid, account.owner.gid);
  chmodSync(folder, 0o700);
  return folder;
}
