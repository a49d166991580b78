import type { z } from "@forecourt/core/zod";

/**
 * How many requests one network address may send: `burst` at once, then one every `refillMs`. Endpoints with the same
 * object count together.
 */
export interface EndpointLimit {
  burst: number;
  /** Milliseconds. */
  refillMs: number;
  /** Counts an address once for all sites, in place of once for each. @default false */
  acrossSites?: boolean;
  /** Code of the refusal, which is a 429 with Retry-After. */
  code: string;
  /** What people read. */
  error: string;
}

/** One line of the table of endpoints. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT";
  /** Path with `{name}` for each parameter, with or without a suffix such as `{slug}.pdf`. */
  path: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a file, in place of JSON: its media types, and its largest size in bytes. */
  upload?: { types: readonly string[]; maxBytes: number };
  /**
   * The JSON of the body may come as text/plain, as `navigator.sendBeacon` sends it without a preflight. @default false
   */
  plainText?: boolean;
  /** An Idempotency-Key header makes a repeat harmless for 24 hours. @default false */
  repeatable?: boolean;
  /**
   * Media type of an answer that is not JSON; links lead to it, the client does not have it. @default
   * "application/json"
   */
  media?: string;
  /** Checked before the handler is asked. @default no limit */
  limit?: EndpointLimit;
  /** Codes of its own refusals by status; what its parameters, body and limit add is known (`refusalsOf`). */
  errors?: Readonly<Record<number, readonly string[]>>;
  response: z.ZodType;
}
