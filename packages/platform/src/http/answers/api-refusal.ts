import { unexpectedErrorText } from "@forecourt/core";
import type { ApiErrorBody } from "@forecourt/api";

/**
 * A request that the platform refuses: becomes a JSON answer with a stable code and a sentence, never a stack trace.
 */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: ApiErrorBody["fields"];
  readonly gone: ApiErrorBody["gone"];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: ApiErrorBody["fields"]; gone?: ApiErrorBody["gone"]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = "ApiRefusal";
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.gone = more.gone;
    this.headers = more.headers ?? {};
  }
}

/**
 * The answer to a refused request. Never kept by a cache.
 *
 * @example
 * await refusalResponse(new ApiRefusal(404, "car_not_found", "There is no such car.")).json()
 * // { code: "car_not_found", error: "There is no such car." }
 */
export function refusalResponse(refusal: ApiRefusal): Response {
  const body: ApiErrorBody = {
    code: refusal.code,
    error: refusal.message,
    ...(refusal.gone ? { gone: refusal.gone } : {}),
    ...(refusal.fields ? { fields: refusal.fields } : {}),
  };
  return Response.json(body, { status: refusal.status, headers: { "cache-control": "no-store", ...refusal.headers } });
}

/**
 * What is answered while a service outside does not: come back in five seconds.
 *
 * @example
 * outsideRefusal("quote_failed", "Failed to get YouX quick quote").headers // { "retry-after": "5" }
 */
export function outsideRefusal(code: string, message: string): ApiRefusal {
  return new ApiRefusal(503, code, message, { headers: { "retry-after": "5" } });
}

/** What a shopper reads when something broke on our side (S1 §8, spelled as specified). */
export const unexpectedRefusal = new ApiRefusal(500, "unexpected", unexpectedErrorText);

/** What a shopper reads while the database does not answer. */
export const databaseUnavailableRefusal = new ApiRefusal(
  503,
  "database_unavailable",
  "This does not work right now. Please try again in a moment.",
  { headers: { "retry-after": "2" } },
);
