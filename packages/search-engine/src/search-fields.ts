import { ApiError } from "./api-error.ts";
import type { CollectionIndex } from "./collection-index.ts";
import type { SearchParams } from "./search-params.ts";
import type { SearchedField } from "./searched-field.ts";

const highestWeight = 15;

/** Reads `query_by` with its weights, prefix and typo lists. @throws ApiError 400, 404. */
export function parseSearchedFields(index: CollectionIndex, params: SearchParams): SearchedField[] {
  const names = params.list("query_by");
  const weights = params.list("query_by_weights").map(Number);
  if (weights.length > 0 && weights.length !== names.length)
    throw new ApiError(400, "Number of weights in `query_by_weights` does not match number of `query_by` fields.");
  if (weights.some((weight) => !Number.isInteger(weight) || weight < 0))
    throw new ApiError(400, "Weights in `query_by_weights` must be unsigned integers.");
  const counted = fieldWeights(weights);
  const prefix = params.list("prefix");
  const typos = params.list("num_typos");
  return names.flatMap((name, place) => {
    const found = name.endsWith("*")
      ? index
          .textFields()
          .filter((own) => own.startsWith(name.slice(0, -1)))
          .map((own) => [own, index.text(own)] as const)
      : [[name, index.text(name)] as const];
    return found.map(([own, text]): SearchedField => {
      if (!text) {
        if (index.columns.has(own) || index.geos.has(own))
          throw new ApiError(400, `Field \`${own}\` should be a string or a string array.`);
        throw new ApiError(404, `Could not find a field named \`${own}\` in the schema.`);
      }
      return {
        name: own,
        index: text,
        weight: counted[place] ?? Math.max(0, highestWeight - place),
        prefix: (prefix[place] ?? prefix[prefix.length === 1 ? 0 : -1] ?? "true") !== "false",
        typos: Math.min(2, countOf(typos[place] ?? (typos.length === 1 ? typos[0] : undefined), 2)),
      };
    });
  });
}

/**
 * Weights as they count: those given, where they fall from field to field and none is too high; else by their order,
 * from the highest.
 */
function fieldWeights(given: readonly number[]): readonly number[] {
  if (given.every((weight, place) => weight <= (given[place - 1] ?? highestWeight))) return given;
  const distinct = [...new Set(given)].sort((a, b) => b - a);
  return given.map((weight) => Math.max(0, highestWeight - distinct.indexOf(weight)));
}

function countOf(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^\d$/u.test(text)) throw new ApiError(400, "Parameter `num_typos` must be 0, 1 or 2.");
  return Number(text);
}
