import { capitalized } from "../text/capitalized.ts";
import { bodySegment } from "../body/body-segment.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import { searchPath } from "../pages/search.ts";
import { editDistance } from "../text/edit-distance.ts";
import { conditionSegment, isReservedSearchWord } from "./search-condition.ts";
import type { SearchSuggestion } from "./search-place.ts";
import type { SearchWords } from "./search-words.ts";

/** Suggestions on a page that was not found. */
export const suggestionsShown = 6;

interface Candidate extends SearchSuggestion {
  segment: string;
}

/**
 * The pages that come closest to the words of a search path that was not found: conditions, dealerships, makes, models
 * and bodies with cars, by edit distance of their segments; where nothing is close, the makes with most cars. Source:
 * decisions.md row 26.
 *
 * @param segments the words of the path, as `pathSegment` writes them
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * searchSuggestions(["toyotta"], words, "cars")[0] // { label: "Toyota", to: "/search/toyota", count: 30 }
 */
export function searchSuggestions(
  segments: readonly string[],
  words: SearchWords,
  vehicles: string,
): SearchSuggestion[] {
  const asked = segments
    .slice(0, 4)
    .map((segment) => segment.slice(0, 60))
    .filter((segment) => segment !== "");
  const close = new Map<string, Candidate & { distance: number }>();
  for (const candidate of candidates(words, vehicles)) {
    const distance = Math.min(...asked.map((word) => closeness(word, candidate.segment)), Number.POSITIVE_INFINITY);
    if (candidate.count > 0 && Number.isFinite(distance)) close.set(candidate.to, { ...candidate, distance });
  }
  const ranked = [...close.values()].sort(
    (one, other) => one.distance - other.distance || other.count - one.count || (one.to < other.to ? -1 : 1),
  );
  const chosen = ranked.length > 0 ? ranked : makeCandidates(words);
  return chosen.slice(0, suggestionsShown).map(({ label, to, count }) => ({ label, to, count }));
}

/** Edit distance where it is small for the word's length, or the beginning of the other word; infinite otherwise. */
function closeness(word: string, segment: string): number {
  if (word.length >= 3 && (segment.startsWith(word) || word.startsWith(`${segment}-`))) return 0.5;
  const distance = editDistance(word.replaceAll("-", ""), segment.replaceAll("-", ""));
  return distance <= Math.min(3, Math.floor(word.length / 3)) ? distance : Number.POSITIVE_INFINITY;
}

function candidates(words: SearchWords, vehicles: string): Candidate[] {
  const conditions = (["new", "demo", "used"] as const).map((type) => {
    const segment = conditionSegment([type]);
    return {
      label: `${capitalized(type)} ${vehicles}`,
      to: `${searchPath}/${segment}`,
      count: words.carTypes[type] ?? 0,
      segment,
    };
  });
  const dealerships = words.dealerships.map(({ slug, name, count }) => ({
    label: name,
    to: `${searchPath}/${pathSegment(slug)}`,
    count,
    segment: pathSegment(slug),
  }));
  const models = words.makes.flatMap((make) =>
    make.models.map((model) => {
      const segment = pathSegment(model.name);
      return {
        label: `${make.name} ${model.name}`,
        to: `${searchPath}/${pathSegment(make.name)}/${segment}`,
        count: model.count,
        segment,
      };
    }),
  );
  const bodies = words.bodies.map(({ name, count }) => ({
    label: name,
    to: `${searchPath}/${bodySegment(name)}`,
    count,
    segment: bodySegment(name),
  }));
  const taken = new Set<string>();
  return [conditions, dealerships, makeCandidates(words), merged(models), merged(bodies)]
    .flat()
    .filter(({ segment, to }) => {
      const isFree = segment !== "" && !taken.has(to);
      taken.add(to);
      return isFree;
    });
}

/** Candidates with one entry for each path: several spellings share it, named as most cars are. */
function merged(candidates: readonly Candidate[]): Candidate[] {
  const byPath = new Map<string, Candidate>();
  for (const candidate of candidates.toSorted((one, other) => other.count - one.count)) {
    const first = byPath.get(candidate.to);
    byPath.set(candidate.to, first ? { ...first, count: first.count + candidate.count } : candidate);
  }
  return [...byPath.values()];
}

function makeCandidates({ makes }: SearchWords): Candidate[] {
  const all = makes.map(({ name, count }) => ({
    label: name,
    to: `${searchPath}/${pathSegment(name)}`,
    count,
    segment: pathSegment(name),
  }));
  return merged(all.filter(({ segment }) => segment !== "" && !isReservedSearchWord(segment)));
}
