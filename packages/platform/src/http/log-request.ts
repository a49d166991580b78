import { randomUUID } from "node:crypto";
import { withRequestId } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";

/** Facts of a request in the log. */
export interface LoggedRequest {
  method: string;
  /** Pattern of the route, such as `/cars/:slug`; never the path. */
  route: string;
  /** Slug of the site that the host names; undefined for a host of no site. */
  site: string | undefined;
}

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Answers a request and logs one line of it when the answer is there: method, route, status, milliseconds, site, and a
 * random id that also stands on every other line logged meanwhile. Nothing that the client sent is in it.
 */
export async function logRequest(
  log: Log,
  { method, route, site }: LoggedRequest,
  answer: () => Promise<Response>,
): Promise<Response> {
  const start = performance.now();
  return withRequestId(randomUUID(), async () => {
    const response = await answer();
    logAnswered(log, { method, route, site }, { status: response.status, ms: Math.round(performance.now() - start) });
    return response;
  });
}

/** Logs the line of a request that was answered at once. */
export function logReady(log: Log, request: LoggedRequest, status: number): void {
  withRequestId(randomUUID(), () => logAnswered(log, request, { status, ms: 0 }));
}

function logAnswered(
  log: Log,
  { method, route, site }: LoggedRequest,
  { status, ms }: { status: number; ms: number },
): void {
  log({
    level: status >= 500 ? "error" : "info",
    event: "request",
    method: knownMethods.has(method) ? method : "other",
    route,
    status,
    ms,
    site,
  });
}
