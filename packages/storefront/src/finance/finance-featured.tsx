import { capitalized, conditionSearchPath, formatMoney } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import type { ReactNode } from "react";
import { SiteCarCard } from "../site-car-card.tsx";
import { useSite } from "../use-site.ts";
import styles from "./storefront-finance.module.css";

/** Id of the heading of the cars, which a chosen budget leads to. */
export const featuredHeadingId = "featured-heading";

/** Cars to start with, for an enquiry that is about none. */
export function FinanceFeatured({
  cars,
  budgetDollars,
  choice,
}: {
  cars: readonly CarSummary[];
  /** The budget that they keep within. */
  budgetDollars: number | undefined;
  /** Budgets to choose from. */
  choice: ReactNode;
}) {
  const { site, money } = useSite();
  const vehicles = capitalized(site.search.vehicleType);
  const usedPath = conditionSearchPath(["used"]);
  return (
    <section className={styles.featured} aria-labelledby={featuredHeadingId}>
      <h2 id={featuredHeadingId}>
        {vehicles} {budgetDollars === undefined ? "to start with" : `up to ${formatMoney(budgetDollars, money)}`}
      </h2>
      {choice}
      <div className={styles.grid}>
        {cars.map((car) => (
          <SiteCarCard key={car.id} car={car} priority={false} headingLevel={3} />
        ))}
      </div>
      <p className={styles.links}>
        <Button href={usedPath}>Start Finance Journey</Button>
        <Button href={usedPath} variant="secondary">
          View All Used {vehicles}
        </Button>
      </p>
    </section>
  );
}
