import { IconChevronLeft, IconChevronRight } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import { useCarousel } from "./use-carousel.ts";
import type { CarouselSteps } from "./use-carousel.ts";
import styles from "./vehicle-carousel.module.css";

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** Names the strip for those who listen. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
}

/**
 * A strip that is swiped: a list that scrolls and snaps by itself, without JavaScript too. A mouse that comes near
 * loads embla, which lets it be dragged. Buttons and the arrow keys step; nothing moves on its own.
 */
export function Carousel({ label, items }: CarouselProps) {
  const { viewport, canGoBack, canGoOn, go, onReach } = useCarousel();
  return (
    <div
      className={styles.carousel}
      data-items={items.length}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onReach()}
      onKeyDown={(event) => {
        const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        go(step);
      }}
    >
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.track}>
          {items.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {items.length > 1 && <Steps {...{ label, canGoBack, canGoOn, go }} />}
    </div>
  );
}

/** The buttons of a strip; one of a single item has nowhere to go. */
function Steps({
  label,
  canGoBack,
  canGoOn,
  go,
}: Pick<CarouselProps, "label"> & Pick<CarouselSteps, "canGoBack" | "canGoOn" | "go">) {
  return (
    <>
      <button
        className={styles.step}
        data-side="before"
        type="button"
        aria-label={`Previous ${label}`}
        aria-disabled={!canGoBack || undefined}
        onClick={() => go(-1)}
      >
        <IconChevronLeft size={22} />
      </button>
      <button
        className={styles.step}
        data-side="after"
        type="button"
        aria-label={`Next ${label}`}
        aria-disabled={!canGoOn || undefined}
        onClick={() => go(1)}
      >
        <IconChevronRight size={22} />
      </button>
    </>
  );
}
