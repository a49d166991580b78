import type { AnswerOf, EndpointAt, InputOf, Route } from "./contract.ts";
import { endpointRequest } from "./endpoint-request.ts";
import { valueOf } from "./value-of.ts";

export { endpointPath } from "./endpoint-path.ts";

/**
 * Calls one endpoint with the browser's own `fetch`, for parts of a page that need neither the client's retries nor its
 * weight.
 *
 * @param route method and path as the table has them; the compiler knows no other
 * @throws {ApiError} when the platform refuses
 * @throws {TypeError} when it cannot be reached
 * @example
 * (await fetchEndpoint("GET /api/delivery-estimate", { postcode: "2830" })) // { ok: true, name: "Central West", price: 350 }
 */
export function fetchEndpoint<R extends Route>(
  route: R,
  input: InputOf<EndpointAt<R>>,
  init: { signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<AnswerOf<EndpointAt<R>>> {
  const { method, path, body } = endpointRequest(route, input as object);
  const sent =
    body === undefined ? {} : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return valueOf(fetch(path, { ...init, ...sent }));
}
