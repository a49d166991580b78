import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

/** A template under development. */
export interface Development {
  /** Address of its demo site. */
  base: string;
  /** Asks what was started to end, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts the development server of a template and waits until it says that it is ready.
 *
 * @param options.command what starts it, such as `["npm", "run", "dev"]`
 * @param options.site slug of the demo site
 * @throws Error with what it said when it ends before that
 */
export async function startDevelopment({
  command: [program = "", ...args],
  folder,
  site,
  env = {},
}: {
  command: readonly string[];
  folder: string;
  site: string;
  env?: Readonly<Record<string, string>>;
}): Promise<Development> {
  const port = await freePort();
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: "development", PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  await new Promise<void>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        if (line.startsWith("ready")) ready();
      });
    child.once("error", fail);
    void ended.then(() =>
      fail(new Error(`[release] ${program} ${args.join(" ")} ended before it was ready:\n${said.join("\n")}`)),
    );
  });
  return {
    base: `http://${site}.localhost:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
