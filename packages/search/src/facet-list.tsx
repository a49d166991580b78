import { formatNumber, makesShown, toggleFilter, searchUrl } from "@forecourt/core";
import type { ListFacetName, SearchQuery } from "@forecourt/core";
import { IconCheck, IconChevronDown } from "@forecourt/ui-kit/icon";
import { facetLabels, facetValueLabel } from "./facet-labels.ts";
import styles from "./search-facet.module.css";

/** What a list facet needs. */
export interface FacetListProps {
  name: ListFacetName;
  basePath: string;
  search: SearchQuery;
  values: readonly { value: string; count: number }[];
  locale: string;
  open: boolean;
  /** Values shown before "Show all" (S1 §9). @default 7 */
  shownAtFirst?: number | undefined;
}

/** A facet with a list of values. Each value is a link that adds or removes it; chosen values stand first. */
export function FacetList({ name, basePath, search, values, locale, open, shownAtFirst = makesShown }: FacetListProps) {
  const chosen = search.filters[name] ?? [];
  const missing = chosen
    .filter((value) => !values.some((entry) => entry.value === value))
    .map((value) => ({ value, count: 0 }));
  const isChosen = (entry: { value: string }) => chosen.includes(entry.value);
  const all = [...missing, ...values.filter(isChosen), ...values.filter((entry) => !isChosen(entry))];
  const link = ({ value, count }: { value: string; count: number }) => {
    const label = facetValueLabel(name, value, locale);
    const picked = chosen.includes(value);
    return (
      <li key={value}>
        <a
          className={styles.value}
          href={searchUrl(basePath, toggleFilter(search, name, value))}
          rel="nofollow"
          data-keep-scroll
          data-selected={picked || undefined}
        >
          {picked && (
            <span className={styles.picked}>
              <IconCheck size={14} />
              <span className="fc-visually-hidden">Remove </span>
            </span>
          )}
          {`${label} `}
          <span className={styles.count}>{formatNumber(count, locale)}</span>
        </a>
      </li>
    );
  };
  const first = all.slice(0, Math.max(shownAtFirst, chosen.length));
  const rest = all.slice(first.length);
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        {facetLabels[name]}
        <IconChevronDown size={18} />
      </summary>
      <ul className={styles.values}>{first.map(link)}</ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.moreSummary}>
            {name === "make" ? "Show all makes" : "Show all"} ({all.length})
          </summary>
          <ul className={styles.values}>{rest.map(link)}</ul>
        </details>
      )}
    </details>
  );
}
