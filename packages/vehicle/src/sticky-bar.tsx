import { displayPrice, displayPriceText, priceTypeLabel, telHref } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { useEffect, useState } from "react";
import type { MoneyFormat } from "./price-block.tsx";
import styles from "./vehicle-bar.module.css";

/** Scroll in px after which the bar appears (S1 §9). */
const appearsAfter = 900;

/** Price, call and enquire at the bottom of a phone's screen, once the summary has scrolled away. */
export function StickyBar({ car, money, phone }: { car: Car; money: MoneyFormat; phone: string }) {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const onScroll = () => setVisible(window.scrollY > appearsAfter);
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  const price = displayPrice(car);
  const type = price.dollars === undefined ? undefined : priceTypeLabel(car);
  return (
    <div className={styles.bar} data-visible={visible || undefined} inert={!visible}>
      <p className={styles.price}>
        <span className={styles.amount}>{displayPriceText(price, money)}</span>
        {type && <span className={styles.type}>{type}</span>}
      </p>
      <a className={styles.call} href={telHref(phone)}>
        Call
      </a>
      <a className={styles.main} href={`${car.path}/enquire`} rel="nofollow" data-keep-scroll>
        Enquire
      </a>
    </div>
  );
}
