import { searchBoxDebounceMs } from "@forecourt/core";
import { useEffect } from "react";
import type { RefObject } from "react";
import type { TypedSuggestions } from "./use-suggestions.ts";

/** Searches that the results followed while their words were typed. */
export interface FollowedSearches {
  addresses: Set<string>;
  words: string | undefined;
}

/** What is followed, and how. */
export interface FollowedTyping {
  typed: TypedSuggestions;
  /** Whether the shopper has typed: what stands in the box otherwise is what the page was found with. */
  hasTyped: RefObject<boolean>;
  /** Link that leads to the search of what is typed. */
  link: RefObject<HTMLAnchorElement | null>;
  /** Path of the results; elsewhere nothing follows. */
  basePath: string;
  /** Address of the results now, and without any words. */
  current: string;
  wordless: string;
  /** Receives the addresses that following led to, and the words that it followed last. */
  followed: RefObject<FollowedSearches>;
}

/**
 * Lets the results follow what is typed, once the shopper has paused for 300 ms (S1 §4): they are those that Enter
 * would find. Words that find nothing yet, or nothing with all of them, are half typed and wait.
 */
export function useFollowedTyping({
  typed,
  hasTyped,
  link,
  basePath,
  current,
  wordless,
  followed,
}: FollowedTyping): void {
  const { text, answer, answered } = typed;
  const words =
    answered === text && text.length > 1 && answer && answer.words.count > 0 && !answer.words.unmatched
      ? answer.words.to
      : undefined;
  const to = text === "" ? wordless : words;
  useEffect(() => {
    if (to === undefined || to === current || location.pathname !== basePath || to.split("?")[0] !== basePath) return;
    const go = () => {
      if (!link.current || !hasTyped.current) return;
      link.current.href = to;
      // The address of a search that followed the typing is taken over by the next one, so that Back leads to before
      // the words.
      link.current.toggleAttribute("data-replace", followed.current.addresses.has(current));
      followed.current.addresses.add(to);
      followed.current.words = text;
      link.current.click();
    };
    // A box that was emptied may be on its way to other words; for words the pause is over.
    const timer = setTimeout(go, text === "" ? searchBoxDebounceMs : 0);
    return () => clearTimeout(timer);
  }, [to, text, current, basePath, hasTyped, link, followed]);
}
