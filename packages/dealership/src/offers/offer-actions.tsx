import { Button } from "@forecourt/ui-kit/button";
import type { OfferLinks } from "./offer-facts.ts";
import styles from "./dealership-offers.module.css";

/** A shopper's actions on an offer (S2 §2). */
export function OfferActions({ name, links: { enquire, explore, testDrive } }: { name: string; links: OfferLinks }) {
  const about = <span className="fc-visually-hidden">{`: ${name}`}</span>;
  return (
    <div className={styles.actions}>
      <Button href={enquire}>Enquire Now{about}</Button>
      {explore && (
        <Button href={explore.href} variant="secondary">
          {explore.label}
        </Button>
      )}
      {testDrive && (
        <Button href={testDrive.href} variant="secondary">
          {testDrive.label}
          {about}
        </Button>
      )}
    </div>
  );
}
