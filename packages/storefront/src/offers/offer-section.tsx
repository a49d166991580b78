import { specialOffersPath } from "@forecourt/core/pages";
import { OfferList } from "@forecourt/dealership/offers";
import type { OfferFacts } from "@forecourt/dealership/offers";
import { Button } from "@forecourt/ui-kit/button";
import { comparisonWarningId } from "../comparison-warning-id.ts";
import styles from "./storefront-offers.module.css";

/** The latest offers on a page about something else, and the way to all of them; nothing without any. */
export function OfferSection({ title, offers }: { title: string; offers: readonly OfferFacts[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className={styles.row}>
        <h2>{title}</h2>
        <Button href={specialOffersPath} variant="link">
          See all offers
        </Button>
      </div>
      <OfferList offers={offers} warningId={comparisonWarningId} headingLevel={3} isStrip />
    </section>
  );
}
