import { suggestStock } from "@forecourt/api/suggest-stock";
import type { SuggestAnswer } from "@forecourt/api";
import { searchBoxDebounceMs } from "@forecourt/core";
import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** What is typed in a field, and what the platform suggests for it once the shopper has paused for 300 ms. */
export interface TypedSuggestions {
  text: string;
  answer: SuggestAnswer | undefined;
}

/** Follows a field. A question that is not answered, or answered too late, suggests nothing: the box works without. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>): TypedSuggestions {
  const [text, setText] = useState(() => field.current?.value.trim() ?? "");
  const [answered, setAnswered] = useState<{ text: string; answer: SuggestAnswer }>();
  useEffect(() => {
    const { current: input } = field;
    const onInput = () => setText(input?.value.trim() ?? "");
    input?.addEventListener("input", onInput);
    // Letters that were typed since this was rendered.
    onInput();
    return () => input?.removeEventListener("input", onInput);
  }, [field]);
  useEffect(() => {
    if (text === "") return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      suggestStock(text, leaving.signal).then(
        (answer) => setAnswered({ text, answer }),
        () => {},
      );
    }, searchBoxDebounceMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text]);
  // What was suggested for a shorter word stays until there is something newer, so that the list does not blink.
  return { text, answer: answered && text.startsWith(answered.text) ? answered.answer : undefined };
}
