import { z } from "@forecourt/core/zod";
import { carSummarySchema } from "@forecourt/core/schemas";
import type { CarSummary } from "@forecourt/core/schemas";
import type { Endpoint } from "./endpoint.ts";
import { requestLimit } from "./request-limit.ts";

const text = z.string().max(4000).optional();

/**
 * A search of the Typesense protocol, as far as it is a shopper's; what else one says is the platform's to decide, and
 * dropped.
 */
const typesenseSearchSchema = z.object({
  /** Keywords, `*` for none. */
  q: z.string().max(400).default("*"),
  filter_by: text.refine((filter) => filter === undefined || isClosed(filter), {
    message: "Close every bracket that is opened, also in a value.",
  }),
  sort_by: text,
  facet_by: text,
  facet_query: z.string().max(400).optional(),
  max_facet_values: z.coerce.number<number>().int().min(0).max(100).default(10),
  page: z.coerce.number<number>().int().min(1).max(1000).default(1),
  per_page: z.coerce.number<number>().int().min(0).max(100).default(21),
});
/** A search of the Typesense protocol, as far as it is a shopper's. */
export type TypesenseSearch = z.output<typeof typesenseSearchSchema>;

const typesenseResultSchema = z.object({
  found: z.number().int(),
  page: z.number().int(),
  search_time_ms: z.number(),
  request_params: z.object({ collection_name: z.string(), q: z.string(), per_page: z.number().int() }),
  /** Cards, as in the answer of the stock search. */
  hits: z.array(z.object({ document: carSummarySchema, highlight: z.object({}) })),
  facet_counts: z.array(
    z.object({
      field_name: z.string(),
      counts: z.array(z.object({ value: z.string(), count: z.number().int(), highlighted: z.string() })),
      stats: z.record(z.string(), z.number()),
    }),
  ),
});
/** A search that the engine refused. */
const typesenseFailureSchema = z.object({ code: z.number().int(), error: z.string() });

/** Answer of the search in the words of the Typesense protocol: a result for each search, in their order. */
const typesenseAnswerSchema = z.object({
  results: z.array(z.union([typesenseResultSchema, typesenseFailureSchema])),
});
/** Answer of the search in the words of the Typesense protocol. */
export interface TypesenseAnswer {
  results: (TypesenseResult | z.output<typeof typesenseFailureSchema>)[];
}
/** Result of one search. */
export type TypesenseResult = Omit<z.output<typeof typesenseResultSchema>, "hits"> & {
  hits: { document: CarSummary; highlight: object }[];
};

/** The stock search for libraries that speak Typesense's protocol. */
export const typesenseEndpoints = {
  typesenseSearch: {
    method: "POST",
    path: "/api/typesense/multi_search",
    summary:
      "The stock search of this site in Typesense's protocol, for typesense-instantsearch-adapter in a template. Any key will do: the platform signs each search for the site.",
    body: z.object({ searches: z.array(typesenseSearchSchema).min(1).max(20) }),
    plainText: true,
    limit: requestLimit(60, 250),
    errors: { 503: ["search_unavailable"] },
    response: typesenseAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

/**
 * Whether a filter keeps within the brackets that it is put in, whether its backticks quote or not: an engine may join
 * filters as text, and a filter that closed a bracket it did not open would leave the part that names the site.
 */
function isClosed(filter: string): boolean {
  return [filter, filter.replace(/`[^`]*`/g, "")].every(areBalanced);
}

function areBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === "(") open += 1;
    if (sign === ")") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
