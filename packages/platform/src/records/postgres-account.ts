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

/** "nobody". */
const UNPRIVILEGED = 65534;

/**
 * Chooses the account by trying. An ordinary user is itself; root becomes the owner of the existing cluster or of the
 * data folder, else uid 65534. Where that does not do, the next of these: a user namespace in which the user is called
 * 65534, for folders that only root may enter and for users without a name (initdb wants one; containers start with
 * any number); uid 65534 with the right to pass folder permissions, for root where user namespaces are forbidden.
 *
 * @throws RecordsError `records_binaries_unusable` when none of them runs PostgreSQL's programs on the folder.
 */
export function choosePostgresAccount(binaries: PostgresBinaries, clusterFolder: string): PostgresAccount {
  const reasons: string[] = [];
  for (const account of candidates(clusterFolder)) {
    const refusal = tryAccount(account, binaries, clusterFolder);
    if (refusal === undefined) return account;
    reasons.push(refusal);
  }
  throw new RecordsError(
    "records_binaries_unusable",
    `PostgreSQL's programs cannot be run on ${dirname(clusterFolder)} (${reasons.join("; ")}). They run as the user ` +
      "itself, or for root as an unprivileged user, which needs a name in /etc/passwd and must be able to enter the " +
      "data folder and the project's node_modules. Start as an ordinary user, move both out of folders that only root " +
      "may enter (FORECOURT_DATA names the data folder), or set DATABASE_URL to a PostgreSQL server.",
  );
}

function candidates(clusterFolder: string): PostgresAccount[] {
  const self = process.getuid?.() ?? UNPRIVILEGED;
  const namespace: PostgresAccount = {
    prefix: ["unshare", "--user", `--map-user=${UNPRIVILEGED}`, `--map-group=${UNPRIVILEGED}`],
    identity: {},
    owner: self === 0 ? { uid: 0, gid: 0 } : undefined,
  };
  if (self !== 0) return [{ prefix: [], identity: {} }, namespace];
  const owners = [clusterFolder, dirname(clusterFolder)]
    .map((folder) => statSync(folder, { throwIfNoEntry: false }))
    .filter((owner) => owner !== undefined && owner.uid !== 0)
    .map((owner) => ({ uid: owner?.uid ?? UNPRIVILEGED, gid: owner?.gid ?? UNPRIVILEGED }));
  const nobody = { uid: UNPRIVILEGED, gid: UNPRIVILEGED };
  const plain = [...owners, nobody].map((owner) => ({ prefix: [], identity: owner, owner }));
  return [...plain, namespace, { prefix: passingPermissions, identity: {}, owner: nobody }];
}

const passingPermissions = [
  "setpriv",
  `--reuid=${UNPRIVILEGED}`,
  `--regid=${UNPRIVILEGED}`,
  "--clear-groups",
  "--inh-caps=+dac_override",
  "--ambient-caps=+dac_override",
];

/** Enters the data folder and runs `postgres --version` under the account; answers why it cannot. */
function tryAccount(account: PostgresAccount, binaries: PostgresBinaries, cluster: string): string | undefined {
  const script = `${existsSync(cluster) ? "" : "id -un && "} cd "$0" && exec "$1" --version`;
  const probe = ["/bin/sh", "-c", script, dirname(cluster), binaries.postgres];
  const [command = "", ...words] = [...account.prefix, ...probe];
  const env = { ...process.env, ...binaries.env };
  const run = spawnSync(command, words, { ...account.identity, cwd: "/", env, encoding: "utf8" });
  if (run.status === 0) return undefined;
  const name =
    account.prefix[0] ?? (account.identity.uid === undefined ? "postgres" : `as uid ${account.identity.uid}`);
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
