import type { EndpointTable, endpoints } from "@forecourt/api";
import { ReadyResponse } from "@forecourt/api/ready-response";
import type { Site } from "@forecourt/core/schemas";
import { hash } from "node:crypto";
import { Hono } from "hono";
import type { HandlersOf } from "./handlers/handlers-of.ts";
import { ApiRefusal, refusalResponse, unexpectedRefusal } from "./answers/api-refusal.ts";
import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { hasVersion } from "./answers/not-modified.ts";
import { openApiDocument } from "./open-api-document.ts";
import type { CheckLimit } from "./requests/endpoint-limits.ts";
import { expectedRefusal, refusalOf } from "./answers/refusal-of.ts";
import { readCall, routeOf } from "./requests/read-call.ts";
import type { ReadCall } from "./requests/read-call.ts";
import { sentAnswer } from "./answers/sent-answer.ts";

/** What answers each endpoint of the contract. */
export type ApiHandlers = HandlersOf<typeof endpoints>;

/** Answers `/api/*` of a site. */
export type Api = (request: Request, site: Site) => Promise<Response>;

/**
 * Makes the HTTP side of the contract from the table of endpoints: routing, checking of parameters, query and body,
 * limits, refusals, and the OpenAPI document. An endpoint without a handler, or a handler without an endpoint, does not
 * compile. A failure is answered with 503 `database_unavailable` and Retry-After while the database does not answer,
 * else with 500 `unexpected`, and logged without contact details.
 */
export function createApi<Table extends EndpointTable>(
  endpoints: Table,
  handlers: HandlersOf<Table>,
  {
    log,
    now,
    checkLimit,
    onAnswered = () => {},
  }: {
    log: Log;
    now: () => Date;
    checkLimit: CheckLimit;
    /** Hears of each call that was done as it was asked, by its name. @default nobody does */
    onAnswered?: (name: string) => void;
  },
): Api {
  const app = new Hono<{ Bindings: { site: Site } }>();
  const methods = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const { path, valuesOf } = routeOf(endpoint.path);
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method]);
    // The table's line and its handler belong together by name; inside the loop the compiler sees only their unions.
    const handler = handlers[name] as (call: ReadCall) => Promise<unknown>;
    app.on(endpoint.method, path, async (context) => {
      const request = context.req.raw;
      const { site } = context.env;
      const call = await readCall(name, endpoint, { request, site, params: valuesOf(context.req.param()), now: now() });
      checkLimit(endpoint, site.slug, request);
      const answer = await handler(call);
      onAnswered(name);
      // The server may have put a Response of its own in the place of the one that ReadyResponse extends.
      return answer instanceof Response || answer instanceof ReadyResponse
        ? answer
        : Response.json(answer, { headers: { "cache-control": "no-store" } });
    });
  }
  const description = JSON.stringify(openApiDocument(endpoints));
  const etag = `W/"openapi-${hash("sha1", description, "base64url")}"`;
  app.get("/api/openapi.json", (context) => {
    const headers = { etag, "content-type": "application/json", "cache-control": "public, max-age=300" };
    return hasVersion(context.req.raw.headers, etag)
      ? new Response(null, { status: 304, headers })
      : new Response(description, { headers });
  });
  for (const [path, allowed] of [...methods, ["/api/openapi.json", ["GET"]] as const])
    app.all(path, () => {
      const allow = allowed.includes("GET") ? [...allowed, "HEAD"].join(", ") : allowed.join(", ");
      throw new ApiRefusal(405, "method_not_allowed", `Use ${allowed.join(" or ")} at this address.`, {
        headers: { allow },
      });
    });
  app.notFound(() => refusalResponse(new ApiRefusal(404, "not_found", "There is nothing at this address.")));
  app.onError((error, context) => {
    const refusal = expectedRefusal(error);
    if (refusal) return refusalResponse(refusal);
    log({
      level: "error",
      event: "request_failed",
      method: context.req.method,
      path: context.req.routePath,
      site: context.env.site.slug,
      ...failureDetails(error),
    });
    return refusalResponse(refusalOf(error) ?? unexpectedRefusal);
  });
  return async (request, site) => sentAnswer(request, await app.fetch(request, { site }));
}
