import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import { ResultGrid } from "./result-grid.tsx";
import type { ResultGridProps } from "./result-grid.tsx";
import type { SearchResultsProps } from "./search-results-props.ts";

// Most searches find cars, and do not load these parts.
const EmptyResults = lazyPart(async () => (await import("./empty-results.tsx")).EmptyResults);
const LatestArrivals = lazyPart(async () => (await import("./latest-arrivals.tsx")).LatestArrivals);

/** Props of {@link FoundCars}: those of its page. */
interface FoundCarsProps extends SearchResultsProps, Pick<ResultGridProps, "room"> {
  /** Address of another page of the results. */
  pageHref: (page: number) => string;
}

/**
 * The cars of a page of results, in the template's grid or ours; ways out and the latest arrivals where none was found.
 */
export function FoundCars({ pageHref, room, ...page }: FoundCarsProps) {
  const { search, result, columns, CarCard, latest = [] } = page;
  const { ResultGrid: OwnGrid, EmptyResult = EmptyResults } = page.slots ?? {};
  if (result.hits.length === 0)
    return (
      <Suspense>
        <EmptyResult
          basePath={page.basePath}
          search={search}
          widen={result.widen ?? []}
          nearest={page.nearest}
          clearFiltersTo={page.clearFiltersTo}
          hasNoStock={page.hasNoStock}
          vehicles={page.vehicles}
          locale={page.locale}
        />
        {latest.length > 0 && <LatestArrivals cars={latest} columns={columns} CarCard={CarCard} />}
      </Suspense>
    );
  if (OwnGrid) return <OwnGrid cars={result.hits} search={search} />;
  return (
    <ResultGrid
      hits={result.hits}
      page={search.page}
      extras={page.extras}
      columns={columns}
      CarCard={CarCard}
      nextHref={search.page < result.pages ? pageHref(search.page + 1) : undefined}
      pageCount={result.pages}
      room={room}
    />
  );
}
