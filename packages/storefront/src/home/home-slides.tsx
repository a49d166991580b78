import { heroAutoplayMs } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { IconPause, IconPlay } from "@forecourt/ui-kit/icon";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { useEffect, useRef, useState } from "react";
import type { ShownSlide } from "./shown-slides.ts";
import styles from "./storefront-slides.module.css";

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The slides of a first page (S2 §2): a strip to swipe, which works without JavaScript. With it they move on every 3
 * seconds, until the shopper pauses them, touches one or comes to it by keyboard; never under reduced motion
 * (decisions.md row 55).
 */
export function HomeSlides({ slides, isMoving }: { slides: readonly ShownSlide[]; isMoving: boolean }) {
  const strip = useRef<HTMLUListElement>(null);
  const [isOn, setOn] = useState(false);
  const [canMove, setCanMove] = useState(false);
  useEffect(() => {
    const can = isMoving && !isCalm();
    setCanMove(can);
    setOn(can);
  }, [isMoving]);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      const list = strip.current;
      if (!list || document.hidden) return;
      const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
      list.scrollTo({ left: isAtEnd ? 0 : list.scrollLeft + list.clientWidth, behavior: "smooth" });
    }, heroAutoplayMs);
    return () => clearInterval(timer);
  }, [isOn]);
  const stop = () => setOn(false);
  return (
    <section className={styles.slides} aria-label="Highlights">
      <ul ref={strip} className={styles.strip} onFocus={stop} onPointerDown={stop}>
        {slides.map(({ id, name, description, url, label, image, hide_overlay: isBare }, index) => (
          <li key={id}>
            <Picture
              src={(width) => pictureUrl(image, width)}
              alt={isBare ? name : ""}
              widths={[480, 960, 1600]}
              sizes="100vw"
              priority={index === 0}
            />
            {!isBare && (
              <div className={styles.overlay}>
                <h2>{name}</h2>
                {description && <p>{description}</p>}
                {url !== undefined && (
                  <Button href={url} variant="secondary">
                    {label}
                    <span className="fc-visually-hidden">: {name}</span>
                  </Button>
                )}
              </div>
            )}
            {isBare && url !== undefined && <a className={styles.bareLink} href={url} aria-label={name} />}
          </li>
        ))}
      </ul>
      {canMove && (
        <Button
          className={styles.pause}
          size="s"
          iconOnly
          variant="secondary"
          aria-label={isOn ? "Pause the slides" : "Play the slides"}
          onClick={() => setOn(!isOn)}
        >
          {isOn ? <IconPause /> : <IconPlay />}
        </Button>
      )}
    </section>
  );
}
