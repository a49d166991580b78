import { spawnSync } from "node:child_process";
import { chownSync, existsSync, lstatSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { RecordsError } from "./records-error.ts";

/** The account PostgreSQL runs under: it refuses to run as root. */
export interface PostgresAccount {
  /** Command words to put before a program. */
  prefix: string[];
  /** `uid` and `gid` for `spawn`, when the process gives up root by itself. */
  identity: { uid?: number; gid?: number };
  /** Owner that the cluster's files must have, as the file system sees it; undefined leaves them alone. */
  owner?: { uid: number; gid: number };
}

/** "nobody" on every system that has one; PostgreSQL needs no entry in /etc/passwd for it. */
const UNPRIVILEGED = 65534;

/**
 * Chooses the account: the user itself, or for root the first of these that reaches both the programs and the data
 * folder: the owner of an existing cluster, else uid 65534; a user namespace in which root is called 65534, for
 * folders that only root may enter; uid 65534 with the right to pass folder permissions, where user namespaces are
 * forbidden (containers).
 *
 * @throws RecordsError `records_binaries_unusable` when PostgreSQL's programs do not run at all,
 *   `records_folder_foreign` when only the folder is out of reach.
 */
export function choosePostgresAccount(binaries: PostgresBinaries, clusterFolder: string): PostgresAccount {
  const reasons: string[] = [];
  for (const account of candidates(clusterFolder)) {
    const refusal = tryAccount(account, binaries, dirname(clusterFolder));
    if (refusal === undefined) return account;
    reasons.push(refusal);
  }
  throw new RecordsError(
    "records_binaries_unusable",
    `PostgreSQL's programs cannot be run on ${dirname(clusterFolder)} (${reasons.join("; ")}). As root they run as an ` +
      "unprivileged user, which must be able to enter the data folder and the project's node_modules. Move both out " +
      "of folders that only root may enter (FORECOURT_DATA names the data folder), start as an ordinary user, or set " +
      "DATABASE_URL to a PostgreSQL server.",
  );
}

function candidates(clusterFolder: string): PostgresAccount[] {
  if (process.getuid?.() !== 0) return [{ prefix: [], identity: {} }];
  const current = existsSync(clusterFolder) ? statSync(clusterFolder) : undefined;
  const { uid, gid } = current && current.uid !== 0 ? current : { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
  const accounts: PostgresAccount[] = [{ prefix: [], identity: { uid, gid }, owner: { uid, gid } }];
  if (process.platform !== "linux") return accounts;
  accounts.push({
    prefix: ["unshare", "--user", `--map-user=${UNPRIVILEGED}`, `--map-group=${UNPRIVILEGED}`],
    identity: {},
    owner: { uid: 0, gid: 0 },
  });
  const capability = "+dac_override";
  accounts.push({
    prefix: [
      "setpriv",
      `--reuid=${uid}`,
      `--regid=${gid}`,
      "--clear-groups",
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
    ],
    identity: {},
    owner: { uid, gid },
  });
  return accounts;
}

/** Enters the data folder and runs `postgres --version` under the account; answers why it cannot. */
function tryAccount(account: PostgresAccount, binaries: PostgresBinaries, dataDir: string): string | undefined {
  const probe = ["/bin/sh", "-c", 'cd "$0" && exec "$1" --version', dataDir, binaries.postgres];
  const [command = "", ...words] = [...account.prefix, ...probe];
  const env = { ...process.env, ...binaries.env };
  const run = spawnSync(command, words, { ...account.identity, cwd: "/", env, encoding: "utf8" });
  if (run.status === 0) return undefined;
  const name = account.prefix[0] ?? (account.identity.uid === undefined ? "postgres" : `as uid ${account.identity.uid}`);
  return `${name}: ${run.error?.message ?? (run.stderr.trim() || `exit ${run.status}`)}`;
}

/** Gives every file of `folder` to the account, where it is not its already. */
export function giveToAccount(account: PostgresAccount, folder: string): void {
  if (!account.owner || !existsSync(folder)) return;
  const { uid, gid } = account.owner;
  if (lstatSync(folder).uid === uid) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) giveToAccount(account, path);
    else chownSync(path, uid, gid);
  }
  chownSync(folder, uid, gid);
}
