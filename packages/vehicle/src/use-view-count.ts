import { fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import type { Car } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";

/**
 * Counts this view and answers the total, undefined until the answer is there (S1 §7, decisions.md row 70). A failure
 * leaves the page as it is.
 *
 * @param websiteId slug of the site
 */
export function useViewCount(car: Pick<Car, "slug" | "images" | "updated_at">, websiteId: string): number | undefined {
  const [views, setViews] = useState<number>();
  const { slug, updated_at: updatedAt } = car;
  const photos = car.images.length;
  useEffect(() => {
    let left = false;
    fetchEndpoint(
      "GET /api/cars/{slug}/view.json",
      { slug, photos_count: photos, website_id: websiteId, ...(updatedAt ? { updated_at: updatedAt } : {}) },
      // The answer holds the cookie by which a shopper who reloads at once is not counted twice.
      { keepalive: true },
    ).then(
      (answer) => {
        if (!left) setViews(answer.views);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [slug, photos, updatedAt, websiteId]);
  return views;
}
