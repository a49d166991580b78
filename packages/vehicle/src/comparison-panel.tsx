import { Skeleton } from "@forecourt/ui-kit/skeleton";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import styles from "./vehicle-panels.module.css";
import type { ComparisonPanelProps } from "./comparison-panel-props.ts";

/**
 * The place of the panel starts to load this far below the screen, so that one that stays hidden moves nothing in
 * sight.
 */
const loadsWithinPx = 600;

/**
 * How the price compares with the market (S1 §4, §5): a skeleton until the answer is there, which the browser asks for
 * when the shopper comes near; hidden when it fails or may not be shown. Not there without JavaScript.
 */
export function ComparisonPanel({ slug, money, lowBandWord, hasReport }: ComparisonPanelProps) {
  const place = useRef<HTMLElement>(null);
  const [gauge, setGauge] = useState<ReactNode>();
  const [keptPx, setKept] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    const show = (loaded: ReactNode) => {
      if (stop.signal.aborted) return;
      const { top, bottom, height } = element.getBoundingClientRect();
      // If the panel is in view, its place is kept empty, so that nothing moves (layout shift).
      if (loaded === null && top < innerHeight && bottom > 0 && height > 0) setKept(height);
      setGauge(loaded);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        import("./price-gauge.tsx").then(
          async ({ loadGauge }) => show(await loadGauge({ slug, money, lowBandWord, hasReport }, stop.signal)),
          () => show(null),
        );
      },
      { rootMargin: `${loadsWithinPx}px 0px` },
    );
    seen.observe(element);
    return () => {
      seen.disconnect();
      stop.abort();
    };
  }, [slug, money, lowBandWord, hasReport]);
  if (gauge === null) return keptPx === undefined ? null : <Gap px={keptPx} onUnseen={() => setKept(undefined)} />;
  return (
    <section
      ref={place}
      className={styles.panel}
      data-part="price-comparison"
      data-late
      aria-labelledby="price-comparison"
      aria-busy={gauge === undefined}
    >
      <h2 className={styles.heading} id="price-comparison">
        How the price compares
      </h2>
      <div className={styles.gauge}>{gauge ?? <Waiting />}</div>
    </section>
  );
}

/** An empty place, which goes as soon as nobody looks at it. */
function Gap({ px, onUnseen }: { px: number; onUnseen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const seen = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) onUnseen();
    });
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [onUnseen]);
  return <div ref={place} style={{ blockSize: px }} />;
}

function Waiting() {
  return (
    <>
      <Skeleton quarters={1} />
      <Skeleton quarters={3} />
      <Skeleton quarters={2} />
    </>
  );
}
