import { formatNumber, salesRefreshMs, salesThisMonth } from "@forecourt/core";
import { useEffect, useState } from "react";

/**
 * The counter of sales of the month, which counts the clock (S1 §9, decisions.md row 39). The page comes with a figure;
 * the browser keeps it up to date.
 */
export function SalesCounter({ start, locale }: { start: number; locale: string }) {
  const [count, setCount] = useState(start);
  useEffect(() => {
    const look = () => setCount(salesThisMonth(new Date()));
    look();
    const timer = setInterval(look, salesRefreshMs);
    // A page from the back/forward cache still shows the old count.
    addEventListener("pageshow", look);
    return () => {
      clearInterval(timer);
      removeEventListener("pageshow", look);
    };
  }, []);
  return <strong>{formatNumber(count, locale)}</strong>;
}
