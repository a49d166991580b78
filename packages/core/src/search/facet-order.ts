/** A value of a facet with the number of cars that have it. */
export interface FacetHit {
  value: string;
  count: number;
}

/** Makes shown before "Show all makes" (S1 §9). */
export const makesShown = 7;
/** Most values of a facet's list (S1 §9); 40 for facets not named. */
export const facetLimits: Readonly<Record<string, number>> = {
  make_model: 30,
  categories: 20,
  city: 20,
  dealership_name: 40,
};

const carTypeOrder = ["new", "demo", "used"];

/**
 * Values of a facet in the order in which they are listed: most cars first, then by label; car types always new, demo,
 * used (S1 §9).
 *
 * @example
 * sortFacetHits("make", [{ value: "Kia", count: 2 }, { value: "Mazda", count: 5 }]).map((hit) => hit.value) // ["Mazda", "Kia"]
 */
export function sortFacetHits<Hit extends FacetHit>(facet: string, hits: readonly Hit[]): Hit[] {
  if (facet === "car_type") return hits.toSorted((one, other) => typeRank(one.value) - typeRank(other.value));
  // A list of models is a hundred long: no label is put into small letters for each comparison.
  return hits
    .map((hit) => ({ hit, label: hit.value.toLowerCase() }))
    .sort((one, other) => other.hit.count - one.hit.count || compareLabels(one, other))
    .map(({ hit }) => hit);
}

/**
 * Values that a dealer shows: one that sells certified cars only does not offer the value false (S1 §5).
 *
 * @example
 * shownFacetHits("certified", [{ value: "true", count: 3 }, { value: "false", count: 9 }], { certifiedOnly: true }) // [{ value: "true", count: 3 }]
 */
export function shownFacetHits<Hit extends FacetHit>(
  facet: string,
  hits: readonly Hit[],
  { certifiedOnly = false } = {},
): Hit[] {
  return facet === "certified" && certifiedOnly ? hits.filter((hit) => hit.value !== "false") : [...hits];
}

function typeRank(value: string): number {
  const rank = carTypeOrder.indexOf(value);
  return rank === -1 ? carTypeOrder.length : rank;
}

/** A value with its label in small letters. */
interface LabelledHit {
  hit: FacetHit;
  label: string;
}

/** By letters regardless of case, then by code unit, so that the order never depends on the machine's locale. */
const compareLabels = (one: LabelledHit, other: LabelledHit): number =>
  compare(one.label, other.label) || compare(one.hit.value, other.hit.value);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
