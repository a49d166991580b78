import type { EndpointAt, InputOf, Route } from "./contract.ts";
import { endpointRequest } from "./endpoint-request.ts";

/**
 * The address of an endpoint, for a link, a beacon or a file.
 *
 * @example
 * endpointPath("GET /cars/{slug}.pdf", { slug: "2021-mazda-cx-5-used-s1" }) // "/cars/2021-mazda-cx-5-used-s1.pdf"
 */
export function endpointPath<R extends Route>(route: R, input?: Partial<InputOf<EndpointAt<R>>>): string {
  return endpointRequest(route, input).path;
}
