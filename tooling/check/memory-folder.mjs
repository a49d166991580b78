// Where tests put what they throw away. In memory, PostgreSQL starts and Chromium's profiles cost half of the processor
// that they cost on a disk.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const GIGABYTE = 1e9;

/**
 * Makes a folder in memory and says so to what is started (`TMPDIR`); it goes with this process. Does nothing where the
 * machine has no such place that programs may be run from, less than 8 GB of it, or less than 12 GB of free memory.
 *
 * @returns {string | undefined} the folder
 */
export function takeMemoryFolder() {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync("/dev/shm/forecourt-check-");
  // Databases run as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom() {
  try {
    const mount = readFileSync("/proc/mounts", "utf8").match(/^\S+ \/dev\/shm tmpfs (\S+)/m);
    const { bavail, bsize } = statfsSync("/dev/shm");
    return (
      mount !== null &&
      !mount[1].split(",").includes("noexec") &&
      bavail * bsize > 8 * GIGABYTE &&
      freemem() > 12 * GIGABYTE
    );
  } catch {
    return false;
  }
}
