/** One line of the platform's log. Holds no contact details: paths without queries, codes and counts only. */
export interface LogLine {
  level: "info" | "warn" | "error";
  /** What happened, as a stable word such as `request_failed`. */
  event: string;
  [detail: string]: string | number | boolean | undefined;
}

/** Takes a line of the log. */
export type Log = (line: LogLine) => void;

/** Writes the line as JSON to standard error. */
export const logToStandardError: Log = (line) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
};

/**
 * Describes a failure for the log: its class, its code and where it was thrown. The message is left out when it comes
 * from the database or from parsing, because such messages quote the values they failed on, which may be a person's.
 *
 * @example
 * failureDetails(new TypeError("x is undefined")) // { failure: "TypeError", message: "x is undefined", place: "store-lead.ts:31" }
 */
export function failureDetails(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { failure: typeof error };
  const code = (error as { code?: unknown }).code ?? (error.cause as { code?: unknown } | undefined)?.code;
  const quotes = !(error instanceof TypeError || error instanceof RangeError || error.constructor === Error) || "query" in error;
  const place = /\/([\w.-]+\.[tj]s:\d+):\d+/.exec(error.stack ?? "")?.[1];
  return {
    failure: error.name,
    ...(typeof code === "string" ? { code } : {}),
    ...(quotes ? {} : { message: error.message.slice(0, 200) }),
    ...(place ? { place } : {}),
  };
}
