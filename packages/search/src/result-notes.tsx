import type { SearchResponse } from "@forecourt/api";
import { stockWord } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { DidYouMean } from "./did-you-mean.tsx";
import { placeProblem } from "./place-problem.ts";
import styles from "./search-terms.module.css";

/** Props of {@link ResultNotes}. */
export interface ResultNotesProps extends Pick<SearchResponse, "unmatched" | "meant" | "placeProblem"> {
  basePath: string;
  /** The search as it was asked for. */
  asked: SearchQuery;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
}

/** Notes on an answer: an unknown place, words that no car has, a better spelling. */
export function ResultNotes({
  basePath,
  asked,
  unmatched,
  meant,
  placeProblem: problem,
  vehicles,
  locale,
}: ResultNotesProps) {
  const nowhere = placeProblem(asked.nearby, problem, vehicles);
  return (
    <>
      {nowhere && <p className={`${styles.problem} ${styles.notice}`}>{nowhere.notice}</p>}
      {unmatched && (
        <p
          className={`${styles.note} ${styles.notice}`}
          role="status"
        >{`No ${stockWord(vehicles)} here matches ‘${unmatched.join(" ")}’: these are the ${vehicles} without ${unmatched.length === 1 ? "that word" : "those words"}.`}</p>
      )}
      {meant?.map((each) => (
        <DidYouMean
          key={each.word + each.name}
          basePath={basePath}
          search={asked}
          meant={each}
          vehicles={vehicles}
          locale={locale}
        />
      ))}
    </>
  );
}
