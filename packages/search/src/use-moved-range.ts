import { sliderDebounceMs } from "@forecourt/core";
import type { SearchQuery } from "@forecourt/core";
import type { RangeValue } from "@forecourt/ui-kit/range-field";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/**
 * The range of a slider, whose moved thumb searches after 400 ms (S1 §9). A moved value counts until the next search,
 * and longer while that is pending: an earlier move may arrive in between.
 *
 * @param fields lie in the form that searches
 * @param options.onSlide sends that form
 */
export function useMovedRange(
  fields: RefObject<HTMLElement | null>,
  {
    search,
    range,
    onSlide,
  }: { search: SearchQuery; range: { min?: number; max?: number } | undefined; onSlide: () => void },
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [moved, setMoved] = useState<{ of: SearchQuery; value: RangeValue; waits: boolean }>();
  useEffect(() => {
    const form = fields.current?.closest("form");
    // Whatever sends the form sends what is moved too.
    const onSubmit = () => {
      clearTimeout(timer.current);
      setMoved((last) => last && { ...last, waits: false });
    };
    form?.addEventListener("submit", onSubmit);
    return () => {
      clearTimeout(timer.current);
      form?.removeEventListener("submit", onSubmit);
    };
  }, [fields]);
  return {
    value: moved && (moved.waits || moved.of === search) ? moved.value : { from: range?.min, to: range?.max },
    /** A thumb was moved, and its search is still to come. */
    waits: moved?.waits ?? false,
    onMove: (value: RangeValue) => {
      setMoved({ of: search, value, waits: true });
      clearTimeout(timer.current);
      timer.current = setTimeout(onSlide, sliderDebounceMs);
    },
  };
}
