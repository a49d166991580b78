import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openDatabase } from "../src/records/open-database.ts";
import { isAlive, readPostmaster } from "../src/records/postmaster-file.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const program = join(import.meta.dirname, "records-process.ts");
const folders: string[] = [];
const children = new Set<ChildProcess>();

/** A new data folder; `mode` 0o700 is one that only its owner may enter. */
export function dataFolder(mode = 0o755): string {
  const folder = temporaryFolder("records");
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** Stops what a failed test left running and removes the data folders. */
export async function removeDataFolders(): Promise<void> {
  for (const child of children) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) {
    const pid = serverPid(folder);
    if (pid !== undefined) await (await openDatabase({ dataDir: folder, role: "command" })).close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Process number of the database server that runs on the folder. */
export function serverPid(folder: string): number | undefined {
  const pid = readPostmaster(join(folder, "records"))?.pid;
  return pid !== undefined && isAlive(pid) ? pid : undefined;
}

/** What the database server wrote into its log. */
export function serverLog(folder: string): string {
  return readFileSync(join(folder, "records.log"), "utf8");
}

/** Another process on the records; see records-process.ts. */
export interface RecordsProcess {
  child: ChildProcess;
  /** Every line it printed so far. */
  lines: string[];
  /** Resolves when a line fulfils the condition; fails when the process ends before. */
  until(condition: (line: string) => boolean): Promise<void>;
  /** Ends its input and waits for it; answers the exit code. */
  finish(): Promise<number | null>;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts records-process.ts; `prefix` is a command that runs it as somebody else. */
export function startProcess(
  folder: string,
  role: "server" | "command",
  action: "write" | "hold",
  prefix: string[] = [],
): RecordsProcess {
  const [command = "", ...words] = [...prefix, process.execPath, program, folder, role, action];
  const child = spawn(command, words, { stdio: ["pipe", "pipe", "pipe"] });
  children.add(child);
  const exit = once(child, "close") as Promise<[number | null]>;
  const lines: string[] = [];
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += chunk));
  const output = createInterface(child.stdout);
  output.on("line", (line) => lines.push(line));
  return {
    child,
    lines,
    async until(condition) {
      if (lines.some(condition)) return;
      await new Promise<void>((resolve, reject) => {
        output.on("line", (line) => condition(line) && resolve());
        void exit.then(([code]) => reject(new Error(`ended with ${code}: ${complaint}`)));
      });
    },
    async finish() {
      child.stdin.end();
      return (await exit)[0];
    },
    async kill() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}

/** A command prefix that makes root an ordinary user who can still read this repository; empty for an ordinary user. */
export function asOrdinaryUser(): string[] {
  if (process.getuid?.() !== 0) return [];
  const choices = [
    ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"],
    ["unshare", "--user", "--map-user=1000", "--map-group=1000"],
  ];
  const works = ([command = "", ...words]: string[]) =>
    spawnSync(command, [...words, process.execPath, "--check", program]).status === 0;
  return choices.find(works) ?? [];
}
