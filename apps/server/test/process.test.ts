import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const folder = mkdtempSync("/tmp/forecourt-process-");
const running = new Set<ChildProcess>();

function start(env: Record<string, string>): { child: ChildProcess; said: () => string } {
  const main = join(import.meta.dirname, "..", "src", "main.ts");
  const child = spawn(process.execPath, ["--conditions=@forecourt/source", main], { env: { PATH: process.env.PATH, FORECOURT_DATA: folder, ...env } });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  return { child, said: () => said };
}

/** A server without sites does not say where it listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

describe("the server process", () => {
  it("says ready, answers, and ends in order when asked to", async () => {
    const port = await freePort();
    const { child, said } = start({ PORT: String(port) });
    await expect.poll(said, { timeout: 100_000, interval: 50 }).toMatch(/^ready$/m);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await answer.json()).toMatchObject({ status: "ready" });
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  });

  it("names a port that is taken and how to go on", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { child, said } = start({ PORT: String((other.address() as AddressInfo).port) });
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(said()).toMatch(/is taken: stop what uses it, or set PORT/);
    other.close();
  });
});
