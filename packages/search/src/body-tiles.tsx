import { emptySearchQuery, facetSearchPath, formatNumber, indexedSearchMinimum, searchUrl } from "@forecourt/core";
import type { ReactNode } from "react";
import styles from "./search-tiles.module.css";

/** Props of {@link BodyTiles}. */
export interface BodyTilesProps {
  basePath: string;
  /** Body types with their counts, each with the picture that the template gives it. */
  bodies: readonly { value: string; count: number; picture: ReactNode }[];
  locale: string;
}

/**
 * Body types of the stock as tiles with their counts, each a link to its cars (S1 §2 "Facet tiles"): to the body's own
 * page, which crawlers may follow, where it has cars enough to be kept (rules 2.7).
 */
export function BodyTiles({ basePath, bodies, locale }: BodyTilesProps) {
  return (
    <ul className={styles.tiles}>
      {bodies.map(({ value, count, picture }) => {
        const ownPage = facetSearchPath("simple_body", { value, count }, { minimum: indexedSearchMinimum });
        return (
          <li key={value}>
            <a
              className={styles.tile}
              href={ownPage ?? searchUrl(basePath, { ...emptySearchQuery, filters: { simple_body: [value] } })}
              rel={ownPage === undefined ? "nofollow" : undefined}
            >
              <span className={styles.picture}>{picture}</span>
              <span className={styles.label}>{value}</span>
              <span className={styles.count}>{formatNumber(count, locale)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
