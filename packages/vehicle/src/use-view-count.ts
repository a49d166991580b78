import type { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import { useEffect, useState } from "react";

type Counted = Awaited<ReturnType<typeof fetchEndpoint<"GET /api/cars/{slug}/view.json">>>;

/**
 * Counts this view and answers the total, undefined until the answer is there (S1 §7, decisions.md row 70). A failure
 * leaves the page as it is.
 *
 * @param viewPath of the car's facts: the server writes it, so that no page loads how addresses are made
 */
export function useViewCount(viewPath: string): number | undefined {
  const [views, setViews] = useState<number>();
  useEffect(() => {
    let left = false;
    void countView(viewPath).then((counted) => {
      if (!left) setViews(counted);
    });
    return () => {
      left = true;
    };
  }, [viewPath]);
  return views;
}

/** The answer holds the cookie by which a shopper who reloads at once is not counted twice. */
async function countView(viewPath: string): Promise<number | undefined> {
  try {
    const answer = await fetch(viewPath, { keepalive: true });
    return answer.ok ? ((await answer.json()) as Counted).views : undefined;
  } catch {
    return undefined;
  }
}
