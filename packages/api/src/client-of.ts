import type { EndpointTable, ClientOf, RoutesOf } from "./contract.ts";
import { endpointRequest } from "./endpoint-request.ts";
import type { EndpointRequest } from "./endpoint-request.ts";
import { valueOf } from "./value-of.ts";

/** How a client reaches the platform. */
export type Send = (
  request: EndpointRequest,
  options: { signal?: AbortSignal; idempotencyKey?: string },
) => Promise<Response>;

/** The functions of a table of endpoints, by the way of `send`. The table itself is not needed at run time. */
export function clientOf<Table extends EndpointTable>(routes: RoutesOf<Table>, send: Send): ClientOf<Table> {
  const calls = Object.entries<string>(routes).map(([name, route]) => [
    name,
    (input?: object, options = {}) => valueOf(send(endpointRequest(route, input), options)),
  ]);
  return Object.fromEntries(calls) as ClientOf<Table>;
}
