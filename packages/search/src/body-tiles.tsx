import { emptySearchQuery } from "@forecourt/core";
import type { ReactNode } from "react";
import { searchUrl } from "./search-url.ts";
import styles from "./search-tiles.module.css";

/** What the tiles need. */
export interface BodyTilesProps {
  basePath: string;
  /** Body types with their counts, each with the picture that the template gives it. */
  bodies: readonly { value: string; count: number; picture: ReactNode }[];
  locale: string;
}

/** Body types of the stock as tiles with their counts, each a link to its cars (S1 §2 "Facet tiles"). */
export function BodyTiles({ basePath, bodies, locale }: BodyTilesProps) {
  return (
    <ul className={styles.tiles}>
      {bodies.map(({ value, count, picture }) => (
        <li key={value}>
          <a className={styles.tile} href={searchUrl(basePath, { ...emptySearchQuery, filters: { simple_body: [value] } })} rel="nofollow">
            <span className={styles.picture}>{picture}</span>
            <span className={styles.label}>{value}</span>
            <span className={styles.count}>{count.toLocaleString(locale)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
