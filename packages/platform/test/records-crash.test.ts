import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import { dataFolder, removeDataFolders, serverPid, startProcess } from "./records-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";

let folder: string;

// What was written is with the operating system: a process that is killed takes none of it along, whether or not the
// disk has it.
beforeAll(async () => {
  folder = dataFolder();
  await putEmptyRecords(folder);
});

afterAll(removeDataFolders);

/** Opens the records again and answers which of the acknowledged rows are not there. */
async function lostRows(acknowledged: string[]): Promise<string[]> {
  const database = await openDatabase({ dataDir: folder, role: "command" });
  const rows = await database.sql<{ id: string }[]>`select id from index_outbox`;
  await database.close();
  const found = new Set(rows.map(({ id }) => id));
  return acknowledged.filter((id) => !found.has(id));
}

const acknowledged = (lines: string[]) => lines.filter((line) => /^\d+$/.test(line));

describe("records after a crash", () => {
  it.each(["node alone", "node and the database"])(
    "hold every acknowledged row, four times over, when %s is killed while writing",
    async (victim) => {
      const rows: string[] = [];
      for (let crash = 1; crash <= 4; crash++) {
        const writer = startProcess(folder, "server", "write");
        await writer.until((line) => acknowledged([line]).length > 0 && writer.lines.length > crash * 50);
        const database = serverPid(folder) ?? 0;
        if (victim === "node and the database") process.kill(database, "SIGKILL");
        await writer.kill();
        rows.push(...acknowledged(writer.lines));
        expect(await lostRows(rows)).toEqual([]);
      }
      expect(rows.length).toBeGreaterThanOrEqual(500);
    },
  );

  it("are served by the database that the killed process left running", async () => {
    const first = startProcess(folder, "server", "hold");
    await first.until((line) => line === "open");
    const database = serverPid(folder);
    await first.kill();
    const second = startProcess(folder, "server", "hold");
    await second.until((line) => line === "open");
    expect(serverPid(folder)).toBe(database);
    expect(await second.finish()).toBe(0);
    expect(serverPid(folder)).toBeUndefined();
  });

  it.each(["server", "session"])(
    "come back by themselves in a running server when the database's %s process is killed",
    async (victim) => {
      const events: string[] = [];
      const database = await openDatabase({ dataDir: folder, role: "server", onEvent: (event) => events.push(event) });
      await database.sql`
        insert into platform_versions (key, value) values ('config', 41) on conflict do nothing`;
      const [session] = await database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const before = serverPid(folder) ?? 0;
      process.kill(victim === "server" ? before : (session?.pid ?? 0), "SIGKILL");
      const read = () =>
        database.sql`select value from platform_versions where key = 'config'`.then((rows) => [...rows]);
      await vi.waitFor(() => expect(events.at(-1)).toBe("The database is back."));
      expect(await vi.waitFor(read)).toEqual([{ value: "41" }]);
      expect(await database.db.query.platformVersions.findFirst()).toEqual({ key: "config", value: 41 });
      expect(serverPid(folder) === before).toBe(victim === "session");
      await database.close();
      expect(serverPid(folder)).toBeUndefined();
    },
  );
});
