import { searchUrl, setSortOrder } from "@forecourt/core";
import type { InvalidAmount, RangeFacetName, SearchQuery } from "@forecourt/core";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import { facetLabels } from "./facet-labels.ts";
import { PriceBars } from "./price-bars.tsx";
import { RangeFields } from "./range-fields.tsx";
import { rangeStops, stockEdges } from "./range-scale.ts";
import type { ScaleEnds } from "./range-scale.ts";
import styles from "./search-facet.module.css";
import rangeStyles from "./search-range.module.css";

/** Props of {@link FacetRange}. */
export interface FacetRangeProps {
  name: RangeFacetName;
  basePath: string;
  search: SearchQuery;
  /** The lowest and highest value of the other filters' cars: the `range` of `useRange`. */
  range: ScaleEnds | undefined;
  /** Ends of the slider where they do not follow the cars. */
  ends?: ScaleEnds | undefined;
  /** Cars at each part of the scale. */
  bars?: readonly number[] | undefined;
  /** Cars that the chosen range leaves out because they have no value. @default 0 */
  leftOut?: number | undefined;
  /** Text typed for this facet that could not be read. */
  unread: readonly InvalidAmount[];
  /** A thumb was moved and let stand for 400 ms: sends the form around the fields. */
  onSlide: () => void;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
  open: boolean;
  /** Facets of one group stand open one at a time, and a chosen range does not open its own. @default each by itself */
  group?: string | undefined;
}

/**
 * A facet with a lowest and a highest value, by two thumbs or two numbers: fields of the form around them. While no
 * range is chosen, they hang on the ends of the scale alone, so that the server renders them once for many searches.
 */
export function FacetRange({
  name,
  basePath,
  search,
  range: found,
  ends = found,
  bars,
  leftOut = 0,
  unread,
  onSlide,
  vehicles,
  locale,
  open,
  group,
}: FacetRangeProps) {
  const range = search.ranges[name];
  const isUnset = range === undefined && unread.length === 0;
  const hasSlider = rangeStops(name, ends).length > 1;
  return (
    <details
      className={styles.group}
      data-part="facet"
      data-facet={name}
      name={group}
      data-dropdown={group && ""}
      open={open || (group === undefined && range !== undefined) || unread.length > 0}
    >
      <summary className={styles.summary}>{facetLabels[name]}</summary>
      <div className={rangeStyles.form}>
        {bars && hasSlider && <PriceBars bars={bars} edges={stockEdges(bars)} />}
        <CachedFragment
          by={() => (isUnset ? ["range", name, ends?.min, ends?.max, Number(bars !== undefined), locale] : undefined)}
        >
          <RangeFields {...{ name, search, ends, bars, leftOut, unread, onSlide, vehicles, locale }} />
        </CachedFragment>
      </div>
      {name === "price" && (
        <a
          className={rangeStyles.dearest}
          href={searchUrl(basePath, setSortOrder(search, "price_desc"))}
          rel="nofollow"
        >
          Show the highest prices first
        </a>
      )}
    </details>
  );
}
