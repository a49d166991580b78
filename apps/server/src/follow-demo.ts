import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ViteDevServer } from "vite";

/** What a demo is followed by. */
export interface FollowedDemo {
  /** Folder of the template. */
  folder: string;
  /** Its Vite server, which watches the folder and reaches the open pages. */
  vite: Pick<ViteDevServer, "watcher" | "ws">;
  /** Makes the demo from its files as they stand now. */
  remake: () => Promise<void>;
  /** What is served at the moment; another value once a change has reached the server. */
  served: () => unknown;
}

/** The server reads what changed every second. */
const untilServedMs = 2000;

/**
 * Makes the demo dealer again when its `site.json`, `stock.csv` or `stock-mapping.json` changes under development, and loads the open pages
 * anew. What is refused is printed, and the demo stays as it was.
 */
export function followDemo({ folder, vite, remake, served }: FollowedDemo): void {
  const files = new Set(["site.json", "stock.csv", "stock-mapping.json"].map((name) => join(folder, name)));
  let work = Promise.resolve();
  const follow = async () => {
    const before = served();
    try {
      await remake();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return;
    }
    const until = performance.now() + untilServedMs;
    while (served() === before && performance.now() < until) await pause(50);
    vite.ws.send({ type: "full-reload" });
  };
  vite.watcher.on("all", (_, path) => {
    if (files.has(path)) work = work.then(follow);
  });
}
