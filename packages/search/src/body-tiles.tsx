import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery } from "@forecourt/core";
import type { ReactNode } from "react";
import { searchUrl } from "./search-url.ts";
import styles from "./search-tiles.module.css";

/** What the tiles need. */
export interface BodyTilesProps {
  basePath: string;
  values: SearchResponse["facets"][string];
  locale: string;
  /** Picture of a body type, given by the template. */
  picture: (body: string) => ReactNode;
}

/** Body types of the stock as tiles with their counts, each a link to its cars (S1 §2 "Facet tiles"). */
export function BodyTiles({ basePath, values, locale, picture }: BodyTilesProps) {
  return (
    <ul className={styles.tiles}>
      {values.map(({ value, count }) => (
        <li key={value}>
          <a className={styles.tile} href={searchUrl(basePath, { ...emptySearchQuery, filters: { simple_body: [value] } })} rel="nofollow">
            <span className={styles.picture}>{picture(value)}</span>
            <span className={styles.label}>{value}</span>
            <span className={styles.count}>{count.toLocaleString(locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
