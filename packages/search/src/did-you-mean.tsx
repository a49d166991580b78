import type { SearchResponse } from "@forecourt/api";
import { setKeywords, stockCount, toggleFilter, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import styles from "./search-terms.module.css";

/** Props of {@link DidYouMean}. */
export interface DidYouMeanProps {
  basePath: string;
  search: SearchQuery;
  meant: NonNullable<SearchResponse["meant"]>[number];
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
}

/** "Did you mean Tesla?": the make or model in the place of a word that no car has. */
export function DidYouMean({
  basePath,
  search,
  meant: { word, name, value, count },
  vehicles,
  locale,
}: DidYouMeanProps) {
  const others = setKeywords(
    search,
    search.query
      .split(" ")
      .filter((each) => each !== word)
      .join(" "),
  );
  return (
    <p className={`${styles.note} ${styles.notice}`}>
      Did you mean{" "}
      <a
        className={styles.meant}
        href={searchUrl(basePath, toggleFilter(others, name, value))}
        rel="nofollow"
        data-keep-scroll
      >
        {`${value} (${stockCount(count, vehicles, locale)})`}
      </a>
      ?
    </p>
  );
}
