import type { OfferFacts } from "@forecourt/dealership/offers";
import { OfferSection } from "../offers/offer-section.tsx";
import styles from "../storefront-home.module.css";

/** The latest offers on the home page, whose code comes late. */
export function HomeOffers({ offers }: { offers: readonly OfferFacts[] }) {
  return (
    <div className={styles.section}>
      <OfferSection title="Special offers" offers={offers} />
    </div>
  );
}
