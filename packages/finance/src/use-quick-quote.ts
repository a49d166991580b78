import type { QuoteAnswer, QuoteRequestInput } from "@forecourt/api";
import { quickQuoteDebounceMs } from "@forecourt/core";
import { useEffect, useState } from "react";

/** Asks the lender. Rejects with words for the shopper. */
export type AskQuote = (request: QuoteRequestInput, signal: AbortSignal) => Promise<QuoteAnswer>;

/** A live quote, as far as it is. */
export interface QuickQuote {
  quote?: QuoteAnswer | undefined;
  isAsking: boolean;
  error?: string | undefined;
}

/**
 * The lender's quote for what is set, asked 500 ms after the last change; a failure clears the estimate (S2 §7). Without a
 * request nothing is asked.
 *
 * @param ask the same function at each render
 * @param first what was answered to the first request already: it stands, unmarked, until the lender has answered again
 */
export function useQuickQuote(request: QuoteRequestInput | undefined, ask: AskQuote, first?: QuoteAnswer): QuickQuote {
  const [state, setState] = useState<QuickQuote>({ quote: first, isAsking: false });
  const asked = request === undefined ? undefined : JSON.stringify(request);
  const [known] = useState(first && asked);
  useEffect(() => {
    if (asked === undefined) {
      setState({ isAsking: false });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      setState(({ quote }) => ({ quote, isAsking: asked !== known }));
      ask(JSON.parse(asked) as QuoteRequestInput, stop.signal).then(
        (quote) => !stop.signal.aborted && setState({ quote, isAsking: false }),
        (error: unknown) =>
          !stop.signal.aborted &&
          setState({
            isAsking: false,
            error:
              error instanceof Error && error.name === "ApiError" ? error.message : "Failed to get YouX quick quote",
          }),
      );
    }, quickQuoteDebounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, ask, known]);
  return state;
}
