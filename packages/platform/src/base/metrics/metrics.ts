import type { LogLine } from "../log/log-line.ts";

/** Where a page came from that was sent: `ready` at once, `kept` from the page cache after a look, or `made` anew. */
export type PageSource = "ready" | "kept" | "made";

/** The size of each queue, or of each kind of job, at this moment: `{ pages: 3 }`. */
export type Amounts = Readonly<Record<string, number>>;

/** Numbers that are looked up whenever somebody asks, and not counted. */
export type WatchedNumber = "queueWaiting" | "queueRunning" | "jobsWaiting" | "jobsOldestSeconds" | "jobsGivenUp";

/** Takes the numbers that operators watch. Of a request it takes the pattern of its route, and of a person nothing. */
export interface Metrics {
  /** Counts what the log says: requests by route and status, deliveries by outcome, warnings and errors by event. */
  noteLine(line: LogLine): void;
  /** Counts a page. */
  notePage(source: PageSource): void;
  /** Counts a lead whose shopper was told that it is taken, by the call of the contract that took it. */
  noteLead(call: string): void;
  /** Times a call of the search engine. */
  timeSearch<Result>(search: () => Promise<Result>): Promise<Result>;
  /** Says where a number is looked up. While that fails, the number is left out. */
  watch(number: WatchedNumber, amounts: () => Amounts | Promise<Amounts>): void;
}

/** Takes nothing: where nobody asks for the numbers. */
export const noMetrics: Metrics = {
  noteLine: () => {},
  notePage: () => {},
  noteLead: () => {},
  timeSearch: (search) => search(),
  watch: () => {},
};
