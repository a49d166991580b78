import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ViteDevServer } from "vite";

/** What is done when files of a template change. */
export interface FollowedFiles {
  /** Folder of the template. */
  folder: string;
  /** The files, by their paths below the folder. */
  files: readonly string[];
  /** Its Vite server, which watches the folder and reaches the open pages. */
  vite: Pick<ViteDevServer, "watcher" | "ws">;
  /**
   * Stores what follows from the files as they stand now. @returns `false` where that is as it was, so that the server
   * has nothing to learn
   */
  store: () => Promise<boolean>;
  /** What is served at the moment; another value once a change has reached the server. */
  served: () => unknown;
}

/** Vite forgets the module that changed in tasks of its own. */
const untilForgottenMs = 50;
/** The server reads what changed every second. */
const untilServedMs = 2000;

/**
 * Stores what follows from files of a template when they change under development, and loads the open pages anew once
 * that is served. What is refused is printed, and stays as it was.
 */
export function followFiles({ folder, files, vite, store, served }: FollowedFiles): void {
  const paths = new Set(files.map((name) => join(folder, name)));
  let work = Promise.resolve();
  const follow = async () => {
    await pause(untilForgottenMs);
    const before = served();
    let hasChanged: boolean;
    try {
      hasChanged = await store();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return;
    }
    const until = performance.now() + untilServedMs;
    while (hasChanged && served() === before && performance.now() < until) await pause(50);
    vite.ws.send({ type: "full-reload" });
  };
  vite.watcher.on("all", (_, path) => {
    if (paths.has(path)) work = work.then(follow);
  });
}
