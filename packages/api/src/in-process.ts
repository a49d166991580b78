import { valueOf } from "./caller.ts";
import type { Caller, CallQuery } from "./caller.ts";
import type { ApiClient } from "./client.ts";
import { shopperCalls } from "./shopper-calls.ts";
import { stockCalls } from "./stock-calls.ts";
import { vehicleCalls } from "./vehicle-calls.ts";

/**
 * Makes a client for pages that are rendered where the platform runs: its handler is called, and nothing goes over a wire.
 *
 * @param handler answers a request of one site; it is not told of an abort, which only ends the waiting
 * @example
 * const api = createInProcessClient(platform.apiFor(site));
 * (await api.search({ ...emptySearchQuery, query: "ute" })).count // 214
 */
export function createInProcessClient(handler: (request: Request) => Promise<Response>): ApiClient {
  const ask = async <T>(
    address: string,
    init: RequestInit | undefined,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const answer = handler(new Request(address, init));
    return await valueOf(signal ? Promise.race([answer, aborted(signal)]) : answer);
  };
  const send = <T>(
    method: string,
    path: string,
    body: unknown,
    signal: AbortSignal | undefined,
    headers: Record<string, string> = {},
  ) =>
    ask<T>(
      `${origin}${path}`,
      { method, body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } },
      signal,
    );
  const caller: Caller = {
    get: (path, query, options) => ask(addressOf(path, query), undefined, options?.signal),
    put: (path, body, options) => send("PUT", path, body, options?.signal),
    post: (path, body, { idempotencyKey, signal } = {}) =>
      send("POST", path, body, signal, idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
  };
  return { ...stockCalls(caller), ...shopperCalls(caller), ...vehicleCalls(caller) };
}

/** Any address: the handler looks at the path alone. */
const origin = "http://in-process/";

function addressOf(path: string, query: CallQuery = {}): string {
  const pairs =
    query instanceof URLSearchParams
      ? query
      : Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const text = new URLSearchParams(pairs).toString();
  return text === "" ? `${origin}${path}` : `${origin}${path}?${text}`;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
