import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningServer } from "../e2e/lib/start-server.ts";
import { requestPage } from "./request-page.ts";

/** Processor time of one request in ms, beside the bare baseline's. */
export interface CpuCost {
  ms: number;
  /** node:http serving the same bytes. */
  bareHttpMs: number;
}

const cpuReporter = join(import.meta.dirname, "report-cpu.ts");

/** Processor time of a request to a server, averaged; `path` gives the address of each round. */
export async function cpuPerRequest(
  server: Pick<RunningServer, "port" | "cpuMs">,
  site: string,
  options: { path: (round: number) => string; warmUp: number; rounds: number },
): Promise<number> {
  const { path, warmUp, rounds } = options;
  const ask = async (round: number) => {
    const { status } = await requestPage(server.port, site, path(round));
    if (status !== 200) throw new Error(`${path(round)} answered ${status}.`);
  };
  for (let round = 0; round < warmUp; round += 1) await ask(round);
  const before = await server.cpuMs();
  for (let round = warmUp; round < warmUp + rounds; round += 1) await ask(round);
  return ((await server.cpuMs()) - before) / rounds;
}

/** Processor time of node:http for the bytes that a page answered with. */
export async function bareHttpCost(port: number, site: string, path: string, rounds: number): Promise<number> {
  const { body, headers } = await requestPage(port, site, path);
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bench-"));
  writeFileSync(join(folder, "body"), body);
  const {
    "content-length": _length,
    "transfer-encoding": _transfer,
    connection: _connection,
    "keep-alive": _keep,
    date: _date,
    ...kept
  } = headers;
  const child = fork(join(import.meta.dirname, "bare-http.ts"), [join(folder, "body"), JSON.stringify(kept)], {
    execArgv: ["--import", cpuReporter],
  });
  try {
    const answer = <T>() => new Promise<T>((resolve) => child.once("message", (message) => resolve(message as T)));
    const { port: barePort } = await answer<{ port: number }>();
    const cpuMs = () => {
      const told = answer<number>();
      child.send("cpu");
      return told;
    };
    return await cpuPerRequest({ port: barePort, cpuMs }, site, { path: () => path, warmUp: 500, rounds });
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}
