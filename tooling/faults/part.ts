import type { Answer } from "./ask.ts";
import type { Stage } from "./open-stage.ts";

/** What a part of a run is given. */
export interface PartRun {
  stage: Stage;
  /** Chooses all that is random; the same seed makes the same requests. */
  seed: number;
  /** The bounded form, which `npm test` has: a minute for all parts, and nothing in it depends on speed. */
  isBounded: boolean;
  /** Time for a part that goes on for as long as it may, in ms. */
  lastsMs: number;
  report: PartReport;
  /** Every line that a server has logged, of servers too that have ended. */
  log: readonly (readonly string[])[];
  /** Takes the lines of another server into the log. */
  keepLog(lines: readonly string[]): void;
  /** Does this too when the run is broken off. */
  atEnd(cleanUp: () => Promise<unknown>): void;
}

/** A part of a run. */
export type Part = (run: PartRun) => Promise<void>;

/** What a part found out. */
export interface PartReport {
  name: string;
  requests: number;
  /** Longest answer, in ms. */
  worstMs: number;
  /** What that was. */
  worst: string;
  /** What was measured besides, for the table. */
  notes: string[];
  findings: Finding[];
  /** Lines of level `error` that the server logged meanwhile. They are printed beside findings. */
  errors: string[];
  /** Counts an answer. */
  count(what: string, answer: Pick<Answer, "ms">): void;
  /** Notes that something is not as promised; what happens again is counted only. */
  find(what: string, proof?: string): void;
}

/** Something that is not as promised. */
export interface Finding {
  what: string;
  times: number;
  /** The first request or line that showed it. */
  proof: string;
}

/** Makes an empty report. */
export function createPartReport(name: string): PartReport {
  return {
    name,
    requests: 0,
    worstMs: 0,
    worst: "",
    notes: [],
    findings: [],
    errors: [],
    count(what, { ms }) {
      this.requests += 1;
      if (ms > this.worstMs) Object.assign(this, { worstMs: ms, worst: what });
    },
    find(what, proof = "") {
      const known = this.findings.find((finding) => finding.what === what);
      if (known) known.times += 1;
      else this.findings.push({ what, times: 1, proof });
    },
  };
}

/**
 * A body above this may be refused by ending the connection: whoever still sends does not always get to read the
 * answer, in bytes.
 */
const mayBeCut = 1024 * 1024;

/**
 * What is wrong with an answer whatever was asked: no answer, or a failure that does not say when to come back.
 *
 * @param sentBytes size of the request's body
 * @example
 * answerProblem({ status: 500, headers: {} }) // "answered 500"
 * answerProblem({ status: 503, headers: { "retry-after": "2" } }) // undefined
 */
export function answerProblem(
  { status, headers }: Pick<Answer, "status" | "headers">,
  sentBytes = 0,
): string | undefined {
  if (status === 0) return sentBytes > mayBeCut ? undefined : "was not answered";
  if (status < 500) return undefined;
  if (status !== 503) return `answered ${status}`;
  return headers["retry-after"] === undefined ? "answered 503 without Retry-After" : undefined;
}

/** Does a task for each item, so many at a time, and waits for all. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
