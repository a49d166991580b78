import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { askBundler, openBundler } from "./bundler.ts";
import type { Bundler } from "./bundler.ts";
import { temporaryFolder } from "../vitest/temporary-folder.ts";

let bundler: Bundler | undefined;
const folder = temporaryFolder("gone");
afterEach(() => bundler?.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a process that builds templates for others", () => {
  it("builds each folder that is asked for, and answers when it stands", async () => {
    const built: string[] = [];
    bundler = await openBundler(async (folder) => void (await pause(5), built.push(folder)));
    const { address } = bundler;
    await askBundler(address, "/apps/metro");
    expect(built).toEqual(["/apps/metro"]);
    await Promise.all(["/apps/haul", "/apps/roam", "/apps/group"].map((folder) => askBundler(address, folder)));
    expect(built.toSorted()).toEqual(["/apps/group", "/apps/haul", "/apps/metro", "/apps/roam"]);
  });

  it("builds no more at once than it was told", async () => {
    let [now, most] = [0, 0];
    bundler = await openBundler(async () => {
      most = Math.max(most, (now += 1));
      await pause(5);
      now -= 1;
    }, 2);
    const { address } = bundler;
    await Promise.all(["a", "b", "c", "d", "e"].map((folder) => askBundler(address, folder)));
    expect({ now, most }).toEqual({ now: 0, most: 2 });
  });

  it("tells whoever asked what went wrong, and builds the others", async () => {
    bundler = await openBundler(async (folder) => {
      if (folder === "/apps/broken") throw new Error("home.ts has no export");
    }, 1);
    const { address } = bundler;
    const answers = await Promise.allSettled(
      ["/apps/broken", "/apps/metro"].map((folder) => askBundler(address, folder)),
    );
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(String((answers[0] as PromiseRejectedResult).reason)).toContain("home.ts has no export");
  });

  it("leaves nobody in the belief that a template is built when it ended before", async () => {
    const address = join(folder, "socket");
    const gone = createServer((socket) => socket.on("data", () => socket.end())).listen(address);
    await once(gone, "listening");
    await expect(askBundler(address, "/apps/metro")).rejects.toThrow("ended before /apps/metro was built");
    gone.close();
  });
});
