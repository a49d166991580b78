import {
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  retry,
  wrap,
} from "cockatiel";
import { AddressRefusedError } from "../../base/outside/outside-fetch.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import { parseJson } from "../../base/text/parse-json.ts";

/** Calls that fail one after the other until the circuit opens. */
export const failuresToOpen = 5;
/** An open circuit lets one call through after this long, in milliseconds. */
const openForMs = 10_000;
/** Largest answer that is read, in bytes. */
const maxResponseBytes = 64 * 1024;

/** How long one attempt may take, and how often it is made. */
export interface CallLimits {
  /** Milliseconds for connecting, headers and the whole body together. */
  timeoutMs: number;
  /** Attempts after the first; for calls that may be repeated. */
  retries: number;
}

/** An answer of a service: its status and its JSON, undefined when it was none. */
interface OutsideAnswer {
  status: number;
  json: unknown;
}

/** A service that did not answer as it should: try later. The message holds nothing that it said. */
export class OutsideFailure extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "OutsideFailure";
  }
}

/** Calls to one service, with timeout, retries and a circuit breaker that they share. */
export interface OutsideCalls {
  /** @throws OutsideFailure for everything but an answer below 500 that is not 408 or 429 */
  post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
    limits: CallLimits,
  ): Promise<OutsideAnswer>;
  isOpen(): boolean;
}

/** Opens a service at an address. Redirects are not followed: the key is meant for one address. */
export function openOutsideCalls(fetch: OutsideFetch, url: string, key: string): OutsideCalls {
  const outages = handleWhen((error) => error instanceof OutsideFailure);
  const breaker = circuitBreaker(outages, {
    halfOpenAfter: openForMs,
    breaker: new ConsecutiveBreaker(failuresToOpen),
  });

  return {
    isOpen: () => breaker.state === CircuitState.Open,
    async post(path, body, headers, { timeoutMs, retries }) {
      const attempts = retry(outages, {
        maxAttempts: retries,
        backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
      });
      try {
        return await (retries > 0 ? wrap(attempts, breaker) : breaker).execute(() =>
          once(fetch, `${url}${path}`, body, { ...headers, authorization: `Bearer ${key}` }, timeoutMs),
        );
      } catch (error) {
        if (isBrokenCircuitError(error))
          throw new OutsideFailure("The lender failed several times in a row and is left alone for a moment.");
        throw error;
      }
    },
  };
}

async function once(
  fetch: OutsideFetch,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<OutsideAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal,
      headers: { accept: "application/json", "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    if (response.status >= 500 || response.status === 408 || response.status === 429) {
      await response.body?.cancel();
      throw new OutsideFailure(`The lender answered ${response.status}.`);
    }
    return { status: response.status, json: parseJson(await bounded(response)) };
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    if (error instanceof AddressRefusedError) throw new OutsideFailure(error.message);
    if (error instanceof Error && error.name === "TimeoutError")
      throw new OutsideFailure(`The lender did not answer within ${timeoutMs / 1000} s.`);
    const code = ((error as Error).cause as { code?: unknown } | undefined)?.code;
    throw new OutsideFailure(`The lender could not be reached${typeof code === "string" ? ` (${code})` : ""}.`);
  }
}

async function bounded(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxResponseBytes) throw new OutsideFailure("The lender's answer is too long.");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
