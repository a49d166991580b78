import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { StickyBarsProps } from "./sticky-bars.tsx";

/**
 * The sticky bars, fetched with the first scroll: nothing of them is needed before it, but for the room at the end of
 * the page that a bar at the foot of a phone's screen takes.
 */
export function LazyStickyBars(props: StickyBarsProps) {
  const [Bars, setBars] = useState<ComponentType<StickyBarsProps>>();
  useEffect(() => {
    const load = () => void import("./sticky-bars.tsx").then(({ StickyBars }) => setBars(() => StickyBars));
    if (scrollY > 0) {
      load();
      return;
    }
    addEventListener("scroll", load, { once: true, passive: true });
    return () => removeEventListener("scroll", load);
  }, []);
  const { hasBottomBar } = props;
  useEffect(() => {
    if (!hasBottomBar) return;
    const { dataset } = document.documentElement;
    dataset["footBar"] = "";
    return () => void delete dataset["footBar"];
  }, [hasBottomBar]);
  return (
    Bars && (
      <Suspense>
        <Bars {...props} />
      </Suspense>
    )
  );
}
