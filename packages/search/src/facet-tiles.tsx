import { facetSearchPath, hasFilters, searchUrl, stockCount, toggleFilter } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { BodyMark } from "./body-mark.tsx";
import { facetLabels } from "./facet-labels.ts";
import { MakeMark } from "./make-mark.tsx";
import styles from "./search-facet-tiles.module.css";

/** Facets that may stand as tiles. */
export type TileFacet = "make" | "simple_body";

/** Props of {@link FacetTiles}. */
export interface FacetTilesProps {
  name: TileFacet;
  basePath: string;
  search: SearchQuery;
  values: readonly { value: string; count: number }[];
  /** Logos of makes, by the make's name. */
  logos: Readonly<Record<string, string>>;
  /** Drawings of bodies, by the body's name: `bodyOutline`. */
  outlines: Readonly<Record<string, string>>;
  /** Cars that a search page needs to be kept by search engines. */
  minimum: number;
  /** True where the path itself narrows nothing, so that a tile may lead to the page of its value. */
  isWholeStock: boolean;
  /** The site's word for its stock, such as "cars". */
  vehicleType: string;
  locale: string;
}

/** Tiles in a strip; the rail has the others. */
const tilesShown = 12;

/**
 * A facet as a strip of tiles with mark, label and count (S1 §2). From the whole stock a tile leads to the page of its
 * make or body, which crawlers may follow; elsewhere it narrows the search, and a chosen one widens it again.
 */
export function FacetTiles({
  name,
  basePath,
  search,
  values,
  logos,
  outlines,
  minimum,
  isWholeStock,
  vehicleType,
  locale,
}: FacetTilesProps) {
  const chosen = search.filters[name] ?? [];
  if (values.length < 2 && chosen.length === 0) return null;
  const isUntouched = isWholeStock && !hasFilters(search) && search.sortBy === "newest";
  return (
    <nav className={styles.strip} aria-label={`${facetLabels[name]} tiles`}>
      <ul className={styles.tiles}>
        {values.slice(0, tilesShown).map(({ value, count }) => {
          const ownPage = isUntouched ? facetSearchPath(name, { value, count }, { minimum }) : undefined;
          const picked = chosen.includes(value);
          const cars = stockCount(count, vehicleType, locale);
          const way =
            ownPage === undefined
              ? {
                  href: searchUrl(basePath, toggleFilter(search, name, value)),
                  rel: "nofollow",
                  "data-keep-scroll": true,
                }
              : { href: ownPage };
          return (
            <li key={value}>
              <a
                className={styles.tile}
                {...way}
                {...(picked ? { "data-selected": true, "aria-label": `Remove ${value} ${cars}` } : {})}
              >
                {name === "make" ? (
                  <MakeMark make={value} logo={logos[value]} />
                ) : (
                  <BodyMark outline={outlines[value]} />
                )}
                {`${value} `}
                <span className={styles.count}>{cars}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
