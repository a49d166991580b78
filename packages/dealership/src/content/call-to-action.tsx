import type { BlockOf } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import styles from "./dealership-content.module.css";

/** A sentence and what to do next; nothing where none of its links leads anywhere at the site. */
export function CallToAction({ title, intro, links, onBand }: BlockOf<"call-to-action"> & { onBand: boolean }) {
  if (links.length === 0) return null;
  return (
    <section className={styles.callToAction} data-ground={onBand ? "band" : undefined}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {intro !== undefined && <p>{intro}</p>}
      </div>
      <div className={styles.actions}>
        {links.map(({ label, to }, index) => (
          <Button key={to} href={to} variant={index === 0 ? "primary" : "secondary"}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
