import { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import type { SuggestAnswer } from "@forecourt/api";
import { searchBoxDebounceMs } from "@forecourt/core";
import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** What is typed in a field, and what the platform suggests for it once the shopper has paused for 300 ms. */
export interface TypedSuggestions {
  text: string;
  /** For `text`, or for its beginning while the answer is on its way. */
  answer: SuggestAnswer | undefined;
  /** For which words the answer is. */
  answered: string | undefined;
}

/**
 * Follows a field. A question that is not answered, or answered too late, suggests nothing: the box works without.
 *
 * @param at address of the search that the words are put on top of
 */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, at: string): TypedSuggestions {
  const [typed, setTyped] = useState(() => ({ text: field.current?.value.trim() ?? "", at }));
  const [last, setLast] = useState<{ text: string; at: string; answer: SuggestAnswer }>();
  useEffect(() => {
    const { current: input } = field;
    const onInput = () => setTyped({ text: input?.value.trim() ?? "", at });
    input?.addEventListener("input", onInput);
    // Letters that were typed since this was rendered; or another search has put its own words there.
    onInput();
    return () => input?.removeEventListener("input", onInput);
  }, [field, at]);
  useEffect(() => {
    if (typed.text === "") return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      fetchEndpoint("GET /api/suggest", { query: typed.text, at: typed.at }, { signal: leaving.signal }).then(
        (answer) => setLast({ ...typed, answer }),
        () => {},
      );
    }, searchBoxDebounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  // Suggestions for a shorter word stay until newer ones come, so that the list does not flicker.
  const known = last && last.at === typed.at && typed.text.startsWith(last.text) ? last : undefined;
  return { text: typed.text, answer: known?.answer, answered: known?.text };
}
