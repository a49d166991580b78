import type { Endpoint } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import type { z } from "@forecourt/core/zod";

type Parsed<E, K extends string> = E extends { [key in K]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** A checked request to one endpoint. */
export interface ApiCall<E> {
  /** The site that the Host header named; nothing of another site may be answered. */
  site: Site;
  params: Parsed<E, "params">;
  query: Parsed<E, "query">;
  body: Parsed<E, "body">;
  request: Request;
}

/**
 * What answers the endpoints of a table: a `Response`, or a value that is sent as JSON. A refusal is thrown as
 * `ApiRefusal`.
 */
export type HandlersOf<Table extends Record<string, Endpoint>> = {
  [K in keyof Table]: (call: ApiCall<Table[K]>) => Promise<Response | z.output<Table[K]["response"]>>;
};
