import { createContext, useContext } from "react";
import type { ReactNode } from "react";

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
   * All that the part hangs on, beginning with the site's data, of which there is one object for each version of its configuration: equal
   * keys, equal parts. Asked on the server only.
   */
  by: () => CachedFragmentKey;
  children: ReactNode;
}

/**
 * A part that many pages share, such as a car's card: the server renders it once and caches its HTML.
 *
 * - `by` names everything that it depends on, contexts too.
 * - It holds no script and no style: letters beyond Latin-1 are written as character references, which those do not read.
 * - One that holds ids of React's (`useId`), and one within another, is rendered each time.
 *
 * @example
 * <CachedFragment by={() => [siteData, car]}>
 *   <Card car={car} />
 * </CachedFragment>
 */
export function CachedFragment({ by, children }: CachedFragmentProps) {
  const place = useContext(FragmentCacheContext)?.place(by());
  // Three places on both sides, so that ids made from the place in the tree are the same.
  return (
    <>
      {place?.before}
      <FragmentCacheContext value={undefined}>{place?.isKept === true ? undefined : children}</FragmentCacheContext>
      {place?.after}
    </>
  );
}
