import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";

/** A template under development. */
export interface Development {
  /** Address of its demo site. */
  base: string;
  /**
   * Asks what was started to end, and waits until it has.
   *
   * @param way whom is told what: Ctrl-C tells the whole group. @default "SIGTERM to the program"
   */
  stop(way?: EndingWay): Promise<void>;
}

/** Ways in which development is ended. */
export const endingWays = ["SIGTERM to the program", "SIGTERM to its group", "SIGINT to its group"] as const;
/** One of {@link endingWays}. */
export type EndingWay = (typeof endingWays)[number];

const endings: Readonly<Record<EndingWay, { signal: NodeJS.Signals; isToGroup: boolean }>> = {
  "SIGTERM to the program": { signal: "SIGTERM", isToGroup: false },
  "SIGTERM to its group": { signal: "SIGTERM", isToGroup: true },
  "SIGINT to its group": { signal: "SIGINT", isToGroup: true },
};

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
    // A group of its own, as a terminal gives it.
    detached: true,
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
    async stop(way = endingWays[0]) {
      const { signal, isToGroup } = endings[way];
      if (child.pid !== undefined) process.kill(isToGroup ? -child.pid : child.pid, signal);
      await ended;
    },
  };
}
