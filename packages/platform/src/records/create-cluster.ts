import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PostgresAccount } from "./postgres-account.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { isAlive } from "./postmaster-file.ts";
import { RecordsError } from "./records-error.ts";

/** The only database account; the socket's folder is what keeps others out. */
export const CLUSTER_USER = "forecourt";

/** The major version of the binaries this package brings; files of another one cannot be read by them. */
const MAJOR_VERSION = "18";

/**
 * Makes sure `clusterFolder` holds a database cluster. A new one is made under another name and moved into place whole,
 * so neither a crash nor a second process in the middle of it leaves half a cluster behind.
 *
 * @throws RecordsError `records_wrong_version` for a cluster of another PostgreSQL, `records_start_failed` when initdb
 *   fails.
 */
export async function createCluster(
  clusterFolder: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
): Promise<void> {
  clearUnfinished(clusterFolder);
  if (existsSync(clusterFolder)) return checkVersion(clusterFolder);
  const unfinished = `${clusterFolder}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (account.owner) chownSync(unfinished, account.owner.uid, account.owner.gid);
  try {
    await runInitdb(unfinished, binaries, account);
    renameSync(unfinished, clusterFolder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(clusterFolder)) throw error;
  }
}

function checkVersion(clusterFolder: string): void {
  const versionFile = join(clusterFolder, "PG_VERSION");
  const version = existsSync(versionFile) ? readFileSync(versionFile, "utf8").trim() : "none";
  if (version === MAJOR_VERSION) return;
  throw new RecordsError(
    "records_wrong_version",
    `The records in ${clusterFolder} were written by PostgreSQL ${version}; this release brings ${MAJOR_VERSION}, which ` +
      "cannot read them, and they were left untouched. Export them with the release that wrote them (pg_dump) and " +
      "restore them into an empty data folder, or name another data folder with FORECOURT_DATA.",
  );
}

/**
 * Removes what a killed process left half made. Its initdb may still be writing: then the next start removes the rest.
 */
function clearUnfinished(clusterFolder: string): void {
  const start = `${basename(clusterFolder)}.new-`;
  for (const name of readdirSync(dirname(clusterFolder))) {
    if (!name.startsWith(start) || isAlive(Number.parseInt(name.slice(start.length), 10))) continue;
    try {
      rmSync(join(dirname(clusterFolder), name), { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}

function runInitdb(folder: string, binaries: PostgresBinaries, account: PostgresAccount): Promise<void> {
  const [command = "", ...words] = [
    ...account.prefix,
    binaries.initdb,
    `--pgdata=${folder}`,
    `--username=${CLUSTER_USER}`,
    "--auth=trust",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
  ];
  const env = { ...process.env, ...binaries.env, LC_ALL: "C" };
  return new Promise((resolve, reject) => {
    const run = spawn(command, words, { ...account.identity, cwd: "/", env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    run.stdout.on("data", (chunk) => (output += chunk));
    run.stderr.on("data", (chunk) => (output += chunk));
    run.on("error", reject);
    run.on("close", (code) => {
      if (code === 0) return resolve();
      const reason = output.trim().split("\n").slice(-6).join("\n");
      reject(
        new RecordsError(
          "records_start_failed",
          `The database could not be created in ${dirname(folder)}: initdb ended with ${code} and said:\n${reason}\n` +
            "If the disk is full or read-only, make room or name another data folder with FORECOURT_DATA.",
        ),
      );
    });
  });
}
