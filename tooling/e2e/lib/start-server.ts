import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A running server of the platform. */
export interface RunningServer {
  port: number;
  pid: number;
  /** Lines of its log so far. */
  log: readonly string[];
  /** Asks it to end and waits until it has. */
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
}

/**
 * Starts `apps/server` in production on a free port of 127.0.0.1 and waits until it says `ready`.
 *
 * @throws Error with its log when it ends before that
 */
export async function startServer({ root, fromSource, dataDir, env = {} }: ServerOptions): Promise<RunningServer> {
  const args = [...(fromSource ? ["--conditions=@forecourt/source"] : []), "apps/server/src/main.ts"];
  const surroundings = { ...process.env, ...env, PORT: env.PORT ?? "0", HOST: "127.0.0.1", NODE_ENV: "production", FORECOURT_DATA: dataDir };
  const child = spawn(process.execPath, args, { cwd: root, env: surroundings, stdio: ["ignore", "pipe", "pipe"] });
  const log: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const keepLog = (line: string) => void log.push(line);
  createInterface({ input: child.stderr }).on("line", keepLog);
  const port = await new Promise<number>((ready, fail) => {
    let seen = 0;
    createInterface({ input: child.stdout }).on("line", (line) => {
      keepLog(line);
      seen = Number(/:(\d+)\/$/.exec(line)?.[1] ?? seen);
      if (line === "ready") ready(seen);
    });
    void ended.then((code) => fail(new Error(`The server ended with code ${code} before it was ready:\n${log.join("\n")}`)));
    child.once("error", fail);
  });
  return {
    port,
    pid: child.pid ?? 0,
    log,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
