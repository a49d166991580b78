import { setKeywords, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { useEffect, useId, useRef } from "react";
import type { RefObject } from "react";
import type { SearchHistoryStore } from "./search-history-store.ts";
import styles from "./search-suggest.module.css";
import { SuggestionLine } from "./suggestion-line.tsx";
import { suggestions } from "./suggestion.ts";
import { useCombobox } from "./use-combobox.ts";
import { useFollowedTyping } from "./use-followed-typing.ts";
import type { FollowedSearches } from "./use-followed-typing.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Props of {@link KeywordSuggestions}. */
export interface KeywordSuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  basePath: string;
  search: SearchQuery;
  /** The search that the words are put on top of. */
  base: SearchQuery;
  /** The site's word for its stock, in the plural. */
  vehicles: string;
  locale: string;
  history: SearchHistoryStore | undefined;
  hasTyped: RefObject<boolean>;
  /** Searches that the results followed while the text was typed. */
  followed: RefObject<FollowedSearches>;
  /** The words that the box was sent with last. */
  sent: RefObject<string | undefined>;
}

/** The list under the keyword box (`useCombobox`). Its lines are links, so a click is a navigation like any other. */
export function KeywordSuggestions({
  field,
  basePath,
  search,
  base,
  vehicles,
  locale,
  history,
  hasTyped,
  followed,
  sent,
}: KeywordSuggestionsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const current = searchUrl(basePath, search);
  const typed = useSuggestions(field, searchUrl(basePath, { ...base, page: 1 }));
  const { text } = typed;
  useFollowedTyping({
    typed,
    hasTyped,
    link,
    basePath,
    current,
    wordless: searchUrl(basePath, setKeywords(base, "")),
    followed,
  });
  const lines = suggestions({ basePath, search: base, typed, recent: history?.searches() ?? [], locale });
  const groups = [...new Set(lines.map(({ group }) => group))];
  const { shown, line, setOpen } = useCombobox(field, { id, list, text, count: lines.length });

  // The address has another search: the choice was made, unless more was typed since. A sentence that was sent is not
  // what its search says.
  useEffect(() => {
    const words = field.current?.value.trim();
    if (!followed.current.addresses.has(current))
      setOpen(document.activeElement === field.current && words !== search.query && words !== sent.current);
  }, [search, current, field, followed, sent, setOpen]);

  return (
    <>
      <a ref={link} href={current} rel="nofollow" data-keep-scroll hidden>
        Search while typing
      </a>
      <div ref={list} className={styles.list} id={id} role="listbox" aria-label="Suggestions" hidden={!shown}>
        {groups.map((group) => (
          <div key={group} className={styles.group} role="group" aria-label={group}>
            {group !== "Search" && (
              <span className={styles.kind} aria-hidden="true">
                {group}
              </span>
            )}
            {lines.map(
              (each, index) =>
                each.group === group && (
                  <SuggestionLine
                    key={each.key}
                    id={`${id}-${index}`}
                    line={each}
                    isCurrent={index === line}
                    vehicles={vehicles}
                    locale={locale}
                    onFollow={() => setOpen(false)}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      <span className="fc-visually-hidden" role="status">
        {shown ? `${lines.length} ${lines.length === 1 ? "suggestion" : "suggestions"}` : ""}
      </span>
    </>
  );
}
