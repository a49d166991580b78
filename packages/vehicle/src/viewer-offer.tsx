import { displayPrice, displayPriceText, isEnquirable, priceTypeLabel } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import type { VehicleLink } from "./vehicle-links.ts";
import styles from "./vehicle-viewer.module.css";

/** What is said of a car while it fills the screen. */
export interface ViewerOfferProps {
  car: Car;
  money: MoneyFormat;
  /** The buttons of the car's page: the enquiry is the one that stands here. */
  links: readonly VehicleLink[];
}

/** Name, price and the main action of a car that can be had, under its photos full screen. */
export function ViewerOffer({ car, money, links }: ViewerOfferProps) {
  if (!isEnquirable(car)) return null;
  const price = displayPrice(car);
  const type = price.dollars === undefined ? undefined : priceTypeLabel(car);
  const enquiry = links.find(({ kind }) => kind === "enquire");
  return (
    <div className={styles.offer}>
      <p className={styles.offered}>
        <span className={styles.name}>{car.name}</span>
        <span className={styles.price}>{displayPriceText(price, money)}</span>
        {type && <span className={styles.type}>{type}</span>}
      </p>
      {enquiry && (
        <a
          className={styles.enquire}
          href={enquiry.href}
          rel="nofollow"
          data-keep-scroll=""
          data-chat={enquiry.opensChat && ""}
        >
          {enquiry.label}
        </a>
      )}
    </div>
  );
}
