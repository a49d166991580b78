export * from "./search/facet-names.ts";
export * from "./search/refine-search.ts";
export * from "./search/search-path.ts";
export * from "./search/search-query.ts";
