import { setKeywords, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { useEffect, useId, useRef, useState } from "react";
import type { RefObject } from "react";
import type { SearchHistoryStore } from "./search-history-store.ts";
import styles from "./search-suggest.module.css";
import { SuggestionLine } from "./suggestion-line.tsx";
import { suggestions } from "./suggestion.ts";
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

/**
 * The list under the keyword box, a combobox by the ARIA pattern: the focus stays in the box, arrow keys walk the list, Enter
 * follows a line, Escape closes it. Its lines are links, so a click is a navigation like any other.
 */
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
  const [open, setOpen] = useState(true);
  // A choice counts for the words that it was made for.
  const [chosen, setChosen] = useState({ text, index: -1 });
  const lines = suggestions({ basePath, search: base, typed, recent: history?.searches() ?? [], locale });
  const groups = [...new Set(lines.map(({ group }) => group))];
  const shown = open && lines.length > 0;
  const line = shown && chosen.text === text && chosen.index < lines.length ? chosen.index : -1;

  // The address has another search: the choice was made, unless more was typed since. A sentence that was sent is not what its search says.
  useEffect(() => {
    const words = field.current?.value.trim();
    if (!followed.current.addresses.has(current))
      setOpen(document.activeElement === field.current && words !== search.query && words !== sent.current);
  }, [search, current, field, followed, sent]);

  useEffect(() => {
    const { current: input } = field;
    if (!input) return;
    const said = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": String(shown),
      "aria-controls": id,
      "aria-activedescendant": line < 0 ? null : `${id}-${line}`,
    };
    for (const [name, value] of Object.entries(said)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [field, id, shown, line]);

  useEffect(() => {
    const { current: input } = field;
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        setOpen(true);
        setChosen({ text, index: ((line + 1 + step + lines.length + 1) % (lines.length + 1)) - 1 });
      } else if (event.key === "Escape" && shown) {
        event.preventDefault();
        setOpen(false);
      } else if (event.key === "Enter") {
        setOpen(false);
        if (line < 0) return;
        event.preventDefault();
        list.current?.querySelectorAll("a")[line]?.click();
      }
    };
    input?.addEventListener("keydown", onKey);
    return () => input?.removeEventListener("keydown", onKey);
  }, [field, text, lines.length, shown, line]);

  // Apart from the above: React renders between two listeners of one event, and would take this one away before its turn.
  useEffect(() => {
    const { current: input } = field;
    const onShow = () => setOpen(true);
    const onBlur = () => setOpen(false);
    const listeners = [
      ["input", onShow],
      ["focus", onShow],
      ["blur", onBlur],
    ] as const;
    for (const [event, listener] of listeners) input?.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) input?.removeEventListener(event, listener);
    };
  }, [field]);

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
