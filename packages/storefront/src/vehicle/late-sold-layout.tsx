import { soldText } from "@forecourt/core";
import type { VehicleLayoutProps } from "@forecourt/vehicle/details";
import { CarPicture } from "@forecourt/vehicle/card";
import { Suspense } from "react";
import styles from "./storefront-sold.module.css";

/**
 * The page of a car that is sold and still listed: its picture with the word on it beside what to do next, and what is
 * like it on the first screen; all that is known of it stands below. On a phone the tools and the place of its summary
 * come below what is like it, too, as they come below the facts of a car that can be had (`data-look`).
 */
export function SoldLayout({ car, parts }: VehicleLayoutProps) {
  return (
    <div className={styles.page} data-look="beside">
      <div className={styles.crumbs}>{parts.breadcrumb}</div>
      <div className={styles.summary}>
        <div className={styles.stays} data-pictured={car.primary_image_url ? "" : undefined}>
          {car.primary_image_url && (
            <div className={styles.picture}>
              <CarPicture
                source={car.primary_image_url}
                alt=""
                widths={[480, 640, 960, 1280]}
                sizes="(min-width: 992px) 850px, (min-width: 768px) 50vw, 100vw"
                priority
              />
              <p className={styles.word}>{soldText}</p>
            </div>
          )}
          <Suspense>{parts.sidebar}</Suspense>
        </div>
      </div>
      <div className={styles.similar}>{parts.similar}</div>
      <div className={styles.gallery}>{parts.viewer}</div>
      <div>
        {parts.glance}
        {parts.specs}
        {parts.features}
        {parts.comments}
        {parts.finance}
        {parts.panels}
      </div>
      {parts.banner}
      {parts.disclaimer}
    </div>
  );
}
