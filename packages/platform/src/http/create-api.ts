import type { EndpointTable, endpoints } from "@forecourt/api";
import { ReadyResponse } from "@forecourt/api/ready-response";
import type { Site } from "@forecourt/core/schemas";
import { hash } from "node:crypto";
import { Hono } from "hono";
import type { z } from "@forecourt/core/zod";
import type { ApiCall, HandlersOf } from "./handlers/handlers-of.ts";
import { postedLeadProblems } from "../domain/leads/posted-lead-problems.ts";
import { ApiRefusal, refusalResponse, unexpectedRefusal } from "./answers/api-refusal.ts";
import { failureDetails } from "../base/log/log-line.ts";
import type { Log } from "../base/log/log-line.ts";
import { hasVersion } from "./answers/not-modified.ts";
import { openApiDocument } from "./open-api-document.ts";
import type { CheckLimit } from "./requests/endpoint-limits.ts";
import { plainIssue } from "./requests/plain-issue.ts";
import { expectedRefusal, refusalOf } from "./answers/refusal-of.ts";
import { readJsonBody } from "./requests/read-json-body.ts";
import { sentAnswer } from "./answers/sent-answer.ts";
import { withConsentOfSite } from "./requests/with-consent-of-site.ts";

/** What answers each endpoint of the contract. */
export type ApiHandlers = HandlersOf<typeof endpoints>;

/** Answers `/api/*` of a site. */
export type Api = (request: Request, site: Site) => Promise<Response>;

/**
 * Makes the HTTP side of the contract from the table of endpoints: routing, checking of parameters, query and body, limits,
 * refusals, and the OpenAPI document. An endpoint without a handler, or a handler without an endpoint, does not compile. A failure is answered with 503 `database_unavailable` and Retry-After while the
 * database does not answer, else with 500 `unexpected`, and logged without contact details.
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
    /** What stands behind a parameter in the path and is no part of it: `.pdf`. */
    const suffixes = new Map<string, string>();
    const path = endpoint.path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, parameter: string, suffix = "") => {
      suffixes.set(parameter, suffix);
      return `:${parameter}${suffix ? `{[^/]+\\${suffix}}` : ""}`;
    });
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method]);
    // The table's line and its handler belong together by name; inside the loop the compiler sees only their unions.
    const handler = handlers[name] as (call: ApiCall<unknown>) => Promise<unknown>;
    app.on(endpoint.method, path, async (context) => {
      const request = context.req.raw;
      const { site } = context.env;
      const call = {
        site,
        params: parsePart(
          endpoint.params,
          Object.fromEntries(
            Object.entries<string>(context.req.param()).map(([parameter, value]) => [
              parameter,
              value.slice(0, value.length - (suffixes.get(parameter)?.length ?? 0)),
            ]),
          ),
          404,
          "not_found",
          "There is nothing at this address.",
        ) as undefined,
        query: parsePart(
          endpoint.query,
          queryRecord(new URL(request.url).searchParams),
          400,
          "query_invalid",
          "The address has a parameter that is not valid.",
        ) as undefined,
        body: (endpoint.body
          ? parseBody(
              name,
              endpoint.body,
              await readJsonBody(request, { plainText: endpoint.plainText === true }),
              site,
              now(),
            )
          : undefined) as undefined,
        request,
      };
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

/** Repeated parameters become lists, as the endpoints' schemas expect them. */
function queryRecord(params: URLSearchParams): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    record[name] = values.length === 1 && values[0] !== undefined ? values[0] : values;
  }
  return record;
}

/** A body with everything that is wrong with it at once, what the form of a lead declares included; of a field the form's word goes first. */
function parseBody(name: string, schema: z.ZodType, body: unknown, site: Site, now: Date): unknown {
  try {
    return parsePart(
      schema,
      withConsentOfSite(schema, body, site),
      422,
      "fields_invalid",
      "Some fields are not valid.",
    );
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const declared = postedLeadProblems(name, site, body, now);
    const known = new Set(declared.map(({ path }) => path));
    const others = error.fields?.filter(({ path }) => !known.has(path)) ?? [];
    throw new ApiRefusal(422, "fields_invalid", error.message, { fields: [...declared, ...others] });
  }
}

function parsePart(
  schema: z.ZodType | undefined,
  input: unknown,
  status: number,
  code: string,
  message: string,
): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: plainIssue });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join("."), message: "This field is not known." }))
      : [{ path: issue.path.join("."), message: issue.message }],
  );
  throw new ApiRefusal(status, code, message, { fields: fields.slice(0, 50) });
}
