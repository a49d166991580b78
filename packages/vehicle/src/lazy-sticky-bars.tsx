import { Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { StickyBarsProps } from "./sticky-bars.tsx";

/** The sticky bars, fetched with the first scroll: nothing of them is needed before it. */
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
  return (
    Bars && (
      <Suspense>
        <Bars {...props} />
      </Suspense>
    )
  );
}
