import type { z } from "zod";

/** One line of the table of endpoints. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT";
  /** Path with `{name}` for each parameter, with or without a suffix such as `{slug}.pdf`. */
  path: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The JSON of the body may come as text/plain, as `navigator.sendBeacon` sends it without a preflight. @default false */
  plainText?: boolean;
  /** An Idempotency-Key header makes a repeat harmless for 24 hours. @default false */
  repeatable?: boolean;
  /** Media type of an answer that is not JSON; links lead to it, the client does not have it. @default "application/json" */
  media?: string;
  response: z.ZodType;
}
