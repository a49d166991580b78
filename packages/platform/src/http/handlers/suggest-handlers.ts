import type { suggestEndpoints } from "@forecourt/api";
import { resolveSearchPath, searchBelowPath } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { searchRefusal } from "../answers/search-refusal.ts";

/** A half-typed keyword means the same for a minute. */
const suggestionCaching = "public, max-age=60";

/** What helps while a shopper types. */
export function suggestHandlers({
  suggestions,
  words,
  versionsOf,
  log,
}: ApiDependencies): HandlersOf<typeof suggestEndpoints> {
  /** The search of an address; that of all stock, where the address is no search. */
  async function searchAt(
    site: Site,
    at: string,
  ): Promise<{ basePath: string; pathFilters: PathFilters; search: SearchQuery }> {
    const { defaultPath } = site.search;
    const known = await words.of(site, versionsOf(site));
    const [path = "", query = ""] = at.split("?", 2);
    const [place, all] = [path, defaultPath].map((each) => resolveSearchPath(each, known, { defaultPath }));
    const found =
      place?.outcome === "found" ? place : all?.outcome === "found" ? all : { path: defaultPath, filters: {} };
    return {
      basePath: found.path,
      pathFilters: found.filters,
      search: searchBelowPath(new URLSearchParams(query), found.filters, site),
    };
  }

  return {
    async suggest({ site, query }) {
      const ask = async () =>
        suggestions(
          site,
          { text: query.query, ...(await searchAt(site, query.at ?? site.search.defaultPath)) },
          versionsOf(site),
        );
      const answer = await ask().catch((error: unknown) => {
        throw searchRefusal(log, site, error, "suggest_failed");
      });
      return Response.json(answer, { headers: { "cache-control": suggestionCaching } });
    },
  };
}
