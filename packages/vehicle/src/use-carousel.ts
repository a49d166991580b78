import type { EmblaCarouselType } from "embla-carousel";
import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** A carousel's strip and how to step through it. */
export interface CarouselSteps {
  viewport: RefObject<HTMLDivElement | null>;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Goes on by one, or back by -1. */
  go: (step: 1 | -1) => void;
  /** A mouse is near: what lets it drag may load. */
  onReach: () => void;
}

/** Steps through a strip that scrolls by itself, and through embla once it has taken over. */
export function useCarousel(): CarouselSteps {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | "loading">(undefined);
  // Open at its start; whether there is more is measured once the page is there.
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true });

  const measure = useCallback(() => {
    const strip = viewport.current;
    if (!strip) return;
    const live = emblaOf(embla.current);
    const canGoBack = live ? live.canScrollPrev() : strip.scrollLeft > 1;
    const canGoOn = live ? live.canScrollNext() : strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1;
    setEnds((before) =>
      before.canGoBack === canGoBack && before.canGoOn === canGoOn ? before : { canGoBack, canGoOn },
    );
  }, []);

  useEffect(() => {
    const strip = viewport.current;
    if (!strip) return;
    measure();
    strip.addEventListener("scroll", measure, { passive: true });
    const resized = new ResizeObserver(measure);
    resized.observe(strip);
    return () => {
      strip.removeEventListener("scroll", measure);
      resized.disconnect();
      emblaOf(embla.current)?.destroy();
      embla.current = undefined;
    };
  }, [measure]);

  const onReach = useCallback(async () => {
    const strip = viewport.current;
    if (!strip || embla.current !== undefined || strip.scrollWidth <= strip.clientWidth) return;
    embla.current = "loading";
    const { default: EmblaCarousel } = await import("embla-carousel");
    if (embla.current !== "loading") return;
    const startIndex = slideAt(strip);
    strip.dataset.live = "";
    strip.scrollLeft = 0;
    const made = EmblaCarousel(strip, {
      align: "start",
      containScroll: "trimSnaps",
      slidesToScroll: 1,
      startIndex,
      duration: prefersReducedMotion() ? 1 : 20,
    });
    made.on("select", measure).on("reInit", measure);
    embla.current = made;
    measure();
  }, [measure]);

  const go = useCallback((step: 1 | -1) => {
    const strip = viewport.current;
    const live = emblaOf(embla.current);
    if (live) return step === 1 ? live.scrollNext() : live.scrollPrev();
    const width = strip?.querySelector("li")?.getBoundingClientRect().width ?? 0;
    strip?.scrollBy({ left: step * Math.max(width, 1), behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }, []);

  return { viewport, ...ends, go, onReach: () => void onReach().catch(() => undefined) };
}

const emblaOf = (value: EmblaCarouselType | "loading" | undefined): EmblaCarouselType | undefined =>
  value === "loading" ? undefined : value;

const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The slide at the strip's start edge. */
function slideAt(strip: HTMLElement): number {
  const slides = [...strip.querySelectorAll<HTMLElement>("li")];
  const first = slides[0]?.offsetLeft ?? 0;
  return Math.max(
    0,
    slides.findIndex((slide) => slide.offsetLeft - first >= strip.scrollLeft - 1),
  );
}
