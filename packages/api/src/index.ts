export * from "./endpoints.ts";
export * from "./endpoints/car-list-endpoints.ts";
export * from "./endpoints/endpoint.ts";
export * from "./endpoints/lead-endpoints.ts";
export * from "./endpoints/search-path-endpoints.ts";
export * from "./endpoints/stock-endpoints.ts";
export * from "./errors.ts";
export * from "./search-response.ts";
