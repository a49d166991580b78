import { formatNumber, makesShown, searchUrl, showAllUrl, toggleFilter } from "@forecourt/core";
import type { ListFacetName, SearchQuery } from "@forecourt/core";
import { useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { facetLabels, facetValueLabel } from "./facet-labels.ts";
import styles from "./search-facet.module.css";

/** Props of {@link FacetList}. */
export interface FacetListProps {
  name: ListFacetName;
  basePath: string;
  search: SearchQuery;
  /** Its values in the order in which they are listed, such as the `items` of `useRefinementList`. */
  items: readonly { value: string; count: number }[];
  locale: string;
  open: boolean;
  /** Values shown before "Show all" (S1 §9). @default 7 */
  shownAtFirst?: number | undefined;
  /** The address asks for all of them. @default false */
  showsAll?: boolean;
  /** Its first values are in the page while it stands closed, for those without JavaScript. @default false */
  isFilled?: boolean;
  /** Facets of one group stand open one at a time. @default each by itself */
  group?: string | undefined;
}

/**
 * A facet with a list of values. Each value is a link that adds or removes it, and looks like one. They stand in the
 * order of `items`, also when chosen: none moves under the finger. The values past the first few, unless chosen, and
 * those of a facet that stands closed, are made when they are asked for: without JavaScript by a link to this page with
 * all of them.
 */
export function FacetList({
  name,
  basePath,
  search,
  items,
  locale,
  open,
  shownAtFirst = makesShown,
  showsAll = false,
  isFilled = false,
  group: groupName,
}: FacetListProps) {
  const list = useRef<HTMLUListElement>(null);
  const group = useRef<HTMLDetailsElement>(null);
  const [isWhole, setWhole] = useState(showsAll);
  const [wasOpened, setOpened] = useState(open || showsAll || isFilled);
  // A shopper may have opened it before this code came.
  useEffect(() => setOpened((was) => was || group.current?.open === true), []);
  const chosen = search.filters[name] ?? [];
  const missing = chosen
    .filter((value) => !items.some((entry) => entry.value === value))
    .map((value) => ({ value, count: 0 }));
  const isChosen = (entry: { value: string }) => chosen.includes(entry.value);
  const all = [...items, ...missing];
  const first =
    wasOpened || open || isWhole ? all.filter((entry, index) => index < shownAtFirst || isChosen(entry)) : [];
  const showAll = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => setWhole(true));
    // The link that was pressed is gone: its focus goes to the first value that it brought.
    const brought = all.findIndex((entry) => !first.includes(entry));
    list.current?.querySelectorAll("a")[brought]?.focus({ preventScroll: true });
  };
  return (
    <details
      ref={group}
      className={styles.group}
      data-part="facet"
      data-facet={name}
      name={groupName}
      data-dropdown={groupName && ""}
      open={open || showsAll}
      onToggle={wasOpened ? undefined : ({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary className={styles.summary}>{facetLabels[name]}</summary>
      {first.length > 0 && (
        <ul className={styles.values} ref={list}>
          {(isWhole ? all : first).map(({ value, count }) => {
            const label = facetValueLabel(name, value, locale);
            const cars = formatNumber(count, locale);
            return (
              <li key={value}>
                <a
                  className={styles.value}
                  href={searchUrl(basePath, toggleFilter(search, name, value))}
                  rel="nofollow"
                  data-keep-scroll
                  {...(chosen.includes(value)
                    ? { "data-selected": true, "aria-label": `Remove ${label} ${cars}` }
                    : {})}
                >
                  {`${label} `}
                  <span className={styles.count}>{cars}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {!isWhole && all.length > first.length && (
        <a
          className={styles.more}
          href={showAllUrl(basePath, search, name)}
          rel="nofollow"
          data-keep-scroll
          onClick={showAll}
        >
          {name === "make" ? "Show all makes" : "Show all"} ({all.length})
        </a>
      )}
    </details>
  );
}
