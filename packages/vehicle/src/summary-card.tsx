import { isEnquirable, soldText, telHref } from "@forecourt/core";
import type { Car, StockSettings } from "@forecourt/core/schemas";
import { IconEye, IconPhone, IconPin } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import { CarTags } from "./car-tags.tsx";
import { PriceBlock } from "./price-block.tsx";
import type { MoneyFormat } from "./price-block.tsx";
import styles from "./vehicle-summary.module.css";
import { useViewCount } from "./use-view-count.ts";

/** What stands beside the pictures: name, price, estimate, actions, place. */
export interface SummaryCardProps {
  car: Car;
  money: MoneyFormat;
  stock: StockSettings;
  now: Date;
  phone: string;
  estimate?: ReactNode;
  /** Search for cars like this one, for a car that is gone. */
  similarHref: string;
  /** Text of the line under the phone button, such as "Open until 5:30 pm". */
  openText?: string | undefined;
}

/** The sticky summary of a vehicle page (S1 §2 "Sidebar"). */
export function SummaryCard({ car, money, stock, now, phone, estimate, similarHref, openText }: SummaryCardProps) {
  const canEnquire = isEnquirable(car);
  const views = useViewCount(car);
  return (
    <div className={styles.card} data-status={car.status}>
      <div className={styles.tags}>
        <CarTags car={car} stock={stock} now={now} />
        {views !== undefined && views > 1 && (
          <span className={styles.views}>
            <IconEye size={16} />
            {views.toLocaleString(money.locale)} views
          </span>
        )}
      </div>
      <h1 className={styles.title}>
        {[car.year, car.make, car.model].filter(Boolean).join(" ")}
        {(car.badge ?? car.series) && <span className={styles.detail}>{[car.badge, car.series].filter(Boolean).join(" ")}</span>}
      </h1>
      {canEnquire ? (
        <>
          <PriceBlock car={car} money={money} size="page" />
          {estimate}
          <div className={styles.actions}>
            <a className={styles.main} href={`${car.path}/enquire`} rel="nofollow" data-keep-scroll>
              Enquire Now
            </a>
            <a className={styles.quiet} href={telHref(phone)}>
              <IconPhone size={18} />
              Call {phone}
            </a>
          </div>
          {openText && <p className={styles.open}>{openText}</p>}
        </>
      ) : (
        <div className={styles.sold}>
          <p className={styles.soldWord}>{soldText}</p>
          <p>This car has found a new owner. We may have one very much like it.</p>
          <a className={styles.main} href={similarHref}>
            Find Me Something Similar
          </a>
        </div>
      )}
      {car.location && (
        <p className={styles.place}>
          <IconPin size={18} />
          <span>
            {car.location.name}
            {car.location.address && (
              <span className={styles.address}>
                {[car.location.address.street, car.location.address.city, car.location.address.state].filter(Boolean).join(", ")}
              </span>
            )}
          </span>
        </p>
      )}
      {car.stocknum && <p className={styles.stock}>Stock number {car.stocknum}</p>}
    </div>
  );
}
