import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import type { HeroSlotProps } from "../site-slots.ts";
import styles from "../storefront-home.module.css";
import { useSite } from "../use-site.ts";

/**
 * The standard opening of the first page: the dealer's line, a picture, what is on today and the stock search, as the
 * site's look lays them out.
 */
export function StandardHero({ heading, text, picture, isCutOut, facts, finder }: HeroSlotProps) {
  const { hero, bands } = useSite().site.look;
  return (
    <section
      className={styles.hero}
      data-ground={bands.includes("hero") ? "band" : undefined}
      data-cut-out={isCutOut || undefined}
    >
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        {text && <p className={styles.lead}>{text}</p>}
      </div>
      {picture && hero !== "search" && (
        <Picture
          className={styles.picture}
          src={(width) => pictureUrl(picture, width)}
          alt=""
          widths={[480, 640, 960, 1280, 1600]}
          sizes={hero === "framed" ? "(min-width: 1344px) 1280px, 100vw" : "(min-width: 992px) 58vw, 100vw"}
          priority
        />
      )}
      <div className={styles.facts}>{facts}</div>
      <div className={styles.finder}>{finder}</div>
    </section>
  );
}
