import type { Car } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";

/**
 * Counts this view and answers the total, undefined until the answer is there (S1 §7, decisions.md row 70). A failure
 * leaves the page as it is.
 */
export function useViewCount(car: Pick<Car, "slug" | "images" | "updated_at">): number | undefined {
  const [views, setViews] = useState<number>();
  const { slug, updated_at: updatedAt } = car;
  const photos = car.images.length;
  useEffect(() => {
    const stop = new AbortController();
    const count = async () => {
      const { createApiClient } = await import("@forecourt/api/client");
      const answer = await createApiClient().viewCar(slug, { photos_count: photos, ...(updatedAt ? { updated_at: updatedAt } : {}) }, { signal: stop.signal });
      setViews(answer.views);
    };
    count().catch(() => undefined);
    return () => stop.abort();
  }, [slug, photos, updatedAt]);
  return views;
}
