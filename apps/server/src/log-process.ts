import { failureDetails } from "@forecourt/platform";
import type { Log } from "@forecourt/platform";

const levels = { error: "error", warn: "warn", info: "info", log: "info", debug: "info" } as const;

/**
 * Puts into the log whatever else a process would print: what libraries say on the console, warnings of Node, and
 * failures that nobody caught. None of it is quoted, because it may hold what a client sent; only where it comes from
 * is told.
 *
 * @param stop ends the process with a code, after a failure that nobody caught
 */
export function logProcess(log: Log, stop: (code: number) => void): void {
  for (const [name, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[name] = (...said: unknown[]) =>
      log({ level, event: "console", ...failureDetails(said.find((one) => one instanceof Error) ?? new Error()) });
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log({ level: "warn", event: "process_warning", ...failureDetails(warning) }));
  process.on("uncaughtException", (error) => {
    log({ level: "error", event: "process_failed", ...failureDetails(error) });
    stop(1);
  });
}
