import { useIsServerRendered } from "@forecourt/ui-kit/lazy-part";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";

/**
 * A part that React takes over by itself on a page that the server wrote. On a page that is opened without a page load
 * the page before stands until the code of the part is there: a new boundary would show nothing in its place.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isServed = useIsServerRendered();
  const [isBounded] = useState(isServed);
  return isBounded ? <Suspense>{children}</Suspense> : children;
}
