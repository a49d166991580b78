import { searchBoxDebounceMs } from "@forecourt/core";
import { useEffect } from "react";
import type { RefObject } from "react";
import { followsTyping } from "./follows-typing.ts";

/** What is followed, and how. */
export interface FollowedTyping {
  field: RefObject<HTMLInputElement | null>;
  /** Button that sends the form without asking for its words to be read. */
  button: RefObject<HTMLButtonElement | null>;
  /** Path of the results; elsewhere nothing follows. */
  basePath: string;
  /** Keywords of the results now. */
  query: string;
  /** Receives the words that were followed last. */
  followed: RefObject<string | undefined>;
}

/** Lets the results follow plain words while they are typed, once the shopper has paused for 300 ms (S1 §4). */
export function useFollowedTyping({ field, button, basePath, query, followed }: FollowedTyping): void {
  useEffect(() => {
    const { current: input } = field;
    const form = input?.form;
    if (!input || !form) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const onInput = () => {
      stop();
      timer = setTimeout(() => {
        const words = input.value.trim();
        if (location.pathname !== basePath || words === query || !followsTyping(words)) return;
        followed.current = words;
        form.requestSubmit(button.current);
      }, searchBoxDebounceMs);
    };
    // A sent form or a picked suggestion goes first.
    const leaving = ["submit", "click"] as const;
    input.addEventListener("input", onInput);
    // What was typed before this code arrived.
    if (document.activeElement === input && input.value.trim() !== query) onInput();
    for (const event of leaving) form.addEventListener(event, stop);
    return () => {
      stop();
      input.removeEventListener("input", onInput);
      for (const event of leaving) form.removeEventListener(event, stop);
    };
  }, [field, button, basePath, query, followed]);
}
