import { createContext, useContext } from "react";
import type { ReactNode } from "react";

/** Parts of pages that the server has rendered before; absent in a browser. */
export interface KeptParts {
  /** Text to render in a part's place, or around it, until the finished page is put together. */
  place: (owner: object, key: string) => { before: string; after: string; isKept: boolean };
}

/** Set by the server for each page. */
export const KeptPartsContext = createContext<KeptParts | undefined>(undefined);

/** What a kept part needs. */
export interface KeptPartProps {
  /** Whose part it is: one per version of a site's configuration. */
  owner: object;
  /** All that the part hangs on beside its owner, as text: equal texts, equal parts. Asked on the server only. */
  by: () => string;
  children: ReactNode;
}

/**
 * A part of a page that many pages share, such as a car's card: the server renders it once and remembers its HTML. It
 * may use no context that `owner` and `by` do not tell of. A part that holds ids of React's (`useId`) is rendered anew
 * each time, and so is a kept part within another.
 *
 * @example
 * <KeptPart owner={siteData} by={() => JSON.stringify(car)}>
 *   <Card car={car} />
 * </KeptPart>
 */
export function KeptPart({ owner, by, children }: KeptPartProps) {
  const place = useContext(KeptPartsContext)?.place(owner, by());
  // Three places on both sides, so that ids made from the place in the tree are the same.
  return (
    <>
      {place?.before}
      <KeptPartsContext value={undefined}>{place?.isKept === true ? undefined : children}</KeptPartsContext>
      {place?.after}
    </>
  );
}
