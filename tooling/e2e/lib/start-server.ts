import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { CpuUsed } from "../../bench/cpu-used.ts";

/** A running server of the platform. */
export interface RunningServer {
  port: number;
  pid: number;
  /** Lines of its log so far. */
  log: readonly string[];
  /** Processor time that it has used so far; only where it was asked to report it. */
  cpu(): Promise<CpuUsed>;
  /** Kills it, without a word before, and waits until it is gone. */
  kill(): Promise<void>;
  /**
   * Asks it to end and waits until it has.
   *
   * @throws Error where it had to be killed because it did not end within half a minute
   */
  stop(): Promise<void>;
}

/** How the server is started. */
export interface ServerOptions {
  /** Folder that holds `apps/`: the repository, or the consumer of the packed packages. */
  root: string;
  /** True where the packages are to be read from their sources. */
  fromSource: boolean;
  dataDir: string;
  env?: Readonly<Record<string, string>>;
  /** A module loaded before the server that answers the message "cpu" with the processor time used. */
  cpuReporter?: string;
}

/** A server that is asked to end has this long, in ms. */
const patienceMs = 30_000;

/**
 * Starts `apps/server` in production on a free port of 127.0.0.1, with development pages as `npm start` has them, and
 * waits until it says `ready`.
 *
 * @throws Error with its log when it ends before that
 */
export async function startServer({
  root,
  fromSource,
  dataDir,
  env = {},
  cpuReporter,
}: ServerOptions): Promise<RunningServer> {
  const args = [
    ...(fromSource ? ["--conditions=@forecourt/source"] : []),
    ...(cpuReporter ? ["--import", cpuReporter] : []),
    fromSource ? "apps/server/src/main.ts" : "apps/server/node_modules/@forecourt/server/dist/cli.js",
  ];
  const dependencies = {
    ...process.env,
    FORECOURT_DEV: "1",
    ...env,
    PORT: env.PORT ?? "0",
    HOST: "127.0.0.1",
    NODE_ENV: "production",
    FORECOURT_DATA: dataDir,
  };
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: dependencies,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const keepLog = (line: string) => void log.push(line);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The server's output cannot be read.");
  createInterface({ input: stderr }).on("line", keepLog);
  const port = await new Promise<number>((ready, fail) => {
    let seen = 0;
    createInterface({ input: stdout }).on("line", (line) => {
      keepLog(line);
      seen = Number(/:(\d+)\/$/.exec(line)?.[1] ?? seen);
      if (line === "ready") ready(seen);
    });
    void ended.then((code) =>
      fail(new Error(`The server ended with code ${code} before it was ready:\n${log.join("\n")}`)),
    );
    child.once("error", fail);
  });
  return {
    port,
    pid: child.pid ?? 0,
    log,
    cpu: () =>
      new Promise((resolve) => {
        child.once("message", (used) => resolve(used as CpuUsed));
        child.send("cpu");
      }),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      let wasKilled = false;
      const timer = setTimeout(() => (wasKilled = child.kill("SIGKILL")), patienceMs);
      child.kill("SIGTERM");
      await ended;
      clearTimeout(timer);
      if (wasKilled) throw new Error(`The server did not end within ${patienceMs} ms of being asked to.`);
    },
  };
}
