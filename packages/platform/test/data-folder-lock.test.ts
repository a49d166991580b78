import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLockHolder, takeDataFolderLock } from "../src/base/environment/data-folder-lock.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

let folder = "";
beforeAll(() => {
  folder = temporaryFolder("lock");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("takeDataFolderLock", () => {
  it("lets one process in at a time and says who it is", () => {
    const lock = takeDataFolderLock(folder, "server");
    expect(lock).toBeDefined();
    expect(takeDataFolderLock(folder, "command")).toBeUndefined();
    expect(readLockHolder(folder)).toEqual({ pid: process.pid, role: "server" });
    lock?.release();
    const next = takeDataFolderLock(folder, "command");
    expect(next).toBeDefined();
    next?.release();
  });

  it("is free again as soon as its holder was killed", async () => {
    const program = `const { takeDataFolderLock } = await import(${JSON.stringify(`${import.meta.dirname}/../src/base/environment/data-folder-lock.ts`)});
      takeDataFolderLock(${JSON.stringify(folder)}, "server"); console.log("held"); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    expect(takeDataFolderLock(folder, "command")).toBeUndefined();
    expect(readLockHolder(folder)).toEqual({ pid: holder.pid, role: "server" });
    holder.kill("SIGKILL");
    await once(holder, "exit");
    const lock = takeDataFolderLock(folder, "command");
    expect(lock).toBeDefined();
    lock?.release();
  });
});
