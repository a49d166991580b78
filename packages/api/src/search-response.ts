import { z } from "@forecourt/core/zod";
import { placeSchema } from "./place.ts";
import { carSummarySchema } from "@forecourt/core/schemas";
import type { CarSummary } from "@forecourt/core/schemas";

/** Answer of the stock search (S1 §3 "Search response"). */
export const searchResponseSchema = z.object({
  /** Cards of this page, at most 21. */
  hits: z.array(carSummarySchema),
  /** Number of pages, 0 when nothing was found. */
  pages: z.number().int(),
  /** Number of cars found. */
  count: z.number().int(),
  /** Values of each list facet with counts, most first, then by label; each facet counted without its own choice. */
  facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number().int() }))),
  /** Lowest and highest value of each range facet, counted without its own choice. */
  facetStats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })),
  /**
   * Cars in 40 bars of equal width over the scale of the site's price slider, counted without the choice of a price;
   * absent where the site has no price facet.
   */
  priceBars: z.array(z.number().int()).optional(),
  /**
   * Cars without a price that the chosen price, or an order that needs one, leaves out, and nothing else does; absent
   * where there are none.
   */
  withoutPrice: z.number().int().optional(),
  /**
   * Keywords that none of these cars has, in their order: no car has them beside the rest of the search, so it was
   * answered without them.
   */
  unmatched: z.array(z.string()).optional(),
  /**
   * Makes and models of the stock that a keyword no car has may be a slip of, with how many cars beside the rest of the
   * search.
   */
  meant: z
    .array(
      z.object({ word: z.string(), name: z.enum(["make", "make_model"]), value: z.string(), count: z.number().int() }),
    )
    .optional(),
  /**
   * Where nothing was found: filters by the name of their query parameter whose removal finds cars, with how many, most
   * first. One with `within` is found at that distance in kilometres instead, one `withoutKeywords` only where they go,
   * too.
   */
  widen: z
    .array(
      z.object({
        name: z.string(),
        count: z.number().int(),
        within: z.number().int().optional(),
        withoutKeywords: z.boolean().optional(),
      }),
    )
    .optional(),
  /** Where the search is near, as found for its `near`. */
  place: placeSchema.optional(),
  /**
   * Why there is no such place: `unknown`, or nobody can say right now (`unavailable`). The cars are then those of
   * everywhere.
   */
  placeProblem: z.enum(["unknown", "unavailable"]).optional(),
  /** Whole kilometres from the place to each car of this page, by id; a car of no known place is left out. */
  distances: z.record(z.string(), z.number().int()).optional(),
  /** Time the search service took, in milliseconds. */
  ms: z.number(),
});

/** Answer of the stock search. */
export type SearchResponse = Omit<z.output<typeof searchResponseSchema>, "hits"> & { hits: CarSummary[] };
