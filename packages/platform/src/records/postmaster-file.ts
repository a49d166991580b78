import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What a running server writes about itself into `postmaster.pid` of its cluster. */
export interface Postmaster {
  pid: number;
  /** Folder of its unix socket. */
  socketFolder: string;
  /** Whether it accepts connections; until then it starts, or replays its log after a crash. */
  ready: boolean;
}

/** Reads `postmaster.pid`; undefined where there is none, or where it is not (yet) whole. */
export function readPostmaster(clusterFolder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterFolder, "postmaster.pid"), "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  const socketFolder = lines[4];
  return Number.isInteger(pid) && pid > 0 && socketFolder
    ? { pid, socketFolder, ready: lines[7]?.trim() === "ready" }
    : undefined;
}

/** Whether a process of that number runs, whoever owns it. A zombie no longer runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return processState(pid) !== "Z";
}

/**
 * Removes a `postmaster.pid` whose process is gone, or whose number now belongs to some other program: after a restart
 * of a container the same small numbers come round again, and PostgreSQL would refuse to start.
 *
 * @returns whether no server can be running on the cluster now.
 */
export function clearStalePostmaster(clusterFolder: string): boolean {
  const postmaster = readPostmaster(clusterFolder);
  if (!postmaster) return true;
  if (isAlive(postmaster.pid) && commandLine(postmaster.pid).includes("postgres")) return false;
  rmSync(join(clusterFolder, "postmaster.pid"), { force: true });
  return true;
}

function processState(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3);
  } catch {
    return "";
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
  }
}
