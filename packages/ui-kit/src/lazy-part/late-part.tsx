import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { giveBackPresses, keepPresses } from "./kept-presses.ts";
import { lazyPart } from "./lazy-part.ts";
import { stylesUnderDevelopment } from "./styles-under-development.ts";
import { useIsServerRendered } from "./use-is-server-rendered.ts";
import { hasPressed, whenReached } from "./when-reached.ts";
import type { WaitsFor } from "./when-reached.ts";

/** How a late part comes alive. */
export interface LatePartOptions {
  /** Stands where a page that is opened without a page load comes before the code of a part that waits for sight. @default nothing */
  fallback?: ReactNode;
  /**
   * What the code of a part waits for that the server wrote: that the part comes on the screen (`sight`), that a shopper touches it by pointer, finger or
   * focus (`touch`), or that one moves, scrolls or presses anywhere (`sign`). Waiting for a touch is for what shows all it has, and whose code answers a shopper who goes to it. Where a page is opened without a page
   * load, the page before waits for such a part. Waiting for a sign is for what begins something by itself once somebody is there. @default "sight"
   */
  waitsFor?: WaitsFor;
}

/**
 * A part of a page that the server writes and the browser makes live late: its code comes when it comes on the screen, when a shopper rests on it or
 * presses anything on the page. What the server wrote stands meanwhile; its links and forms work, and a press that needs the code is
 * kept and given back once. On a page that is opened without a page load the code comes with the page's own. What the part is given
 * while it is not live reaches it when it is.
 *
 * @param name of the part, one in the whole site: `data-late-part` of the element around it, which has no box of its own
 * @example
 * const LowerPanels = latePart("lower-panels", async () => (await import("./late-lower-panels.tsx")).LowerPanels);
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { fallback, waitsFor = "sight" }: LatePartOptions = {},
): ComponentType<Props> {
  const Part = lazyPart(async () => {
    await whenReached(name, waitsFor);
    return load();
  });
  stylesUnderDevelopment(load);
  if (typeof window !== "undefined") {
    keepPresses();
    if (hasPressed()) load().catch(() => {});
  }
  return function LatePart(props: Props) {
    const isServed = useIsServerRendered();
    // React shows a new boundary empty at once; without one, it waits with the page before.
    const [isBounded] = useState(isServed || waitsFor !== "touch");
    const place = useRef<HTMLDivElement>(null);
    const [isLive, setLive] = useState(false);
    const [first] = useState(props);
    const shown = isLive ? props : first;
    // The same element as long as the part is not live: React would clear away what the server wrote to show the change.
    const part = useMemo(() => {
      const content = (
        <>
          <Part {...shown} />
          <Arrival onArrive={setLive} />
        </>
      );
      return isBounded ? <Suspense fallback={fallback}>{content}</Suspense> : content;
    }, [shown, isBounded]);
    useEffect(() => {
      // In a task of its own: within React's work, what has not listened yet would not hear it.
      if (isLive) setTimeout(() => place.current && giveBackPresses(place.current));
    }, [isLive]);
    return (
      <div ref={place} data-late-part={name} data-live={isLive ? "" : undefined}>
        {part}
      </div>
    );
  };
}

/** Says when what stands beside it is live. */
function Arrival({ onArrive }: { onArrive: (isLive: true) => void }) {
  useEffect(() => onArrive(true), [onArrive]);
  return null;
}
