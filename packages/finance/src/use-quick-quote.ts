import type { QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import { quickQuoteDebounceMs, refusalText } from "@forecourt/core";
import { useEffect, useState } from "react";

/** Asks the lender. Rejects with words for the shopper. */
export type AskQuote = (request: QuoteRequestInput, signal: AbortSignal) => Promise<QuoteAnswer>;

/** A live quote, as far as it is. */
export interface QuickQuote {
  quote?: QuoteAnswer | undefined;
  /** The request of the shown quote, until the lender has answered to the present values. */
  of?: QuoteRequestInput | undefined;
  /** Something else is set now than the quote was asked with. */
  isStale: boolean;
  isAsking: boolean;
  error?: string | undefined;
}

/**
 * The lender's quote for what is set, asked 500 ms after the last change; a failure clears the estimate (S2 §7).
 * Without a request, or a lender, nothing is asked.
 *
 * @param ask the same function at each render; undefined where the site asks no lender
 * @param first what was answered to the first request already: it stands, unmarked, until the lender has answered again
 */
export function useQuickQuote(
  request: QuoteRequestInput | undefined,
  ask: AskQuote | undefined,
  first?: QuoteAnswer,
): QuickQuote {
  const asked = request && JSON.stringify(request);
  const [known] = useState(first && asked);
  const [state, setState] = useState<QuoteState>({ quote: first, answered: known, isAsking: false });
  useEffect(() => {
    if (asked === undefined || !ask) {
      setState({ isAsking: false });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setState(({ quote, answered }) => ({ quote, answered, isAsking: asked !== known }));
      ask(JSON.parse(asked) as QuoteRequestInput, stop.signal).then(
        (quote) => !stop.signal.aborted && setState({ quote, answered: asked, isAsking: false }),
        (error: unknown) =>
          !stop.signal.aborted &&
          setState({
            isAsking: false,
            error: refusalText(error) ?? "Failed to get YouX quick quote",
          }),
      );
    }, quickQuoteDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, ask, known]);
  const { answered, ...shown } = state;
  return {
    ...shown,
    of: answered === undefined ? undefined : (JSON.parse(answered) as QuoteRequestInput),
    isStale: state.quote !== undefined && answered !== asked,
  };
}

/** The last answer, with the request that it answers as JSON. */
interface QuoteState extends Omit<QuickQuote, "of" | "isStale"> {
  answered?: string | undefined;
}
