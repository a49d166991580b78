import { conditionSearchPath, facetSearchPath, makeSearchPath } from "./search-paths.ts";
import { pathSegment } from "../navigation/path-segment.ts";
import type { SearchPlace, SearchSuggestion } from "./search-place.ts";
import type { SearchWords } from "./search-words.ts";

/** Links to narrower and neighbouring searches on a results page. */
export const relatedSearchesShown = 24;

/**
 * Searches that a results page links to, for people and for crawlers: the models of a make, the other models beside a
 * model, the makes everywhere else; each with as many cars as an indexed page needs, most first (rules 2.7).
 *
 * @example
 * relatedSearches({ kind: "make", canonicalPath: "/search/mazda" }, words, { minimum: 3 }) // [{ label: "Mazda CX-5", to: "/search/mazda/cx-5", count: 20 }]
 */
export function relatedSearches(
  { kind, canonicalPath }: Pick<SearchPlace, "kind" | "canonicalPath">,
  words: SearchWords,
  { minimum }: { minimum: number },
): SearchSuggestion[] {
  const [, , first = ""] = canonicalPath.split("/");
  const all =
    kind === "make" || kind === "model"
      ? words.makes
          .filter(({ name }) => pathSegment(name) === first)
          .flatMap((make) =>
            make.models.map((model) => ({
              label: `${make.name} ${model.name}`,
              to: makeSearchPath(make.name, model.name),
              count: model.count,
            })),
          )
      : words.makes.flatMap(({ name, count }) => linkOf("make", name, count, minimum));
  const unique = new Map(
    all
      .filter(({ count, to }) => count >= minimum && to !== canonicalPath && !to.endsWith("/"))
      .map((link) => [link.to, link]),
  );
  return [...unique.values()]
    .sort((one, other) => other.count - one.count || (one.to < other.to ? -1 : 1))
    .slice(0, relatedSearchesShown);
}

/**
 * Every search of a site that search engines may keep (rules 2.7): conditions, makes, models, bodies and dealerships
 * with enough cars. What a sitemap lists.
 *
 * @example
 * indexedSearchPaths(words, { minimum: 3 }) // ["/search/new-used-and-demo-cars", "/search/used-cars", "/search/mazda", "/search/mazda/cx-5", …]
 */
export function indexedSearchPaths(words: SearchWords, { minimum }: { minimum: number }): string[] {
  const { carTypes, makes, bodies, dealerships } = words;
  const sum = (types: readonly string[]) => types.reduce((total, type) => total + (carTypes[type] ?? 0), 0);
  const conditions = ([["new"], ["demo"], ["used"], ["new", "demo"]] as const).filter(
    (types) => sum(types) >= minimum && (types.length === 1 || types.every((type) => sum([type]) > 0)),
  );
  const counted = (["make", "simple_body"] as const).flatMap((name) =>
    (name === "make" ? makes : bodies).flatMap((word) => linkOf(name, word.name, word.count, minimum)),
  );
  const paths = [
    ...(words.count >= minimum ? [conditionSearchPath()] : []),
    ...conditions.map((types) => conditionSearchPath(types)),
    ...dealerships.flatMap(({ slug, count }) => linkOf("dealership_slug", slug, count, minimum)).map(({ to }) => to),
    ...counted.map(({ to }) => to),
    ...makes.flatMap((make) =>
      make.models
        .filter(({ name, count }) => count >= minimum && pathSegment(name) !== "" && pathSegment(make.name) !== "")
        .map((model) => makeSearchPath(make.name, model.name)),
    ),
  ];
  return [...new Set(paths)];
}

function linkOf(name: string, value: string, count: number, minimum: number): SearchSuggestion[] {
  const to = facetSearchPath(name, { value, count }, { minimum });
  return to === undefined ? [] : [{ label: value, to, count }];
}
