import type { DirectoryPage, ResolvedSearchPath, SearchSuggestion } from "@forecourt/core";
import { z } from "@forecourt/core/zod";
import type { Endpoint } from "./endpoint.ts";

const suggestionSchema = z.object({ label: z.string(), to: z.string(), count: z.number().int() });

/** Answer of `GET /api/search-path`: what a search path stands for (decisions.md rows 26, 72, 79). */
const searchPathAnswerSchema = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("found"),
    kind: z.enum(["condition", "dealership", "make", "model", "body"]),
    path: z.string(),
    canonicalPath: z.string(),
    /** Choices that the path makes, by facet. */
    filters: z.record(z.string(), z.array(z.string())),
    subject: z.object({
      carTypes: z.array(z.enum(["new", "demo", "used"])).optional(),
      make: z.string().optional(),
      model: z.string().optional(),
      body: z.string().optional(),
      city: z.string().optional(),
      dealership: z.string().optional(),
    }),
    /** Searches to link to beside the results. */
    related: z.array(suggestionSchema),
  }),
  z.object({ outcome: z.literal("moved"), to: z.string() }),
  z.object({ outcome: z.literal("unknown"), word: z.string(), suggestions: z.array(suggestionSchema) }),
]);

/** Answer of the search path. */
export type SearchPathAnswer =
  | (Extract<ResolvedSearchPath, { outcome: "found" }> & { related: SearchSuggestion[] })
  | Exclude<ResolvedSearchPath, { outcome: "found" }>;

const directoryEntrySchema = z.object({
  name: z.string(),
  slug: z.string(),
  to: z.string(),
  count: z.number().int(),
  logo: z.string().optional(),
  make: z.string().optional(),
});

/** Answer of the directories: 21 entries a page (S1 §7, §9). */
const directoryAnswerSchema = z.object({
  hits: z.array(directoryEntrySchema.extend({ models: z.array(directoryEntrySchema).optional() })),
  count: z.number().int(),
  pages: z.number().int(),
  page: z.number().int(),
});

/** Answer of a directory. */
export type DirectoryAnswer = DirectoryPage;

const words = z.string().max(120).optional();
const page = z.coerce.number<number>().int().min(1).max(1000).optional();
const one = z.string().max(80).optional();

/** Endpoints for the words of a site's search paths. */
export const searchPathEndpoints = {
  getSearchPath: {
    method: "GET",
    path: "/api/search-path",
    summary:
      "What a path such as /search/mazda/cx-5 stands for: a search, another spelling of one, or a word that nobody knows, with what comes closest.",
    query: z.object({ path: z.string().min(1).max(400) }),
    errors: { 503: ["search_unavailable"] },
    response: searchPathAnswerSchema,
  },
  findManufacturers: {
    method: "GET",
    path: "/api/directory/manufacturers",
    summary: "Makes of the stock with their models, most cars first, 21 a page; query finds them by words.",
    query: z.object({ query: words, page }),
    errors: { 503: ["search_unavailable"] },
    response: directoryAnswerSchema,
  },
  findModels: {
    method: "GET",
    path: "/api/directory/models",
    summary: "Models of the stock, most cars first, 21 a page; of one make, of one body.",
    query: z.object({ query: words, page, manufacturer: one, body: one }),
    errors: { 503: ["search_unavailable"] },
    response: directoryAnswerSchema,
  },
  findCategories: {
    method: "GET",
    path: "/api/directory/categories",
    summary:
      "Categories of the stock (its bodies), most cars first, 21 a page; of some of them (categories=suv,ute); price, written low-high in dollars, counts the cars within it alone.",
    query: z.object({
      query: words,
      page,
      categories: z.string().max(200).optional(),
      price: z
        .string()
        .regex(/^\d{0,9}-\d{0,9}$/, "Write a range as low-high, such as 5000-30000.")
        .optional(),
    }),
    errors: { 503: ["search_unavailable"] },
    response: directoryAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
