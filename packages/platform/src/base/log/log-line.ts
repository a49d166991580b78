import { AsyncLocalStorage } from "node:async_hooks";

/**
 * One line of the platform's log. It holds nothing that a client sent: route patterns, names of our own, codes and
 * counts.
 */
export interface LogLine {
  level: "info" | "warn" | "error";
  /** What happened, as a stable word such as `request_failed`. */
  event: string;
  [detail: string]: string | number | boolean | undefined;
}

/** Takes a line of the log. */
export type Log = (line: LogLine) => void;

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work` so that every line logged during it carries the id of its request. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

/** Characters that end or colour a line in a terminal or in a reader of logs, and that JSON leaves as they are. */
// oxlint-disable-next-line no-control-regex
const unsafe = /[\u007f-\u009f\u2028\u2029]/g;

/**
 * Writes a line of the log as JSON: what time it is, the request that it belongs to, and the details. Whatever stands
 * in a detail, it is one line: line breaks and control characters are escaped.
 *
 * @example
 * logText({ level: "info", event: "a\nb" }, new Date(0)) // '{"at":"1970-01-01T00:00:00.000Z","level":"info","event":"a\\nb"}\n'
 */
export function logText(line: LogLine, at: Date): string {
  const text = JSON.stringify({ at: at.toISOString(), request: requestIds.getStore(), ...line });
  return `${text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}

/** The log of the process: lines of JSON on standard error. */
export const logToStandardError: Log = (line) => {
  process.stderr.write(logText(line, new Date()));
};

/**
 * Describes a failure for the log: its class, its code and where it was thrown. Its message is left out: messages of
 * the database, of parsing, of headers and of addresses quote the values they failed on, which may be a person's.
 *
 * @example
 * failureDetails(error) // { failure: "TypeError", place: "store-lead.ts:31" }
 */
export function failureDetails(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { failure: typeof error };
  const code = (error as { code?: unknown }).code ?? (error.cause as { code?: unknown } | undefined)?.code;
  const place = thrownAt(error);
  return {
    failure: word(error.name) ?? "Error",
    ...(word(code) ? { code: String(code) } : {}),
    ...(place ? { place } : {}),
  };
}

/** A name or a code as programs have them; undefined for other values. */
function word(value: unknown): string | undefined {
  return typeof value === "string" && /^\w{1,60}$/.test(value) ? value : undefined;
}

/** File and line of the first frame. The frames follow the message, which may look like one itself. */
function thrownAt({ stack = "", message }: Error): string | undefined {
  const start = stack.indexOf(message);
  const frames = start < 0 ? "" : stack.slice(start + message.length);
  return /^ {4}at [^\n]*?([\w.-]{1,80}\.[cm]?[jt]sx?:\d{1,7}):\d{1,7}\)?$/m.exec(frames)?.[1];
}
