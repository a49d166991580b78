import ky from "ky";
import { clientOf } from "./client-of.ts";
import type { ApiClient } from "./contract.ts";
import { routes } from "./routes.ts";

export { ApiError } from "./api-error.ts";
export type { ApiClient, CallOptions } from "./contract.ts";

/**
 * Makes a browser's client of the platform. An answer that does not come is asked for once more; after 15 s it is given
 * up.
 *
 * @param options.baseUrl address of the site, for whoever asks from another host or from a server. @default the page's
 *   own
 * @example
 * const api = createApiClient();
 * (await api.search({ query: "ute" })).count // 214
 * @example
 * const api = createApiClient({ baseUrl: "https://harbour-mazda.example" });
 */
export function createApiClient({ baseUrl }: { baseUrl?: string } = {}): ApiClient {
  const http = ky.create({ throwHttpErrors: false, retry: { limit: 1 }, timeout: 15_000 });
  return clientOf(routes, ({ method, path, body }, { idempotencyKey, signal }) =>
    http(baseUrl === undefined ? path : new URL(path, baseUrl), {
      method,
      ...(body === undefined ? {} : body instanceof Blob ? { body } : { json: body }),
      ...(idempotencyKey ? { headers: { "Idempotency-Key": idempotencyKey } } : {}),
      ...(signal ? { signal } : {}),
    }),
  );
}
