import { ApiError } from "./api-error.ts";
import type { Catalog } from "./catalog.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";
import type { SearchParams } from "./search-params.ts";
import { tokenize } from "./tokenizer.ts";

/** Checks a stopwords set. @throws ApiError 400. */
export function parseStopwords(id: string, input: unknown): JsonObject {
  if (!isJsonObject(input) || input["stopwords"] === undefined)
    throw new ApiError(400, "Parameter `stopwords` is required.");
  const { stopwords, locale } = input;
  if (!Array.isArray(stopwords) || stopwords.some((word) => typeof word !== "string"))
    throw new ApiError(400, "Parameter `stopwords` is required as string array value.");
  return { id, stopwords, ...(typeof locale === "string" ? { locale } : {}) };
}

/** The words that the search's `stopwords` set leaves out. @throws ApiError 404. */
export function stopwordSet(catalog: Catalog, params: SearchParams): ReadonlySet<string> {
  const id = params.text("stopwords");
  if (id === "") return new Set();
  const set = catalog.stopwords.get("", id);
  if (!set) throw new ApiError(404, "Could not find the stopword set named `" + id + "`.");
  return new Set((set["stopwords"] as string[]).flatMap((word) => tokenize(word).map((token) => token.word)));
}
