import { NewSinceVisitNote } from "@forecourt/account/welcome-back";
import { searchQueryToParams, searchUrl, setRange, withPathFilters } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import { useSite } from "../use-site.ts";

/** Props of {@link LateNewSinceVisit}. */
export interface LateNewSinceVisitProps {
  basePath: string;
  /** The search that is asked for, below its path. */
  search: SearchQuery;
  pathFilters: PathFilters;
}

/** How many cars of a search came in since the shopper was here last. Its code comes for whoever has been here. */
export function LateNewSinceVisit({ basePath, search, pathFilters }: LateNewSinceVisitProps) {
  const { site, money } = useSite();
  return (
    <NewSinceVisitNote
      site={site.slug}
      query={searchQueryToParams(withPathFilters(search, pathFilters)).toString()}
      hrefOf={(since) => searchUrl(basePath, setRange(search, "created_at_timestamp", { min: since }))}
      locale={money.locale}
    />
  );
}
