import type { Site } from "@forecourt/core/schemas";
import { PaymentStrip } from "./payment-strip.tsx";
import type { ShownPayment } from "./payment-strip.tsx";
import { SalesCounter } from "./sales-counter.tsx";
import styles from "./dealership-banners.module.css";

/** The dealer's banners that the site has and that are valid now. */
export interface ShownBanners extends Pick<Site["banners"], "stats" | "values" | "warranties"> {
  payments: readonly ShownPayment[];
  /** What the counter shows now; undefined on sites without it. */
  sales: number | undefined;
}

/** Props of {@link SiteBanners}. */
export interface SiteBannersProps extends ShownBanners {
  locale: string;
  /** The figures stand on the dark band. @default false */
  onBand?: boolean | undefined;
}

/**
 * Figures, values, warranty claims, the counter and ways to pay: what a dealer says of the house, as far as the site
 * has it (S1 §9, S2 §2).
 */
export function SiteBanners({ stats, values, warranties, payments, sales, locale, onBand = false }: SiteBannersProps) {
  return (
    <div className={styles.banners}>
      {(stats.length > 0 || sales !== undefined) && (
        <ul className={styles.stats} aria-label="In figures" data-ground={onBand ? "band" : undefined}>
          {stats.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
          {sales !== undefined && (
            <li>
              <SalesCounter start={sales} locale={locale} /> Sales this Month
            </li>
          )}
        </ul>
      )}
      {values.length > 0 && <Points heading="How we make it easy" points={values} />}
      {warranties.length > 0 && <Points heading="Warranty" points={warranties} />}
      {payments.length > 0 && <PaymentStrip payments={payments} />}
    </div>
  );
}

function Points({ heading, points }: { heading: string; points: readonly { title: string; text: string }[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
