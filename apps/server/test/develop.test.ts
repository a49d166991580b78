import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const program = join(import.meta.dirname, "..", "src", "develop.ts");

let folder = "";
let server: ChildProcess | undefined;
beforeEach(async () => {
  folder = temporaryFolder("develop");
  await putEmptyRecords(join(folder, ".forecourt"));
});
afterEach(() => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

describe("development of several templates", () => {
  it("starts without a template that nobody has asked for", async () => {
    const broken = join(folder, "apps", "broken");
    mkdirSync(broken, { recursive: true });
    writeFileSync(join(broken, "package.json"), JSON.stringify({ name: "broken", type: "module" }));
    writeFileSync(join(broken, "vite.config.ts"), `throw new Error("This template was opened.");`);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    server = spawn(process.execPath, ["--conditions=@forecourt/source", program], {
      cwd: folder,
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: "development", PORT: "45118" },
    });
    let said = "";
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (part: Buffer) => (said += part.toString()));
    await expect.poll(() => said, { interval: 50 }).toMatch(/^ready, with hot reload/m);
    server.kill("SIGTERM");
    await once(server, "close");
    expect(said).not.toContain("This template was opened.");
  });
});
