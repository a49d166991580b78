import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const folder = temporaryFolder("process");
const running = new Set<ChildProcess>();

function start(env: Record<string, string>): { child: ChildProcess; said: () => string; logged: () => string[] } {
  const main = join(import.meta.dirname, "..", "src", "main.ts");
  const child = spawn(process.execPath, ["--conditions=@forecourt/source", main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      FORECOURT_DATA: folder,
      ...env,
    },
  });
  running.add(child);
  let said = "";
  let logged = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
  child.stderr.on("data", (part: Buffer) => (logged += part.toString()));
  return { child, said: () => said, logged: () => logged.split("\n").filter(Boolean) };
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

/** Sends bytes and waits until the other end has closed. */
async function hear(port: number, bytes: string): Promise<void> {
  const socket = connect(port, "127.0.0.1").end(bytes).resume();
  await once(socket, "close");
}

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
  rmSync(folder, { recursive: true, force: true });
});

describe("the server process", () => {
  it("says ready, answers, and ends in order when asked to", async () => {
    const port = await freePort();
    const { child, said, logged } = start({ PORT: String(port) });
    await expect.poll(said, { interval: 50 }).toMatch(/^ready$/m);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await answer.json()).toMatchObject({ status: "ready" });
    await hear(
      port,
      "GET /zoe@example.com?q=0400123987 HTTP/1.1\r\nHost: zoe.example.com\r\nConnection: close\r\n\r\n",
    );
    await hear(port, "GET / HTTP/1.1\r\nHost: zoe@example.com/x\r\nConnection: close\r\n\r\n");
    await hear(port, "ZOE / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
    // One line a request that was one, by its route, and nothing of what was sent.
    const lines = logged()
      .map((line) => JSON.parse(line) as { event: string; route?: string; status?: number; request?: string })
      .filter(({ event }) => event.startsWith("request"));
    expect(lines.map(({ event, route, status }) => [event, route, status])).toEqual([
      ["request", "/readyz", 200],
      ["request", "*", 404],
      ["request_unread", undefined, 400],
    ]);
    expect(lines[0]?.request).toMatch(/^[\da-f-]{36}$/);
    // A name that no id of hexadecimal digits can spell.
    expect(logged().join()).not.toMatch(/zoe|0400123987/i);
  });

  it("says the numbers for operators at an address of their own, and not at a site's", async () => {
    const [port, numbers] = [await freePort(), await freePort()];
    const { child, said } = start({ PORT: String(port), FORECOURT_METRICS: String(numbers) });
    await expect.poll(said, { interval: 50 }).toMatch(/^ready$/m);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
    const answer = await fetch(`http://127.0.0.1:${numbers}/metrics`);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    const text = await answer.text();
    expect(text).toContain('forecourt_requests_total{method="GET",route="*",status="404"} 1');
    expect(text).toContain('forecourt_jobs_waiting{job="leads"} 0');
    expect(text).toContain("process_resident_memory_bytes");
    expect((await fetch(`http://127.0.0.1:${numbers}/`)).status).toBe(404);
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
  });

  it("says at once where the numbers for operators cannot be served", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { child, said } = start({ FORECOURT_METRICS: String((other.address() as AddressInfo).port) });
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(said()).toMatch(/numbers for operators cannot be served.*Set FORECOURT_METRICS to another port/);
    other.close();
    const wrong = start({ FORECOURT_METRICS: "on" });
    expect((await once(wrong.child, "exit"))[0]).toBe(1);
    expect(wrong.said()).toContain('FORECOURT_METRICS is "on"');
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
