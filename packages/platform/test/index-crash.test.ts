import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import { startIndexer } from "../src/workers/indexer.ts";
import { openTestIndex } from "./index-fixtures.ts";
import { dataFolder, removeDataFolders } from "./records-fixtures.ts";
import { yardFile } from "./stock-fixtures.ts";

afterAll(removeDataFolders);

/** Runs index-process.ts until it prints the line, then kills it with SIGKILL. */
async function killAt(line: string, words: string[]): Promise<void> {
  const child = spawn(
    process.execPath,
    ["--conditions=@forecourt/source", join(import.meta.dirname, "index-process.ts"), ...words],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const exit = once(child, "exit");
  for await (const printed of createInterface(child.stdout)) if (printed === line) break;
  child.kill("SIGKILL");
  await exit;
}

async function searchableAfterRestart(folder: string, words: string): Promise<string[]> {
  const database = await openDatabase({ dataDir: folder, role: "command" });
  const index = openTestIndex(folder);
  const indexer = await startIndexer({ database, backend: index.backend, log: (line) => index.log.push(line) });
  await vi.waitUntil(async () => (await database.sql`select 1 from index_outbox`).length === 0, {
    interval: 20,
  });
  const titles = await index.titles(words);
  await indexer.stop();
  await index.stop();
  await database.close();
  expect(index.log.filter(({ level }) => level === "error")).toEqual([]);
  return titles;
}

describe("a process killed with kill -9", () => {
  it("between the commit of an import and its indexing loses no car", async () => {
    const folder = dataFolder();
    const file = join(folder, "stock.csv");
    writeFileSync(file, yardFile({ stock: "S1" }, { stock: "S2", make: "Kia", model: "Niro" }));
    await killAt("committed", [folder, file, "before"]);
    expect(await searchableAfterRestart(folder, "niro")).toEqual(["2021 Kia Niro Touring"]);
    // Now there is an index: a change is killed before the engine acknowledges it.
    writeFileSync(
      file,
      yardFile(
        { stock: "S1" },
        { stock: "S2", make: "Kia", model: "Niro", badge: "GT-Line" },
        { stock: "S3", make: "Skoda", model: "Kodiaq" },
      ),
    );
    await killAt("indexing", [folder, file, "during"]);
    expect(await searchableAfterRestart(folder, "kodiaq")).toEqual(["2021 Skoda Kodiaq Touring"]);
    expect(await searchableAfterRestart(folder, "niro")).toEqual(["2021 Kia Niro GT-Line"]);
  });
});
