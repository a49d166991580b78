/** Names of the standard routes a template can take. */
export type StandardRoute = "search" | "vehicle" | "enquire" | "success" | "not-found";

/**
 * Absolute path of a standard route module of the storefront. Always pass an `id`, otherwise the path stands in every page.
 *
 * @example
 * route("cars/:slug", standard("vehicle"), { id: "routes/vehicle" })
 */
export declare function standard(name: StandardRoute): string;
