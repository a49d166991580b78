import { endpointPath } from "@forecourt/api/fetch-endpoint";
import type { CarNotice } from "@forecourt/core/schemas";
import { Fragment } from "react";
import styles from "./storefront-car-notice.module.css";

/** Props of {@link CarNoticePanel}. */
export interface CarNoticePanelProps {
  notice: CarNotice;
  /** Slug of the car. */
  slug: string;
}

/**
 * The official notice on a car, on its own page, and as a paper to sign (legal-display.md "NZ CIN"). It needs no
 * JavaScript.
 */
export function CarNoticePanel({ notice: { title, intro, lines, outro, rule, isWhole }, slug }: CarNoticePanelProps) {
  return (
    <section className={styles.notice} aria-labelledby="car-notice">
      <h2 className={styles.title} id="car-notice">
        {title}
      </h2>
      <p>{intro}</p>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value ?? "Not known yet: ask us before you buy"}</dd>
          </Fragment>
        ))}
      </dl>
      {!isWhole && <p>Until this notice is complete the car cannot be bought or reserved online.</p>}
      <p className={styles.small}>
        {outro} {rule}.
      </p>
      <a className={styles.paper} href={endpointPath("GET /cars/{slug}/consumer-information-notice.pdf", { slug })}>
        Download the notice (PDF)
      </a>
    </section>
  );
}
