import ky from "ky";
import { valueOf } from "./caller.ts";
import type { Caller } from "./caller.ts";
import { shopperCalls } from "./shopper-calls.ts";
import type { ShopperCalls } from "./shopper-calls.ts";
import { stockCalls } from "./stock-calls.ts";
import type { StockCalls } from "./stock-calls.ts";
import { vehicleCalls } from "./vehicle-calls.ts";
import type { VehicleCalls } from "./vehicle-calls.ts";

export { ApiError } from "./api-error.ts";
export type { CallOptions } from "./caller.ts";

/** The platform's endpoints as functions. Each throws `ApiError` when the platform refuses and `TypeError` when it cannot be reached. */
export interface ApiClient extends StockCalls, ShopperCalls, VehicleCalls {}

/**
 * Makes a browser's client of the platform. An answer that does not come is asked for once more; after 15 s it is given up.
 *
 * @example
 * const api = createApiClient();
 * (await api.search({ ...emptySearchQuery, query: "ute" })).count // 214
 */
export function createApiClient(): ApiClient {
  const http = ky.create({ prefix: "/", throwHttpErrors: false, retry: { limit: 1 }, timeout: 15_000 });
  const caller: Caller = {
    get: (path, query, options) => valueOf(http.get(path, { ...(query ? { searchParams: query } : {}), ...options })),
    put: (path, json, options) => valueOf(http.put(path, { json, ...options })),
    post: (path, json, { idempotencyKey, ...options } = {}) =>
      valueOf(
        http.post(path, {
          json,
          ...(idempotencyKey ? { headers: { "Idempotency-Key": idempotencyKey } } : {}),
          ...options,
        }),
      ),
  };
  return { ...stockCalls(caller), ...shopperCalls(caller), ...vehicleCalls(caller) };
}
