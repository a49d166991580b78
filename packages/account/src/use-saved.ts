import { useStore } from "zustand";
import { createSavedStore } from "./saved-store.ts";
import type { SavedState, SavedStore } from "./saved-store.ts";

const stores = new Map<string, SavedStore>();

/**
 * The store of a site: one for all components of a page. On the server it is always empty.
 *
 * @example
 * savedStoreOf("harbour-mazda").recordViewed(car);
 */
export function savedStoreOf(site: string): SavedStore {
  const known = stores.get(site);
  if (known) return known;
  const made = createSavedStore(site);
  if (typeof window !== "undefined") stores.set(site, made);
  return made;
}

/**
 * A part of what is kept on a site. While a page hydrates it is what the server rendered, nothing; the device's own
 * comes in the next render.
 *
 * @example
 * const count = useSaved(site.slug, (state) => state.favourites.length);
 */
export function useSaved<T>(site: string, select: (state: SavedState) => T): T {
  return useStore(savedStoreOf(site), select);
}
