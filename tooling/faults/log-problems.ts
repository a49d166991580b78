import { holdsWhatWasSent } from "./sent-marks.ts";

/**
 * The id that the server gives to a request. Its digits are random, and now and then those of a number that was sent.
 */
const requestId = /"request":"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/;

/**
 * What is wrong with a line of the server's log: it is not one JSON object with `at`, `level` and `event`, or it holds
 * something that a client sent.
 *
 * @example
 * logProblem('{"at":"2026-11-21T00:00:00.000Z","level":"warn","event":"records"}') // undefined
 * logProblem("Error: boom") // "is not a line of the log"
 */
export function logProblem(line: string): string | undefined {
  if (holdsWhatWasSent(line.replace(requestId, ""))) return "holds what a client sent";
  try {
    const { at, level, event } = JSON.parse(line) as Record<string, unknown>;
    return typeof at === "string" &&
      !Number.isNaN(Date.parse(at)) &&
      ["info", "warn", "error"].includes(String(level)) &&
      typeof event === "string"
      ? undefined
      : "is not a line of the log";
  } catch {
    return "is not a line of the log";
  }
}
