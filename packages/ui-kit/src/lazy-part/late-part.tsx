import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { replayPresses, recordPresses } from "./press-replay.ts";
import { lazyPart } from "./lazy-part.ts";
import { stylesUnderDevelopment } from "./styles-under-development.ts";
import { useIsServerRendered } from "./use-is-server-rendered.ts";
import { hasPressed, whenReached } from "./when-reached.ts";
import type { WaitsFor } from "./when-reached.ts";

/** How a late part comes alive. */
export interface LatePartOptions {
  /**
   * Stands in place of a part that waits for sight, on a page that is opened without a page load, until its code is
   * there. @default nothing
   */
  fallback?: ReactNode;
  /**
   * When the code of a server-rendered part is loaded:
   *
   * - `sight`: when the part comes on the screen;
   * - `touch`: when a shopper touches it by pointer, finger or focus. For a part that shows all it has, and whose code
   *   only answers that shopper. On a page that is opened without a page load, the page before stays until the part's
   *   code is there;
   * - `sign`: when a shopper moves, scrolls or presses anywhere. For a part that begins something by itself once
   *   somebody is there.
   *
   * @default "sight"
   */
  waitsFor?: WaitsFor;
}

/**
 * A part of a page that is rendered on the server and hydrated late. Its code is loaded when the part comes on the
 * screen, or when a shopper rests on it or presses anything on the page. Until then the server's markup stands: its
 * links and forms work, and a press that needs the code is recorded and replayed once. New props reach the part when it
 * is hydrated. On a page that is opened without a page load, the code is loaded with the page's own.
 *
 * @param name of the part, one in the whole site: `data-late-part` of the element around it, which has no box of its
 *   own
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
    recordPresses();
    if (hasPressed()) load().catch(() => {});
  }
  return function LatePart(props: Props) {
    const isServed = useIsServerRendered();
    // React shows a new Suspense boundary with its fallback at once. Without one, it keeps the former page meanwhile.
    const [isBounded] = useState(isServed || waitsFor !== "touch");
    const place = useRef<HTMLDivElement>(null);
    const [isLive, setLive] = useState(false);
    const [first] = useState(props);
    const shown = isLive ? props : first;
    // The element stays the same until the part is live: for a changed one, React would replace the HTML of the server
    // by the fallback.
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
      // In a separate task: during React's commit, some parts do not listen for events yet.
      if (isLive) setTimeout(() => place.current && replayPresses(place.current));
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
