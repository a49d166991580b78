import { emptySearchQuery, searchQueryToParams, setKeywords, searchUrl } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { SyntheticEvent } from "react";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";
import type { FollowedSearches } from "./suggest/use-followed-typing.ts";

/**
 * What a keyword box knows of the words in it: typed by hand, followed by the results while they were typed, or sent.
 * They stay the shopper's own until a search has taken them, and go with the button that shows the cars of the filters.
 *
 * @param options.formId id of the form of the filters while the box is a field of it
 */
export function useKeywordBox({
  basePath,
  search,
  history,
  formId,
}: {
  basePath: string;
  search: SearchQuery;
  history: SearchHistoryStore | undefined;
  formId: string | undefined;
}) {
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
  // Words that were typed before this code arrived.
  useEffect(() => {
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
  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
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
  const onInput = () => {
    hasTyped.current = true;
  };
  return { field, base, hasTyped, followed, sent, onInput, onSubmit };
}
