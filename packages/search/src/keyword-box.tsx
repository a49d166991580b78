import { emptySearchQuery, searchQueryToParams, setKeywords } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { IconSearch } from "@forecourt/ui-kit/icon";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ComponentType, SyntheticEvent } from "react";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./search-keyword.module.css";
import type { KeywordSuggestionsProps } from "./suggest/keyword-suggestions.tsx";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";
import { useSyncedValue } from "./use-synced-value.ts";

const NoSuggestions: ComponentType<KeywordSuggestionsProps> = () => null;

/** Loads when a shopper goes to the box; where it does not arrive, there are no suggestions and the box works as before. */
const KeywordSuggestions = lazy(async () => {
  const loaded = await import("./suggest/keyword-suggestions.tsx").catch(() => undefined);
  return { default: loaded?.KeywordSuggestions ?? NoSuggestions };
});

/** What the box needs. */
export interface KeywordBoxProps {
  basePath: string;
  search: SearchQuery;
  placeholder: string;
  locale: string;
  /** Where the last searches are kept; without it none are. */
  history?: SearchHistoryStore | undefined;
}

/** Keyword search over the cars of this path; keeps the other filters. */
export function KeywordBox({ basePath, search, placeholder, locale, history }: KeywordBoxProps) {
  const followed = useRef<string>(undefined);
  const sent = useRef<string>(undefined);
  const field = useSyncedValue<HTMLInputElement>(search.query, followed);
  const [reached, setReached] = useState(false);
  // A shopper who went to the box before this code arrived.
  useEffect(() => {
    if (document.activeElement === field.current) setReached(true);
  }, [field]);
  const keep = ({ nativeEvent }: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    if (nativeEvent.submitter?.getAttribute("name") === "typing") return;
    followed.current = undefined;
    const words = field.current?.value.trim() ?? "";
    sent.current = words;
    if (words !== "") history?.recordSearch(searchQueryToParams(setKeywords(emptySearchQuery, words)).toString());
  };
  return (
    <form className={styles.form} action={basePath} method="get" role="search" data-search-form onFocus={() => setReached(true)} onSubmit={keep}>
      <HiddenFields search={search} without="query" />
      <input type="hidden" name="ask" value="1" />
      <input ref={field} className={styles.input} type="search" name="query" defaultValue={search.query} placeholder={placeholder} aria-label="Keywords" maxLength={120} enterKeyHint="search" autoComplete="off" />
      <button className={styles.button} type="submit" aria-label="Search">
        <IconSearch />
      </button>
      {reached && (
        <Suspense fallback={null}>
          <KeywordSuggestions field={field} basePath={basePath} search={search} locale={locale} history={history} followed={followed} sent={sent} />
        </Suspense>
      )}
    </form>
  );
}
