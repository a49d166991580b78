import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";

/** Where a built template stands, and whose demo it is. */
export interface DemoOptions {
  folder: string;
  /** Slug of the demo site. */
  site: string;
  env: Readonly<Record<string, string>>;
}

/**
 * Serves the demo of a built template on a port of its own for as long as the work takes.
 *
 * @param work gets the address of the demo site
 * @throws Error with what the demo said when it ends before it is ready; whatever the work throws
 */
export async function serveDemo<Result>(
  { folder, site, env }: DemoOptions,
  work: (base: string) => Promise<Result>,
): Promise<Result> {
  const program = join(folder, "node_modules", "@forecourt", "server", "dist", "cli.js");
  const child = spawn(process.execPath, [program, "demo"], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: string[] = [];
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  createInterface({ input: child.stderr }).on("line", (line) => log.push(line));
  try {
    const port = await new Promise<string>((ready, fail) => {
      let seen = "";
      createInterface({ input: child.stdout }).on("line", (line) => {
        seen = /:(\d+)\/$/.exec(line)?.[1] ?? seen;
        if (line === "ready") ready(seen);
      });
      void ended.then(() => fail(new Error(`[release] The demo ended before it was ready:\n${log.join("\n")}`)));
    });
    return await work(`http://${site}.localhost:${port}`);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}
