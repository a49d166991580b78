import { availableParallelism } from "node:os";
import type { Log } from "../log/log-line.ts";
import { createWorkQueue } from "./create-work-queue.ts";
import type { WorkQueue, WorkQueueLimits } from "./create-work-queue.ts";

/** The queues of everything that takes time, and that anybody can ask for. */
export interface WorkQueues {
  /** Pages that are in no cache. */
  pages: WorkQueue;
  /** Forms that were sent to a page: no flood of pages keeps an enquiry from being taken. */
  forms: WorkQueue;
  /** Searches that are in no cache. */
  searches: WorkQueue;
  /** Pictures of a size that was not made yet. */
  pictures: WorkQueue;
  /** PDFs of cars. */
  papers: WorkQueue;
  /** Files of shoppers, and forms that have some: a few at a time are held in memory. */
  uploads: WorkQueue;
}

const refusalMs = 1000;

/**
 * Pictures that are made at a time: a thread makes each, and on a machine of two cores two of them leave half a core to
 * all pages.
 *
 * @param cores that the process may use
 * @example
 * picturesAtATime(2) // 1
 */
export function picturesAtATime(cores: number): number {
  return Math.min(2, Math.max(1, cores - 1));
}

/**
 * Rendering and searching take the processor, so a few at a time are as quick as many, and leave pauses in which what
 * is quick is answered. A browser that is refused a picture shows none, so more pictures wait, and for longer.
 */
const limits: Readonly<Record<keyof WorkQueues, WorkQueueLimits>> = {
  pages: { concurrency: 4, maxWaiting: 64, deadlineMs: 5000, refusalMs },
  forms: { concurrency: 8, maxWaiting: 64, deadlineMs: 5000, refusalMs },
  searches: { concurrency: 8, maxWaiting: 64, deadlineMs: 5000, refusalMs },
  pictures: { concurrency: picturesAtATime(availableParallelism()), maxWaiting: 128, deadlineMs: 15_000, refusalMs },
  papers: { concurrency: 2, maxWaiting: 16, deadlineMs: 15_000, refusalMs },
  uploads: { concurrency: 3, maxWaiting: 32, deadlineMs: 30_000, refusalMs },
};

/** The log says at most this often, for each queue, that it refused something. */
const reportEveryMs = 5000;

/** Opens the queues of a platform. */
export function openWorkQueues(log: Log): WorkQueues {
  const open = (name: keyof WorkQueues) => createWorkQueue(limits[name], countRefusals(log, name));
  return {
    pages: open("pages"),
    forms: open("forms"),
    searches: open("searches"),
    pictures: open("pictures"),
    papers: open("papers"),
    uploads: open("uploads"),
  };
}

/** Refusals come by the thousand: they are counted, and the count is logged. */
function countRefusals(log: Log, queue: keyof WorkQueues): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log({ level: "warn", event: "overloaded", queue, refused });
      refused = 0;
    }, reportEveryMs).unref();
  };
}
