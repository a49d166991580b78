import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../src/records/open-database.ts";
import { runFolderOf } from "../src/records/run-folder.ts";
import { asOrdinaryUser, dataFolder, removeDataFolders, startProcess } from "./records-fixtures.ts";

afterAll(removeDataFolders);

function open(dataDir: string, databaseUrl?: string) {
  return openDatabase({ dataDir, databaseUrl, role: "command" });
}

describe("records that cannot be opened say why and what to do", () => {
  it("when the data folder is a file", async () => {
    const file = join(dataFolder(), "data");
    writeFileSync(file, "");
    await expect(open(join(file, "records"))).rejects.toMatchObject({
      code: "records_folder_not_writable",
      message: expect.stringContaining("name another one with FORECOURT_DATA"),
    });
  });

  it("when the user may not write the data folder", async () => {
    const folder = dataFolder(0o755);
    if (process.getuid?.() !== 0) chmodSync(folder, 0o555);
    const user = startProcess(folder, "server", "hold", asOrdinaryUser());
    await expect(user.until((line) => line === "open")).rejects.toThrow("records_folder_not_writable");
  });

  it("when another PostgreSQL wrote the records, and leaves them untouched", async () => {
    const folder = dataFolder();
    mkdirSync(join(folder, "records"));
    writeFileSync(join(folder, "records", "PG_VERSION"), "17\n");
    await expect(open(folder)).rejects.toMatchObject({
      code: "records_wrong_version",
      message: expect.stringMatching(/written by PostgreSQL 17; this release brings 18.*left untouched/),
    });
    expect(readFileSync(join(folder, "records", "PG_VERSION"), "utf8")).toBe("17\n");
  });

  it("when the database refuses to start, with the end of its log", async () => {
    const folder = dataFolder();
    await (await open(folder)).close();
    rmSync(join(folder, "records", "global", "pg_control"));
    await expect(open(folder)).rejects.toMatchObject({
      code: "records_start_failed",
      message: expect.stringContaining("could not find the database system"),
    });
  });

  it("when DATABASE_URL leads nowhere, without printing its password", async () => {
    const failure = await open(dataFolder(), "postgres://dealer:secret@127.0.0.1:4189/forecourt").catch(String);
    expect(failure).toContain("The PostgreSQL server of DATABASE_URL, 127.0.0.1:4189/forecourt, did not open");
    expect(failure).not.toContain("secret");
  });
});

describe("the socket of the embedded database", () => {
  it("stands in the data folder", () => {
    expect(runFolderOf("/srv/forecourt")).toBe("/srv/forecourt/run");
  });

  it("stands in a short folder, its own for each data folder, when the path would be too long", () => {
    const long = `/srv/${"dealers/".repeat(20)}`;
    expect(runFolderOf(long)).toMatch(/^\/tmp\/forecourt-[0-9a-f]{12}$/);
    expect(runFolderOf(long)).not.toBe(runFolderOf(`${long}x`));
  });

  it("is not opened in a folder that somebody else prepared", async () => {
    const dataDir = join(dataFolder(), "somebody-elses-name-".repeat(8));
    mkdirSync(dataDir);
    const trap = runFolderOf(dataDir);
    symlinkSync("/tmp", trap);
    onTestFinished(() => rmSync(trap));
    await expect(open(dataDir)).rejects.toMatchObject({ code: "records_folder_foreign" });
  });
});
