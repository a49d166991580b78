import { formatNumber } from "@forecourt/core";
import styles from "./account-welcome-back.module.css";
import { useNewSinceVisit } from "./use-new-since-visit.ts";

/** Props of {@link NewSinceVisitNote}. */
export interface NewSinceVisitNoteProps {
  /** Slug of the site. */
  site: string;
  /** Query of the search, with what its path says. */
  query: string;
  /** Where the new ones are, of an instant in seconds since 1970. */
  hrefOf: (since: number) => string;
  locale: string;
}

/** "12 new since your last visit", for whoever has been here; nothing otherwise, and no room is kept for it. */
export function NewSinceVisitNote({ site, query, hrefOf, locale }: NewSinceVisitNoteProps) {
  const found = useNewSinceVisit(site, query);
  if (!found) return null;
  return (
    <a className={styles.note} href={hrefOf(found.since)} rel="nofollow" data-keep-scroll>
      {formatNumber(found.count, locale)} new since your last visit
    </a>
  );
}
