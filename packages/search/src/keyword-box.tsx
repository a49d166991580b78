import type { SearchQuery } from "@forecourt/core";
import { IconSearch } from "@forecourt/ui-kit/icon";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import { HiddenFields } from "./hidden-fields.tsx";
import styles from "./search-keyword.module.css";
import type { KeywordSuggestionsProps } from "./suggest/keyword-suggestions.tsx";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";
import { useKeywordBox } from "./use-keyword-box.ts";

const NoSuggestions: ComponentType<KeywordSuggestionsProps> = () => null;

/**
 * Loads when a shopper goes to the box; where it does not arrive, there are no suggestions and the box works as before.
 */
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
  /**
   * Id of the form of the filters while the box is a field of it, so that what was typed into either is sent with the
   * other.
   */
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
  const box = useKeywordBox({ basePath, search, history, formId });
  const { field, base } = box;
  const [reached, setReached] = useState(false);
  // A shopper who went to the box before this code arrived.
  useEffect(() => {
    if (document.activeElement === field.current) setReached(true);
  }, [field]);
  return (
    <form
      className={styles.form}
      data-part="keyword-box"
      action={basePath}
      method="get"
      role="search"
      data-search-form
      onFocus={() => setReached(true)}
      onSubmit={box.onSubmit}
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
        onInput={box.onInput}
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
            hasTyped={box.hasTyped}
            followed={box.followed}
            sent={box.sent}
          />
        </Suspense>
      )}
    </form>
  );
}
