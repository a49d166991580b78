import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { putEmptyRecords } from "../vitest/empty-records.ts";
import { temporaryFolder } from "../vitest/temporary-folder.ts";

const repository = join(import.meta.dirname, "..", "..");

let folder = "";
let npm: ChildProcess | undefined;
beforeEach(async () => {
  folder = temporaryFolder("serve-demo");
  await putEmptyRecords(folder);
});
afterEach(() => {
  npm?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("npm run dev that is ended while it makes the demo", () => {
  // pnpm kills what it runs on SIGTERM: see tooling/run.mjs.
  it.each([
    ["by SIGTERM to npm", (pid: number) => process.kill(pid, "SIGTERM")],
    ["by SIGTERM to all that it started", (pid: number) => process.kill(-pid, "SIGTERM")],
    ["by Ctrl-C", (pid: number) => process.kill(-pid, "SIGINT")],
  ])("%s leaves no database behind", async (_, end) => {
    // It never comes to listening on the port.
    const shell = { HOME: process.env.HOME, PATH: process.env.PATH, FORECOURT_DATA: folder, PORT: "45217" };
    npm = spawn("npm", ["run", "dev"], {
      cwd: repository,
      env: shell,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [npm.stdout, npm.stderr]) stream?.resume();
    const runsDatabase = () => existsSync(join(folder, "records", "postmaster.pid"));
    await expect.poll(runsDatabase, { interval: 20 }).toBe(true);
    end(npm.pid ?? 0);
    // Its output closes when the last of what it started has ended.
    await once(npm, "close");
    expect(runsDatabase()).toBe(false);
  });
});
