import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDiskCheck } from "../src/http/answers/disk-health.ts";
import { readinessAnswer } from "../src/http/answers/health.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

function diskFolder(): string {
  const folder = temporaryFolder("disk");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Mounts a file system of one megabyte on a folder, where this user may. */
function mountSmall(folder: string): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]).status !== 0) return false;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return true;
}

const yes = async () => true;
const readiness = async (folder: string) => {
  const answer = await readinessAnswer({ records: yes, search: yes, disk: createDiskCheck(folder) }, undefined);
  return { status: answer.status, ...((await answer.json()) as { disk: string }) };
};

describe("readiness", () => {
  it("is denied while the disk of the data folder is full, and given again when there is room", async () => {
    const folder = diskFolder();
    if (!mountSmall(folder)) {
      process.stdout.write("Not run on a real full disk: this user may not mount a small one.\n");
      return;
    }
    expect(await readiness(folder)).toMatchObject({ status: "ready", disk: "ok" });
    const filling = join(folder, "something-else");
    expect(() => writeFileSync(filling, new Uint8Array(2_000_000))).toThrow("ENOSPC");
    expect(await readiness(folder)).toMatchObject({ status: "unavailable", disk: "failed" });
    rmSync(filling);
    expect(await readiness(folder)).toMatchObject({ status: "ready", disk: "ok" });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is denied while the data folder is not there", async () => {
    const folder = join(diskFolder(), "unmounted");
    expect(await readiness(folder)).toMatchObject({ status: "unavailable", disk: "failed" });
  });

  it("writes once for many who ask at the same time", async () => {
    const check = createDiskCheck(diskFolder());
    const first = check();
    expect(check()).toBe(first);
    await first;
    const second = check();
    expect(second).not.toBe(first);
    await second;
  });
});
