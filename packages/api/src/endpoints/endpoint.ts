import type { z } from "zod";

/** One line of the table of endpoints. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT";
  /** Path with `{name}` for each parameter; a suffix such as `{slug}.pdf` is part of the value. */
  path: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The JSON of the body may come as text/plain, as `navigator.sendBeacon` sends it without a preflight. @default false */
  plainText?: boolean;
  response: z.ZodType;
}
