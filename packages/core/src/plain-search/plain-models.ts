import type { SearchQuery } from "../search/search-query.ts";
import type { PlainValues } from "./plain-vocabulary.ts";

/**
 * The choices, with "Mazda 3 or Corolla" as two models, each of its own make: a make and the models of another would
 * find nothing.
 */
export function modelsOfTheirMakes(filters: SearchQuery["filters"], values: PlainValues): SearchQuery["filters"] {
  const { make: makes, model: models, ...others } = filters;
  const pairs = values.make_model ?? [];
  if (!makes || !models || models.length < 2) return filters;
  const ofMakes = models.map((model) => pairs.filter((pair) => makes.some((make) => pair === `${make} ${model}`)));
  if (ofMakes.every((found) => found.length > 0)) return filters;
  const wanted = models.flatMap((model, index) =>
    ofMakes[index]?.length ? ofMakes[index] : pairs.filter((pair) => pair.endsWith(` ${model}`)),
  );
  return wanted.length < models.length ? filters : { ...others, make_model: [...new Set(wanted)].sort() };
}
