import { execFile } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tmpdir } from "node:os";
import { promisify } from "node:util";
import { openDatabase } from "@forecourt/platform";
import { folderHash } from "../pack/folder-hash.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const platform = fileURLToPath(new URL("../../packages/platform", import.meta.url));
const run = promisify(execFile);

/**
 * For a database that lives a few seconds: nothing waits for the disk (`fsync`), which only matters to a machine that
 * loses its power, and it starts without the processes that a long life needs, which takes a quarter less work.
 */
const quickSettings = [
  "fsync = off",
  "shared_buffers = 16MB",
  "io_method = sync",
  "autovacuum = off",
  "max_logical_replication_workers = 0",
];

/**
 * Puts records with all tables and no rows into a data folder: a copy, made in a tenth of the time that a first start
 * takes. What is copied is made once for each state of the tables and kept in the temporary folder. The tests of a
 * first start and of damaged records open folders of their own.
 *
 * @example
 * const dataDir = temporaryFolder("offers");
 * await putEmptyRecords(dataDir);
 * const database = await openDatabase({ dataDir, role: "command" });
 */
export async function putEmptyRecords(dataDir: string): Promise<void> {
  const made = await emptyRecords();
  mkdirSync(dataDir, { recursive: true });
  // With owners and modes: PostgreSQL refuses a folder that is not its own.
  await run("cp", ["-a", made, join(dataDir, "records")]);
}

async function emptyRecords(): Promise<string> {
  const hash = folderHash(["drizzle", "src/records"].map((name) => join(platform, name))).slice(0, 12);
  const made = join(realpathSync(tmpdir()), `forecourt-empty-records-${process.getuid?.() ?? "user"}-${hash}`);
  if (existsSync(made)) return made;
  const making = temporaryFolder("making-records");
  try {
    await (await openDatabase({ dataDir: making, role: "command", onEvent: () => {} })).close();
    appendFileSync(join(making, "records", "postgresql.conf"), `\n${quickSettings.join("\n")}\n`);
    renameSync(join(making, "records"), made);
  } catch (error) {
    // Another process was first.
    if (!existsSync(made)) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return made;
}
