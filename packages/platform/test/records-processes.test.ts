import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import {
  asOrdinaryUser,
  dataFolder,
  removeDataFolders,
  serverLog,
  serverPid,
  startProcess,
} from "./records-fixtures.ts";

afterAll(removeDataFolders);

describe("records opened by several processes", () => {
  let folder: string;

  beforeAll(() => {
    folder = dataFolder();
  });

  it("are made once when four processes start together on an empty folder", async () => {
    const processes = [1, 2, 3, 4].map((n) => startProcess(folder, n === 1 ? "server" : "command", "write"));
    await Promise.all(processes.map((started) => started.until((line) => line === "25" || started.lines.length > 10)));
    expect(await Promise.all(processes.map((started) => started.finish()))).toEqual([0, 0, 0, 0]);
    expect(serverPid(folder)).toBeUndefined();
    expect(readdirSync(folder).filter((name) => name.startsWith("records.new"))).toEqual([]);
    const database = await openDatabase({ dataDir: folder, role: "command" });
    const [counted] = await database.sql<{ rows: number }[]>`select count(*)::int as rows from index_outbox`;
    const written = processes.flatMap(({ lines }) => lines).filter((line) => /^\d+$/.test(line));
    expect(counted?.rows).toBe(written.length);
    expect(new Set(written).size).toBe(written.length);
    await database.close();
  });

  it("stay open for the server when a command ends", async () => {
    const server = startProcess(folder, "server", "hold");
    await server.until((line) => line === "open");
    const database = serverPid(folder);
    const command = await openDatabase({ dataDir: folder, role: "command" });
    await command.close();
    expect(serverPid(folder)).toBe(database);
    expect(await server.finish()).toBe(0);
    expect(serverPid(folder)).toBeUndefined();
    expect(serverLog(folder)).toContain("database system is shut down");
  });

  it("stay open for a command that still runs when the server ends", async () => {
    const server = startProcess(folder, "server", "hold");
    await server.until((line) => line === "open");
    const command = await openDatabase({ dataDir: folder, role: "command" });
    expect(await server.finish()).toBe(0);
    expect(await command.db.query.sites.findMany()).toEqual([]);
    await command.close();
    expect(serverPid(folder)).toBeUndefined();
  });

  it("close once, however often they are asked to: whoever asks again waits for the same end", async () => {
    const database = await openDatabase({ dataDir: folder, role: "command" });
    void database.close();
    await database.close();
    expect(serverPid(folder)).toBeUndefined();
  });

  it("open and close many times over while another does the same", async () => {
    const takeTurns = async () => {
      for (let turn = 0; turn < 6; turn++) await (await openDatabase({ dataDir: folder, role: "command" })).close();
    };
    await Promise.all([takeTurns(), takeTurns(), takeTurns()]);
    expect(serverPid(folder)).toBeUndefined();
    expect(serverLog(folder)).not.toContain("was not properly shut down");
  });
});

describe("records of each kind of user", () => {
  it("open with no set-up as an ordinary user", async () => {
    const folder = dataFolder(0o777);
    const user = startProcess(folder, "server", "hold", asOrdinaryUser());
    await user.until((line) => line === "open");
    expect(await user.finish()).toBe(0);
  });

  it("open in a folder that only its owner may enter", async () => {
    const database = await openDatabase({ dataDir: join(dataFolder(0o700), "data"), role: "server" });
    expect(await database.db.query.sites.findMany()).toEqual([]);
    await database.close();
  });

  it("open in a folder whose path is too long for a socket", async () => {
    const database = await openDatabase({
      dataDir: join(dataFolder(), "a-rather-long-name-".repeat(8)),
      role: "server",
    });
    expect(await database.db.query.sites.findMany()).toEqual([]);
    await database.close();
  });

  it("open although the number of the crashed database process now belongs to another program", async () => {
    const folder = dataFolder();
    await (await openDatabase({ dataDir: folder, role: "server" })).close();
    writeFileSync(
      join(folder, "records", "postmaster.pid"),
      [process.pid, join(folder, "records"), "1", "5432", join(folder, "run"), "", "", "ready"].join("\n"),
    );
    const database = await openDatabase({ dataDir: folder, role: "server" });
    expect(serverPid(folder)).not.toBe(process.pid);
    await database.close();
  });
});
