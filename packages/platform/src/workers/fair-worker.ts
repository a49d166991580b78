/** What a task belongs to: the tasks of one lane go to one receiver of one site. */
export interface Lane {
  siteSlug: string;
  /** Name of the receiver within the site. */
  destination: string;
}

/** How many tasks of a lane are under way in this process. */
export interface LaneLoad extends Lane {
  inFlight: number;
}

/** What a claim may take. */
export interface ClaimRoom {
  /** Tasks under way in this process, one entry a lane. */
  busy: readonly LaneLoad[];
  /** Most tasks that the claim may return. */
  max: number;
}

/** What a fair worker needs. */
export interface FairWorkerDependencies<Task extends Lane> {
  /** Claims due tasks within {@link maxInFlight}, those first that have the least of their lane before them. */
  claim(room: ClaimRoom): Promise<Task[]>;
  /** Does a task and writes down what became of it. */
  run(task: Task): Promise<void>;
  /** Hears why a claim or a task failed; the worker goes on at its next look. */
  onFailure(error: unknown): void;
}

/** A worker in the background. Any number of processes may run one on the same tasks. */
export interface FairWorker {
  /** Looks for due tasks now instead of at the next look. */
  wake(): void;
  /** Ends after the tasks that are under way. */
  stop(): Promise<void>;
}

/**
 * Most tasks under way in one process: in a lane, of a site, in all. A receiver that hangs holds the tasks of its lane
 * only, and a site whose receivers all hang an eighth of the whole.
 */
export const maxInFlight = { lane: 4, site: 16, all: 128 } as const;

const lookEveryMs = 2000;

/**
 * Starts a worker that looks for due tasks every two seconds, when woken, and when a task has made room for another.
 */
export function startFairWorker<Task extends Lane>({
  claim,
  run,
  onFailure,
}: FairWorkerDependencies<Task>): FairWorker {
  const inFlight = new Map<Promise<void>, Task>();
  let stopped = false;
  let claiming: Promise<void> | undefined;
  let again = false;

  function loads(): LaneLoad[] {
    const byLane = Map.groupBy(inFlight.values(), ({ siteSlug, destination }) =>
      JSON.stringify([siteSlug, destination]),
    );
    return [...byLane.values()].flatMap(([task, ...others]) =>
      task ? [{ siteSlug: task.siteSlug, destination: task.destination, inFlight: 1 + others.length }] : [],
    );
  }

  function start(task: Task) {
    const running = run(task)
      .catch(onFailure)
      .finally(() => {
        inFlight.delete(running);
        wake();
      });
    inFlight.set(running, task);
  }

  async function claimAll() {
    try {
      while (again && !stopped && inFlight.size < maxInFlight.all) {
        again = false;
        for (const task of await claim({ busy: loads(), max: maxInFlight.all - inFlight.size })) start(task);
      }
    } catch (error) {
      if (!stopped) onFailure(error);
    } finally {
      claiming = undefined;
    }
  }

  function wake() {
    again = true;
    if (!stopped) claiming ??= claimAll();
  }

  const timer = setInterval(wake, lookEveryMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await claiming;
      await Promise.all(inFlight.keys());
    },
  };
}
