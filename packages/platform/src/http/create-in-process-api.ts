import type { Site } from "@forecourt/core/schemas";
import type { Api } from "./create-api.ts";
import { noteMissingPart } from "./pages/incomplete-page.ts";
import type { Connection } from "./requests/connection.ts";
import type { Visitors } from "./requests/create-visitors.ts";

/** Gives a page the API of its site, without HTTP, as `Platform.apiFor` says. */
export type InProcessApi = (
  site: Site,
  origin?: { request: Request; connection: Connection; onCookie?: (line: string) => void },
) => (request: Request) => Promise<Response>;

/** Makes it. A page that an answer failed for is noted as incomplete, so that it is not cached. */
export function createInProcessApi(api: Api, visitors: Visitors): InProcessApi {
  return (site, origin) => {
    const visitor = origin && visitors.from(origin.request, origin.connection);
    return async (request) => {
      if (visitor) visitors.note(request, visitor);
      const response = await api(request, site);
      if (response.status >= 500) noteMissingPart();
      for (const line of response.headers.getSetCookie()) origin?.onCookie?.(line);
      return response;
    };
  };
}
