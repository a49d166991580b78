import type { Endpoint } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import type { z } from "@forecourt/core/zod";
import { postedLeadProblems } from "../../domain/leads/posted-lead-problems.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { plainIssue } from "./plain-issue.ts";
import { readJsonBody } from "./read-json-body.ts";
import { withConsentOfSite } from "./with-consent-of-site.ts";

/**
 * A path of the contract as the router has it, and what reads the values of its parameters: the suffix of one, such as
 * `.pdf`, is no part of it.
 *
 * @example
 * routeOf("/api/cars/{slug}.pdf").path // "/api/cars/:slug{[^/]+\\.pdf}"
 */
export function routeOf(declared: string): {
  path: string;
  valuesOf: (parameters: Readonly<Record<string, string>>) => Record<string, string>;
} {
  const suffixes = new Map<string, string>();
  const path = declared.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, parameter: string, suffix = "") => {
    suffixes.set(parameter, suffix);
    return `:${parameter}${suffix ? `{[^/]+\\${suffix}}` : ""}`;
  });
  const withoutSuffix = ([name, value]: [string, string]) =>
    [name, value.slice(0, value.length - (suffixes.get(name)?.length ?? 0))] as const;
  return { path, valuesOf: (parameters) => Object.fromEntries(Object.entries(parameters).map(withoutSuffix)) };
}

/** A request with its parts checked; their types are those of the endpoint's schemas. */
export interface ReadCall {
  site: Site;
  params: unknown;
  query: unknown;
  body: unknown;
  request: Request;
}

/**
 * Checks the parts of a request to an endpoint.
 *
 * @throws ApiRefusal 404 for the path, 400 for the query, 422 with every field for the body, and what `readJsonBody`
 *   throws
 */
export async function readCall(
  name: string,
  endpoint: Endpoint,
  { request, site, params, now }: { request: Request; site: Site; params: Record<string, string>; now: Date },
): Promise<ReadCall> {
  const isPlainText = endpoint.plainText === true;
  return {
    site,
    params: parsePart(endpoint.params, params, {
      status: 404,
      code: "not_found",
      message: "There is nothing at this address.",
    }),
    query: parsePart(endpoint.query, queryRecord(new URL(request.url).searchParams), {
      status: 400,
      code: "query_invalid",
      message: "The address has a parameter that is not valid.",
    }),
    body:
      endpoint.body &&
      parseBody(endpoint.body, await readJsonBody(request, { plainText: isPlainText }), { name, site, now }),
    request,
  };
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

/**
 * A body with everything that is wrong with it at once, what the form of a lead declares included; of a field the
 * form's word goes first.
 */
function parseBody(
  schema: z.ZodType,
  body: unknown,
  { name, site, now }: { name: string; site: Site; now: Date },
): unknown {
  try {
    return parsePart(schema, withConsentOfSite(schema, body, site), {
      status: 422,
      code: "fields_invalid",
      message: "Some fields are not valid.",
    });
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
  { status, code, message }: { status: number; code: string; message: string },
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
