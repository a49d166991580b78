import { parseSearchQuery, searchQueryToParams } from "@forecourt/core";

/**
 * The parameters of the search that the fields of a form ask for. The keyword box asks the server to read its phrase
 * (`ask`).
 *
 * @example
 * searchParamsOf(new URLSearchParams("price_min=10k&query=")).toString() // "price=10000-"
 */
export function searchParamsOf(fields: URLSearchParams): URLSearchParams {
  const params = searchQueryToParams(parseSearchQuery(fields));
  if (fields.has("ask") && params.has("query")) params.set("ask", "1");
  return params;
}
