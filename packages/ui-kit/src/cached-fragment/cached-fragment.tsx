import { createContext, useContext } from "react";
import type { ReactElement } from "react";

/** What a part hangs on: texts and numbers are compared as they are, objects by whether they are the same one. */
export type CachedFragmentKey = readonly (string | number | object | undefined)[];

/** Parts of pages that the server has rendered before; absent in a browser. */
export interface FragmentCache {
  /** Text to render in a part's place, or around it, until the finished page is put together. */
  place: (key: CachedFragmentKey) => { before: string; after: string; isKept: boolean };
}

/** Set by the server for each page. */
export const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined);

/** Props of {@link CachedFragment}. */
export interface CachedFragmentProps {
  /**
   * All that the part hangs on: equal keys, equal parts. What says something of a site begins with the site's data, of
   * which there is one object for each version of its configuration. Undefined for a part that is rendered each time,
   * such as one with what a shopper typed. Asked on the server only.
   */
  by: () => CachedFragmentKey | undefined;
  children: ReactElement;
}

/**
 * A part that many pages share, such as a car's card: the server renders it once and caches its HTML.
 *
 * - `by` names everything that it depends on, contexts too.
 * - It holds no script and no style: letters beyond Latin-1 are written as character references, which those do not
 *   read.
 * - One that holds ids of React's (`useId`), and one within another, is rendered each time.
 *
 * @example
 * <CachedFragment by={() => [siteData, car]}>
 *   <Card car={car} />
 * </CachedFragment>
 */
export function CachedFragment({ by, children }: CachedFragmentProps) {
  const cache = useContext(FragmentCacheContext);
  const key = cache && by();
  const place = key && cache.place(key);
  // Three places on both sides, so that ids made from the place in the tree are the same.
  return (
    <>
      {place?.before}
      {place ? (
        <FragmentCacheContext value={undefined}>{place.isKept ? undefined : children}</FragmentCacheContext>
      ) : (
        children
      )}
      {place?.after}
    </>
  );
}
