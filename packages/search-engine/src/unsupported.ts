import { ApiError } from "./api-error.ts";
import type { JsonObject } from "./json-object.ts";
import type { SearchParams } from "./search-params.ts";

/** The refusal of what only a Typesense cluster can do. */
function unsupported(what: string, prefix = ""): ApiError {
  return new ApiError(400, `${prefix}\`${what}\` is not supported by this embedded engine; use a Typesense cluster.`);
}

/** Parameters that change what is found, and are refused when they ask for anything. */
const searchParameters = [
  "vector_query",
  "voice_query",
  "conversation",
  "conversation_id",
  "conversation_model_id",
  "nl_query",
  "nl_model_id",
  "rerank_hybrid_matches",
  "synonym_prefix",
  "synonym_num_typos",
  "facet_return_parent",
  "personalization_model_id",
  "personalization_user_id",
  "diversity_lambda",
];

/** @throws ApiError 400 for what only a cluster can do, rather than an answer that is quietly different. */
export function refuseUnsupportedSearch(params: SearchParams): void {
  for (const name of searchParameters) {
    if (params.has(name) && !["false", "0"].includes(params.text(name))) throw unsupported(name);
  }
  if (params.list("infix").some((item) => item !== "off")) throw unsupported("infix");
  const match = params.text("text_match_type", "max_score");
  if (match !== "max_score" && match !== "max_weight") throw unsupported(`text_match_type: ${match.slice(0, 40)}`);
  for (const name of ["include_fields", "exclude_fields", "sort_by", "facet_by", "query_by", "group_by"]) {
    if (params.list(name).some((item) => item.startsWith("$")))
      throw unsupported("$", `\`${name}\` reaches into another collection with `);
  }
  for (const name of ["_vector_distance", "_vector_query"])
    if (params.list("sort_by").some((item) => item.startsWith(name))) throw unsupported(name);
}

/** @throws ApiError 400 for a field definition that only a cluster can serve. */
export function refuseUnsupportedField(name: string, input: JsonObject): void {
  const prefix = `Field \`${name}\`: `;
  const { type } = input;
  if (name.includes("*"))
    throw new ApiError(400, `${prefix}fields by pattern are not supported by this embedded engine; name each field.`);
  if (type === "auto" || type === "string*" || type === "image" || type === "geopolygon")
    throw unsupported(type, prefix);
  for (const key of ["embed", "num_dim", "reference", "async_reference", "stem_dictionary", "hnsw_params"])
    if (key in input) throw unsupported(key, prefix);
  for (const key of ["stem", "infix"]) if (input[key] === true) throw unsupported(key, prefix);
  const locale = typeof input["locale"] === "string" ? input["locale"] : "";
  if (/^(?:ja|zh|ko|th)/u.test(locale)) throw unsupported(`locale: ${locale.slice(0, 20)}`, prefix);
}
