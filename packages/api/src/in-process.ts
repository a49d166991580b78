import { clientOf } from "./client-of.ts";
import type { ApiClient } from "./contract.ts";
import { routes } from "./routes.ts";

/**
 * Makes a client for pages that are rendered where the platform runs: its handler is called, and nothing goes over a
 * wire.
 *
 * @param handler answers a request of one site; it is not told of an abort, which only ends the waiting
 * @example
 * const api = createInProcessClient(platform.apiFor(site));
 * (await api.search({ query: "ute" })).count // 214
 */
export function createInProcessClient(handler: (request: Request) => Promise<Response>): ApiClient {
  return clientOf(routes, async ({ method, path, body }, { idempotencyKey, signal }) => {
    signal?.throwIfAborted();
    const headers = {
      ...(body === undefined || body instanceof Blob ? {} : { "content-type": "application/json" }),
      ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
    };
    const init = {
      method,
      headers,
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    };
    const answer = handler(new Request(`${origin}${path}`, init));
    return signal ? Promise.race([answer, aborted(signal)]) : answer;
  });
}

/** Any address: the handler looks at the path alone. */
const origin = "http://in-process";

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
