import { LiveMark } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useRef } from "react";
import type { SyntheticEvent } from "react";
import { FilterForm } from "./filter-form.tsx";
import type { FilterFormData } from "./filter-form.tsx";
import { StandardSearchLayout } from "./search-layout.tsx";
import type { ResultsRegion, SearchParts } from "./search-layout.tsx";
import styles from "./search-results.module.css";
import type { SearchResultsProps } from "./search-results-props.ts";

/** Props of {@link ResultsFrame}. */
interface ResultsFrameProps extends Pick<SearchResultsProps, "Layout" | "search" | "result"> {
  parts: SearchParts;
  filters: FilterFormData;
  region: ResultsRegion;
  /** The template has filters of its own. */
  hasOwnFilters: boolean;
  /** The template has a grid of its own. */
  hasOwnGrid: boolean;
  /** Hears presses and sent forms before the page's own parts do. */
  onAsk: (event: SyntheticEvent) => void;
  onReach: () => void;
}

/** Places the parts of a page of results: in the template's layout, else filters beside the cars. */
export function ResultsFrame({
  Layout,
  parts,
  filters,
  region,
  search,
  result,
  hasOwnFilters,
  hasOwnGrid,
  onAsk,
  onReach,
}: ResultsFrameProps) {
  const hears = { onClickCapture: onAsk, onSubmitCapture: onAsk };
  // The code of a template's own parts may come late, with that of InstantSearch.
  const place = useRef<HTMLDivElement>(null);
  const late = { ref: place, "data-late-part": "results", "data-links": "" };
  if (Layout)
    return (
      <div data-part="search-page" onPointerOver={onReach} onFocus={onReach} {...hears}>
        <div {...late}>
          <Suspense>
            <Layout
              parts={parts}
              filters={filters}
              FilterForm={FilterForm}
              region={region}
              search={search}
              result={result}
            />
            <LiveMark place={place} />
          </Suspense>
        </div>
      </div>
    );
  const page = <StandardSearchLayout parts={parts} region={region} hasOwnFilters={hasOwnFilters} onReach={onReach} />;
  return (
    <div className={styles.page} data-part="search-page" {...hears}>
      {hasOwnGrid || hasOwnFilters ? (
        <div {...late}>
          {page}
          <LiveMark place={place} />
        </div>
      ) : (
        page
      )}
    </div>
  );
}
