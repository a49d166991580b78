import type { Endpoint } from "./endpoint.ts";

/** What the platform may answer at any address, whatever the endpoint. */
const anywhere: Readonly<Record<number, readonly string[]>> = {
  400: ["address_invalid"],
  404: ["site_unknown"],
  405: ["method_not_allowed"],
  500: ["unexpected"],
  503: ["database_unavailable", "site_suspended", "overloaded"],
};

/**
 * The codes that an endpoint may refuse with, by status: its own, and what its parameters, its body and its limit add.
 *
 * @example
 * refusalsOf(endpoints.geocode)[404] // ["postcode_unknown", "site_unknown"]
 */
export function refusalsOf(endpoint: Endpoint): Record<number, string[]> {
  const { params, query, body, upload, repeatable = false, limit, errors = {} } = endpoint;
  const all: Readonly<Record<number, readonly string[]>>[] = [
    errors,
    ...(params ? [{ 404: ["not_found"] }] : []),
    ...(query ? [{ 400: ["query_invalid"] }] : []),
    ...(body
      ? [
          {
            400: ["body_not_json", "body_incomplete"],
            413: ["body_too_large"],
            415: ["content_type_unsupported"],
            422: ["fields_invalid"],
          },
        ]
      : []),
    ...(upload ? [{ 400: ["body_incomplete"], 413: ["body_too_large"], 415: ["content_type_unsupported"] }] : []),
    ...(repeatable ? [{ 400: ["idempotency_key_invalid"], 422: ["idempotency_key_reused"] }] : []),
    ...(limit ? [{ 429: [limit.code] }] : []),
    anywhere,
  ];
  const found: Record<number, string[]> = {};
  for (const part of all)
    for (const [status, codes] of Object.entries(part))
      found[Number(status)] = [...new Set([...(found[Number(status)] ?? []), ...codes])];
  return found;
}
