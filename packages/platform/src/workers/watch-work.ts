import type { WorkQueues } from "../base/load/open-work-queues.ts";
import type { Metrics } from "../base/metrics/metrics.ts";
import type { JobCounts } from "./count-jobs.ts";

/** Says where the numbers of the queues of a process, and of the background work of its deployment, are looked up. */
export function watchWork(
  metrics: Pick<Metrics, "watch">,
  { queues, countJobs }: { queues: WorkQueues; countJobs: () => Promise<JobCounts> },
): void {
  const ofQueues = (amount: "waiting" | "running") =>
    Object.fromEntries(
      Object.entries<WorkQueues["pages"]>({ ...queues }).map(([name, queue]) => [name, queue.load()[amount]]),
    );
  metrics.watch("queueWaiting", () => ofQueues("waiting"));
  metrics.watch("queueRunning", () => ofQueues("running"));
  metrics.watch("jobsWaiting", async () => (await countJobs()).waiting);
  metrics.watch("jobsOldestSeconds", async () => (await countJobs()).oldestSeconds);
  metrics.watch("jobsGivenUp", async () => (await countJobs()).givenUp);
}
