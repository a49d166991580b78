import { attributeChips, isEnquirable } from "@forecourt/core";
import type { CarSummary, StockSettings } from "@forecourt/core/schemas";
import { IconPin } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import { CarPicture } from "./car-picture.tsx";
import { CarTags } from "./car-tags.tsx";
import { PriceBlock } from "./price-block.tsx";
import type { MoneyFormat } from "./price-block.tsx";
import styles from "./vehicle-card.module.css";

/** What a card needs. */
export interface CarCardProps {
  car: CarSummary;
  money: MoneyFormat;
  /** The site's stock rules, for the tag. */
  stock: StockSettings;
  now: Date;
  /** Estimate under the price, such as the weekly line of the finance package. */
  estimate?: ReactNode;
  /** Loads the picture at once. */
  priority?: boolean;
  /** Level of the card's heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** Search where a shopper finds cars like one that is gone. */
  similarHref: string;
}

/** A car in a grid, a carousel or a sidebar: picture, name, four facts, price and one main action (S1 §2 "Car card"). */
export function CarCard({ car, money, stock, now, estimate, priority = false, headingLevel = 3, similarHref }: CarCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const canEnquire = isEnquirable(car);
  const detail = [car.badge, car.series].filter(Boolean).join(" ");
  return (
    <article className={styles.card} data-status={car.status}>
      <div className={styles.media}>
        <CarPicture source={car.primary_image_url} alt="" widths={[320, 480, 640, 800]} sizes="(min-width: 1200px) 320px, (min-width: 576px) 46vw, 94vw" priority={priority} />
        <div className={styles.tags}>
          <CarTags car={car} stock={stock} now={now} />
        </div>
        {car.city && (
          <span className={styles.place}>
            <IconPin size={14} />
            {car.city}
          </span>
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <a className={styles.link} href={car.path}>
            {[car.year, car.make, ""].filter((part) => part != null).join(" ")}
            <span className={styles.model}>{car.model}</span>
            {detail && <span className={styles.detail}>{` ${detail}`}</span>}
          </a>
        </Heading>
        <ul className={styles.chips} aria-label="Key facts">
          {attributeChips(car, money.locale).map((chip) => (
            <li key={chip.key} className={styles.chip}>
              {chip.label}
            </li>
          ))}
        </ul>
        <div className={styles.offer}>
          <PriceBlock car={car} money={money} size="card" />
          {canEnquire && estimate}
        </div>
        <div className={styles.actions}>
          {canEnquire ? (
            <>
              <a className={styles.main} href={`${car.path}/enquire`} rel="nofollow" aria-label={`Enquire about ${car.name}`}>
                Enquire
              </a>
              <a className={styles.quiet} href={car.path} tabIndex={-1} aria-hidden="true">
                View Details
              </a>
            </>
          ) : (
            <a className={styles.main} href={similarHref} aria-label={`Find Me Something Similar to ${car.name}`}>
              Find Me Something Similar
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
