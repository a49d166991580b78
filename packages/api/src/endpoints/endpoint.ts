import type { z } from "zod";

/** One line of the table of endpoints. */
export interface Endpoint {
  method: "GET" | "POST";
  /** Path with `{name}` for each parameter. */
  path: string;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
}
