import { FacetTiles } from "@forecourt/search/results";
import { useSite } from "../use-site.ts";
import type { SearchPageData } from "./search-page-data.ts";

/** The facets that a results page shows as tiles. */
export function SearchTiles({
  tiles: { facets, ...tiles },
  basePath,
  pathFilters,
  search,
  result,
}: Pick<SearchPageData, "basePath" | "pathFilters" | "search" | "result"> & {
  tiles: NonNullable<SearchPageData["tiles"]>;
}) {
  const { site, money } = useSite();
  return facets.map((name) => (
    <FacetTiles
      key={name}
      {...tiles}
      name={name}
      basePath={basePath}
      search={search}
      values={result.facets[name] ?? []}
      isWholeStock={Object.keys(pathFilters).length === 0}
      vehicleType={site.search.vehicleType}
      locale={money.locale}
    />
  ));
}
