import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { matchChanges } from "./match-changes.ts";
import type { MatchDependencies } from "./match-changes.ts";

/** Matches changes of cars with what shoppers wait for, while it runs. */
export interface AlertMatcher {
  /** Finishes what it is at. */
  stop(): Promise<void>;
}

const lookEveryMs = 5000;

/** Starts the matcher. A failure is reported and waited out: nothing is lost, the outbox keeps it. */
export function startAlertMatcher(dependencies: MatchDependencies & { log: Log; onAlerts: () => void }): AlertMatcher {
  let stopped = false;
  let running: Promise<void> | undefined;

  async function matchAll() {
    let taken = 0;
    for (let more = 1; more > 0 && !stopped; taken += more) more = await matchChanges(dependencies);
    if (taken > 0) dependencies.onAlerts();
  }

  const timer = setInterval(() => {
    running ??= matchAll()
      .catch((error: unknown) =>
        dependencies.log({ level: "error", event: "alerts_not_matched", ...failureDetails(error) }),
      )
      .finally(() => (running = undefined));
  }, lookEveryMs);
  timer.unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
