import type { SearchResponse } from "@forecourt/api";
import { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import { searchQueryToParams, withPathFilters } from "@forecourt/core";
import type { PathFilters, SearchQuery } from "@forecourt/core";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import type { AnswerCache } from "./answer-cache.ts";

/** Time after which a search counts as slow; InstantSearch uses the same. */
const momentMs = 200;

/** What the page shows of a search that it ran by itself. */
export interface FirstSearch {
  status: "idle" | "stalled" | "error";
  /** The search and its answer; undefined while it is awaited, and where it did not come: then the last ones stay. */
  found?: { search: SearchQuery; answer: SearchResponse };
  /** The search of the address at a press whose own address is yet to come. */
  aheadOf?: SearchQuery;
}

/** What the first presses need. */
export interface FirstPressesInput {
  pathFilters: PathFilters;
  /** The search of the address. */
  search: SearchQuery;
  /** Whether the page shows the answer of a search, or has it from the router. */
  isShown: (search: SearchQuery) => boolean;
  answers: AnswerCache;
  /** The page is to show this. */
  onChange: (shown: FirstSearch) => void;
}

/**
 * Runs the searches of a page until InstantSearch is there, so that the first press of a visit needs none of its code:
 * what was pressed is shown in the task of its click where its answer is there, and the address follows.
 */
export function useFirstPresses({ pathFilters, search, isShown, answers, onChange }: FirstPressesInput) {
  /** Shown, or on their way, and not yet the address of the page. */
  const led = useRef<string[]>([]);
  const address = useRef(search);
  const latest = useRef<SearchQuery>(undefined);
  const engineLead = useRef<(search: SearchQuery) => void>(undefined);
  const ask = useCallback(
    (asked: SearchQuery) =>
      answers.getOrAsk(asked, (of) =>
        fetchEndpoint("GET /api/search", searchQueryToParams(withPathFilters(of, pathFilters))),
      ),
    [answers, pathFilters],
  );
  const run = useCallback(
    async (wanted: SearchQuery, aheadOf?: SearchQuery) => {
      latest.current = wanted;
      const isStale = () => latest.current !== wanted || engineLead.current !== undefined;
      const timer = setTimeout(() => isStale() || onChange({ status: "stalled" }), momentMs);
      try {
        const answer = await ask(wanted);
        // React would draw it in a task of its own.
        if (!isStale())
          flushSync(() => onChange({ status: "idle", found: { search: wanted, answer }, ...(aheadOf && { aheadOf }) }));
      } catch {
        if (!isStale()) onChange({ status: "error" });
      } finally {
        clearTimeout(timer);
      }
    },
    [ask, onChange],
  );
  useEffect(() => {
    if (address.current === search) return;
    address.current = search;
    const own = led.current.indexOf(keyOf(search));
    led.current = own === -1 ? [] : led.current.slice(own + 1);
    if (own !== -1 || latest.current === undefined) return;
    // Back, or what was sent: the router loads nothing once the page has run a search, and what was pressed before is
    // no longer wanted.
    latest.current = search;
    if (!engineLead.current && !isShown(search)) void run(search);
  }, [search, isShown, run]);
  return useMemo(
    () => ({
      prefetch: (wanted: SearchQuery) => void ask(wanted).catch(() => undefined),
      lead: (pressed: SearchQuery) => {
        if (engineLead.current) return engineLead.current(pressed);
        led.current.push(keyOf(pressed));
        void run(pressed, address.current);
      },
      /** From now on InstantSearch shows what is pressed. */
      onLead: (lead: ((search: SearchQuery) => void) | undefined) => {
        engineLead.current = lead;
      },
    }),
    [ask, run],
  );
}

const keyOf = (search: SearchQuery): string => searchQueryToParams(search).toString();
