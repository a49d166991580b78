import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import type { HeroSlotProps } from "../site-slots.ts";
import styles from "../storefront-home.module.css";

/** The standard upper end of the first page: the dealer's line beside a wide picture, the stock search over its lower edge. */
export function StandardHero({ heading, text, picture, finder }: HeroSlotProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.heroText}>
        <h1 className={styles.heading}>{heading}</h1>
        {text && <p className={styles.lead}>{text}</p>}
      </div>
      {picture && (
        <Picture
          className={styles.heroPicture}
          src={(width) => pictureUrl(picture, width)}
          alt=""
          widths={[480, 640, 960, 1280, 1600]}
          sizes="(min-width: 992px) 55vw, 100vw"
          priority
        />
      )}
      <div className={styles.finder}>{finder}</div>
    </section>
  );
}
