import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const source = join(import.meta.dirname, "..", "src");
const repository = join(import.meta.dirname, "..", "..", "..");
const patience = { interval: 50 };

let folder = "";
beforeEach(async () => {
  folder = temporaryFolder("ending");
  await putEmptyRecords(folder);
});
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** PostgreSQL takes this file away when it has ended in order. */
const runsDatabase = () => existsSync(join(folder, "records", "postmaster.pid"));

/** Starts a program of the server below another process, as a script of a package manager does. */
function start(
  program: string,
  { port = "0", cwd = repository } = {},
): { parent: ChildProcess; said: () => string; pid: () => number } {
  // The shell stays: it has something to do afterwards. Its number of the server comes first.
  const script = `"$0" --conditions=@forecourt/source "$1" & echo "pid $!"; wait; true`;
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    FORECOURT_DATA: folder,
    PORT: port,
    npm_lifecycle_event: "dev",
    NODE_ENV: "development",
  };
  const parent = spawn("/bin/sh", ["-c", script, process.execPath, join(source, program)], {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(parent);
  let said = "";
  for (const stream of [parent.stdout, parent.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  return { parent, said: () => said, pid: () => Number(/^pid (\d+)$/m.exec(said)?.[1]) };
}

describe("a server that is ended", () => {
  it.each([
    ["by Ctrl-C", ({ pid }) => void process.kill(pid(), "SIGINT")],
    ["by SIGTERM", ({ pid }) => void process.kill(pid(), "SIGTERM")],
    ["by a terminal that closes", ({ pid }) => void process.kill(pid(), "SIGHUP")],
    [
      "twice, once by its group and once by who started it",
      ({ pid }) => void (process.kill(pid(), "SIGTERM") && process.kill(pid(), "SIGTERM")),
    ],
    ["because the script that started it is gone", ({ parent }) => void parent.kill("SIGKILL")],
  ] satisfies [string, (server: ReturnType<typeof start>) => void][])(
    "%s takes its database with it",
    async (_, end) => {
      const server = start("main.ts");
      await expect.poll(server.said, patience).toMatch(/^ready$/m);
      expect(runsDatabase()).toBe(true);
      end(server);
      await once(server.parent, "close");
      expect(runsDatabase()).toBe(false);
    },
  );

  it.each([
    ["is asked to", ({ pid }) => void process.kill(pid(), "SIGTERM")],
    [
      "says what nobody reads any more, as below `| head`",
      ({ parent }) => {
        parent.stdout?.destroy();
        parent.stderr?.destroy();
      },
    ],
  ] satisfies [string, (server: ReturnType<typeof start>) => void][])(
    "while it starts, because it %s, takes its database with it",
    async (_, end) => {
      const server = start("main.ts");
      await expect.poll(runsDatabase, { interval: 50 }).toBe(true);
      end(server);
      await once(server.parent, "exit");
      expect(runsDatabase()).toBe(false);
    },
  );

  it("under development takes its database with it, whatever Vite does on SIGTERM", async () => {
    const server = start("develop.ts", { port: "45117", cwd: join(repository, "apps/outlet") });
    await expect.poll(server.said, patience).toMatch(/^ready, with hot reload/m);
    process.kill(server.pid(), "SIGTERM");
    await once(server.parent, "close");
    expect(runsDatabase()).toBe(false);
  });
});
