import { emptySearchQuery, searchQueryToParams, setKeywords, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { IconSearch } from "@forecourt/ui-kit/icon";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { ComponentType, SyntheticEvent } from "react";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./search-keyword.module.css";
import type { KeywordSuggestionsProps } from "./suggest/keyword-suggestions.tsx";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";
import type { FollowedSearches } from "./suggest/use-followed-typing.ts";

const NoSuggestions: ComponentType<KeywordSuggestionsProps> = () => null;

/** Loads when a shopper goes to the box; where it does not arrive, there are no suggestions and the box works as before. */
const KeywordSuggestions = lazyPart(async () => {
  const loaded = await import("./suggest/keyword-suggestions.tsx").catch(() => undefined);
  return loaded?.KeywordSuggestions ?? NoSuggestions;
});

/** Props of {@link KeywordBox}. */
export interface KeywordBoxProps {
  basePath: string;
  search: SearchQuery;
  placeholder: string;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string | undefined;
  locale: string;
  /** Store of the last searches; without it none are stored. */
  history?: SearchHistoryStore | undefined;
  /** Id of the form of the filters while the box is a field of it, so that what was typed into either is sent with the other. */
  formId?: string | undefined;
}

/** Keyword search over the cars of this path; keeps the other filters. */
export function KeywordBox({
  basePath,
  search,
  placeholder,
  vehicles = "cars",
  locale,
  history,
  formId,
}: KeywordBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  // The search that words are put on top of: not those that the results only followed while they were typed.
  const [base, setBase] = useState(search);
  const followed = useRef<FollowedSearches>({ addresses: new Set(), words: undefined });
  const sent = useRef<string>(undefined);
  const hasTyped = useRef(false);
  const current = searchUrl(basePath, search);
  const settle = useCallback(() => {
    const input = field.current;
    const isLeft = hasTyped.current && sent.current !== undefined && input?.value.trim() !== sent.current;
    const isTaken = followed.current.addresses.size > 0 || sent.current !== undefined || base.query !== search.query;
    if (input && isTaken && !isLeft) input.value = search.query;
    followed.current = { addresses: new Set(), words: undefined };
    sent.current = undefined;
    // Words that wait in the box stay the shopper's own where the page was only drawn anew.
    hasTyped.current &&= isLeft || !isTaken;
    setBase(search);
  }, [base, search]);
  useEffect(() => {
    if (base !== search && !followed.current.addresses.has(current)) settle();
  }, [base, search, current, settle]);
  const [reached, setReached] = useState(false);
  // A shopper who went to the box before this code arrived.
  useEffect(() => {
    if (document.activeElement === field.current) setReached(true);
    hasTyped.current = field.current?.value !== field.current?.defaultValue;
  }, [field]);
  useEffect(() => {
    if (formId !== undefined) return;
    // The button that shows the cars of the filters sends words that wait in the box, and asks to have them read.
    const addWords = ({ target, formData }: FormDataEvent) => {
      const words = field.current?.value.trim() ?? "";
      if (
        target === field.current?.form ||
        !formData.has("ask") ||
        !hasTyped.current ||
        followed.current.words === words
      )
        return;
      formData.set("query", words);
      followed.current = { addresses: new Set(), words: undefined };
      sent.current = words;
    };
    document.addEventListener("formdata", addWords);
    return () => document.removeEventListener("formdata", addWords);
  }, [formId]);
  const keep = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const words = field.current?.value.trim() ?? "";
    if (words !== "") history?.recordSearch(searchQueryToParams(setKeywords(emptySearchQuery, words)).toString());
    if (followed.current.words === words && followed.current.addresses.has(current)) {
      // The search that the results followed is the one to send.
      event.preventDefault();
      settle();
    } else {
      followed.current = { addresses: new Set(), words: undefined };
      sent.current = words;
    }
  };
  return (
    <form
      className={styles.form}
      data-part="keyword-box"
      action={basePath}
      method="get"
      role="search"
      data-search-form
      onFocus={() => setReached(true)}
      onSubmit={keep}
    >
      <HiddenFields search={base} without="query" />
      <input
        ref={field}
        form={formId}
        className={styles.input}
        type="search"
        name="query"
        defaultValue={search.query}
        placeholder={placeholder}
        aria-label="Keywords"
        maxLength={120}
        enterKeyHint="search"
        autoComplete="off"
        onInput={() => {
          hasTyped.current = true;
        }}
      />
      <button className={styles.button} form={formId} type="submit" name="ask" value="1" aria-label="Search">
        <IconSearch />
      </button>
      {reached && (
        <Suspense fallback={null}>
          <KeywordSuggestions
            field={field}
            basePath={basePath}
            search={search}
            base={base}
            vehicles={vehicles}
            locale={locale}
            history={history}
            hasTyped={hasTyped}
            followed={followed}
            sent={sent}
          />
        </Suspense>
      )}
    </form>
  );
}
