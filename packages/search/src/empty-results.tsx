import { formatNumber, searchUrl, setKeywords, setNearby, setSortOrder, stockCount } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { SearchResponse } from "@forecourt/api";
import { IconSearch } from "@forecourt/ui-kit/icon";
import { activeFilters } from "./active-filters.ts";
import type { ActiveFilter } from "./active-filters.ts";
import styles from "./search-empty.module.css";

/** The nearest car beyond the distance asked for. */
export interface NearestCar {
  /** How far away it stands. */
  kilometres: number;
  /** Where it stands. */
  city?: string | undefined;
  /** Cars at any distance. */
  count: number;
}

/** Props of {@link EmptyResults}. */
export interface EmptyResultsProps {
  basePath: string;
  search: SearchQuery;
  /** Filters whose removal finds cars, most first. */
  widen: NonNullable<SearchResponse["widen"]>;
  /** @default none */
  nearest?: NearestCar | undefined;
  clearFiltersTo: string;
  /** The search is of all stock, and the site has none: there is nothing to clear. @default false */
  hasNoStock?: boolean | undefined;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string | undefined;
  locale: string;
}

/** Ways out that are offered beside clearing everything: farther distances, and filters to remove. */
const maxOffered = { distances: 3, filters: 2 };

/**
 * The card that stands where nothing was found (S1 §8; decisions.md rows 27, 28 and 80): within which distances there
 * are cars, which filter hides the most, and how many.
 */
export function EmptyResults({
  basePath,
  search,
  widen,
  nearest,
  clearFiltersTo,
  hasNoStock = false,
  vehicles = "cars",
  locale,
}: EmptyResultsProps) {
  const set = activeFilters(search, locale);
  const cars = (count: number) => stockCount(count, vehicles, locale);
  const shorten = ({ key, label }: ActiveFilter) =>
    key === "query" ? label.slice(label.indexOf("‘") + 1, label.lastIndexOf("’")) : label;
  const farther = widen.flatMap(({ count, within, withoutKeywords = false }) =>
    within === undefined || !search.nearby
      ? []
      : [
          {
            within,
            count,
            to: searchUrl(
              basePath,
              setNearby(withoutKeywords ? setKeywords(search, "") : search, { ...search.nearby, within }),
            ),
          },
        ],
  );
  // Nearest first is a better way out than the same cars in another order.
  const nearestWay =
    nearest && search.nearby
      ? [
          {
            to: searchUrl(basePath, setSortOrder(setNearby(search, { near: search.nearby.near }), "distance")),
            label: `See ${cars(nearest.count)}, nearest first`,
          },
        ]
      : [];
  // Filters of the path are not the shopper's to remove here.
  const fewer = widen.flatMap(({ name, count, within, withoutKeywords = false }) => {
    const isOffered = within !== undefined || (name === "near" && nearestWay.length > 0);
    const own = set.filter(({ key }) => !isOffered && (key === name || key.startsWith(`${name}:`)));
    const gone =
      own.length > 0 && withoutKeywords
        ? [...set.filter(({ key }) => key === "query" || key.startsWith("query:")), ...own]
        : own;
    const without = gone.reduce(
      (rest, { key }) => activeFilters(rest, locale).find((filter) => filter.key === key)?.without ?? rest,
      search,
    );
    return gone.length === 0 ? [] : [{ count, label: gone.map(shorten).join(", "), to: searchUrl(basePath, without) }];
  });
  const ways = [
    ...farther
      .toSorted((one, other) => one.within - other.within)
      .slice(0, maxOffered.distances)
      .map(({ within, count, to }) => ({
        to,
        label: `Search within ${formatNumber(within, locale)} km to see ${cars(count)}`,
      })),
    ...nearestWay,
    ...fewer
      .slice(0, maxOffered.filters)
      .map(({ label, count, to }) => ({ to, label: `Remove ‘${label}’ to see ${cars(count)}` })),
  ];
  return (
    <div className={styles.card} data-part="empty-results">
      <span className={styles.mark}>
        <IconSearch size={22} />
      </span>
      <h2 className={styles.title}>No Results Available</h2>
      <p className={styles.text}>
        {hasNoStock
          ? `No ${vehicles} are for sale here at the moment. Give us a call, and we will tell you what is coming in.`
          : "No results found for your search at this time. Please try adjusting the filters for more results"}
      </p>
      {nearest && (
        <p className={styles.text}>
          {`The nearest one is ${nearest.city === undefined ? "" : `in ${nearest.city}, `}${formatNumber(nearest.kilometres, locale, 3)} km away.`}
        </p>
      )}
      <ul className={styles.ways}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <a className={styles.way} href={to} rel="nofollow">
              {label}
            </a>
          </li>
        ))}
        <li>
          {hasNoStock ? (
            <a className={styles.way} href="/">
              Home
            </a>
          ) : (
            <a className={styles.way} href={clearFiltersTo}>
              Clear Filters
            </a>
          )}
        </li>
      </ul>
    </div>
  );
}
