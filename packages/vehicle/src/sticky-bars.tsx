import { displayPrice, displayPriceText, priceTypeLabel, stickyBarFromPx, stickyHeaderFromPx } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { CarPicture } from "./car-picture.tsx";
import styles from "./vehicle-bar.module.css";
import type { VehicleLink } from "./vehicle-links.ts";

/** Props of {@link StickyBars}. */
export interface StickyBarsProps {
  car: Car;
  money: MoneyFormat;
  links: readonly VehicleLink[];
  estimate: ReactNode;
  /** The site has the bar at the bottom, too (S1 §2 "on some sites"). */
  hasBottomBar: boolean;
}

/**
 * The sticky header after 500 px of scrolling, with picture, name, price, estimate, finance and trade-in, and the bar
 * with the buttons at the bottom of a phone's screen after 900 px (S1 §2, §9).
 *
 * - While one shows, the page scrolls so that it covers no focused element.
 * - On a phone the header goes when the bar comes, which then shows the price.
 * - A page has one main action at a time: the enquiry button of the header is an outline while that of the summary is
 *   on the screen.
 */
export function StickyBars({ car, money, links, estimate, hasBottomBar }: StickyBarsProps) {
  const [scrolled, setScrolled] = useState(0);
  const [isActionShown, setIsActionShown] = useState(false);
  useEffect(() => {
    const onScroll = () => {
      setScrolled(scrollY > stickyBarFromPx ? 2 : scrollY > stickyHeaderFromPx ? 1 : 0);
      setIsActionShown(isActionOnScreen());
    };
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  const covering = scrolled === 0 ? undefined : hasBottomBar && scrolled > 1 ? "both" : "header";
  useEffect(() => {
    if (covering === undefined) return;
    const { dataset } = document.documentElement;
    dataset["bars"] = covering;
    return () => void delete dataset["bars"];
  }, [covering]);
  const price = displayPrice(car);
  const type = price.dollars === undefined ? undefined : priceTypeLabel(car);
  const priceLine = (
    <p className={styles.price}>
      <span className={styles.amount}>{displayPriceText(price, money)}</span>
      {type && <span className={styles.type}>{type}</span>}
    </p>
  );
  const button = (kind: VehicleLink["kind"], short?: string) =>
    links
      .filter((link) => link.kind === kind)
      .map(({ label, href, opensChat }) => (
        <a
          key={kind}
          className={kind === "enquire" ? styles.main : styles.call}
          href={href}
          data-chat={opensChat && ""}
          {...(kind === "enquire" ? { rel: "nofollow", "data-keep-scroll": "" } : {})}
        >
          {short ?? label}
        </a>
      ));
  return (
    <>
      <div
        className={styles.header}
        data-part="sticky-header"
        data-visible={scrolled > 0 || undefined}
        data-quiet={isActionShown || undefined}
        data-low={(hasBottomBar && scrolled > 1) || undefined}
        inert={scrolled === 0}
      >
        <div className={styles.inner}>
          <div className={styles.picture}>
            <CarPicture
              source={car.primary_image_url ?? car.images[0]?.image.url}
              alt=""
              widths={[96, 160]}
              sizes="80px"
            />
          </div>
          <p className={styles.name}>{car.name}</p>
          {priceLine}
          <div className={styles.estimate}>{estimate}</div>
          <div className={styles.buttons}>
            {button("finance")}
            {button("tradeIn")}
            {button("enquire")}
          </div>
        </div>
      </div>
      {hasBottomBar && (
        <div className={styles.bar} data-visible={scrolled > 1 || undefined} inert={scrolled < 2}>
          {priceLine}
          {button("call", "Call")}
          {button("enquire", "Enquire")}
        </div>
      )}
    </>
  );
}

/** Height of the header, which covers what is behind it, in px. */
const headerPx = 64;

/**
 * Whether the foremost button of the summary is to be seen. Looked for each time, as the element changes when its code
 * comes.
 */
function isActionOnScreen(): boolean {
  const box = document.querySelector('[data-part="car-actions"] a')?.getBoundingClientRect();
  const middle = box && (box.top + box.bottom) / 2;
  return middle !== undefined && middle > headerPx && middle < innerHeight;
}
