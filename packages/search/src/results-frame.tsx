import { LiveMark } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useRef } from "react";
import type { SyntheticEvent } from "react";
import { FilterForm } from "./filter-form.tsx";
import type { ResultsSlots } from "./results-slots.ts";
import { StandardSearchLayout } from "./search-layout.tsx";
import type { SearchLayoutProps } from "./search-layout.tsx";
import styles from "./search-results.module.css";

/** Props of {@link ResultsFrame}. */
interface ResultsFrameProps extends Omit<SearchLayoutProps, "FilterForm"> {
  slots: Partial<ResultsSlots>;
  /** Hears presses and sent forms before the page's own parts do. */
  onAsk: (event: SyntheticEvent) => void;
  onReach: () => void;
}

/** Places the parts of a page of results: in the template's layout, else filters beside the cars. */
export function ResultsFrame({ slots, onAsk, onReach, ...layout }: ResultsFrameProps) {
  const { FilterRail, ResultGrid, SearchLayout } = slots;
  const hears = { onClickCapture: onAsk, onSubmitCapture: onAsk };
  // The code of a template's own parts may come late, with that of InstantSearch.
  const place = useRef<HTMLDivElement>(null);
  const late = { ref: place, "data-late-part": "results", "data-links": "" };
  if (SearchLayout)
    return (
      <div data-part="search-page" onPointerOver={onReach} onFocus={onReach} {...hears}>
        <div {...late}>
          <Suspense>
            <SearchLayout {...layout} FilterForm={FilterForm} />
            <LiveMark place={place} />
          </Suspense>
        </div>
      </div>
    );
  const { parts, region } = layout;
  const page = <StandardSearchLayout {...{ parts, region, onReach }} hasOwnFilters={FilterRail !== undefined} />;
  return (
    <div className={styles.page} data-part="search-page" {...hears}>
      {ResultGrid || FilterRail ? (
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
