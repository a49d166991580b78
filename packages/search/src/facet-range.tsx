import type { RangeFacetName, SearchQuery } from "@forecourt/core";
import { IconChevronDown } from "@forecourt/ui-kit/icon";
import { rangeValue } from "./active-filters.ts";
import { facetLabels } from "./facet-labels.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./search-facet.module.css";
import { useSyncedValue } from "./use-synced-value.ts";

/** What a range facet needs. `stats` are the lowest and highest value of the other filters' cars. */
export interface FacetRangeProps {
  name: RangeFacetName;
  basePath: string;
  search: SearchQuery;
  stats: { min: number; max: number } | undefined;
  locale: string;
  open: boolean;
}

/** A facet with a lowest and a highest value; a blank end means no limit. */
export function FacetRange({ name, basePath, search, stats, locale, open }: FacetRangeProps) {
  const range = search.ranges[name];
  const heading = facetLabels[name];
  const from = useSyncedValue<HTMLInputElement>(String(range?.min ?? ""));
  const to = useSyncedValue<HTMLInputElement>(String(range?.max ?? ""));
  const hint = (value: number | undefined) => (value === undefined ? undefined : rangeValue(name, Math.round(value), locale));
  return (
    <details className={styles.group} open={open || range !== undefined}>
      <summary className={styles.summary}>
        {heading}
        <IconChevronDown size={18} />
      </summary>
      <form className={styles.range} action={basePath} method="get" data-search-form>
        <HiddenFields search={search} without={name} />
        <label className={styles.end}>
          From
          <input ref={from} className={styles.input} type="text" inputMode="numeric" name={`${name}_min`} defaultValue={range?.min ?? ""} placeholder={hint(stats?.min)} aria-label={`${heading} from`} maxLength={11} />
        </label>
        <label className={styles.end}>
          To
          <input ref={to} className={styles.input} type="text" inputMode="numeric" name={`${name}_max`} defaultValue={range?.max ?? ""} placeholder={hint(stats?.max)} aria-label={`${heading} to`} maxLength={11} />
        </label>
        <button className={styles.apply} type="submit" aria-label={`Apply ${heading.toLowerCase()}`}>
          Apply
        </button>
      </form>
    </details>
  );
}
