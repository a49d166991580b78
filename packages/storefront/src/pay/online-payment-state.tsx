import type { OnlinePaymentAnswer } from "@forecourt/api";
import { onlinePaymentPath } from "@forecourt/core/pages";
import { Button } from "@forecourt/ui-kit/button";
import { IconCheckCircle, IconClock } from "@forecourt/ui-kit/icon";
import { CallUs } from "../enquiry/call-us.tsx";
import type { GarageLink } from "../garage/garage-link.ts";
import { FormPage } from "../form-page.tsx";
import styles from "../reserve/storefront-reserve.module.css";
import { useRevalidateWhileWaiting } from "../use-revalidate-while-waiting.ts";
import { useSite } from "../use-site.ts";
import type { OnlinePaymentWords } from "./online-payment-words.ts";

/** State of an online payment, its receipt once it is paid, and the next steps. It reloads by itself while it waits. */
export function OnlinePaymentState({
  payment: { state, pay_url: payUrl, words },
  garage,
  action,
}: {
  payment: OnlinePaymentAnswer & { words: OnlinePaymentWords };
  /** The shopper's own page, where the site has one. */
  garage: GarageLink | undefined;
  /** Address of this very payment. */
  action: string;
}) {
  const { site } = useSite();
  useRevalidateWhileWaiting(state === "open");
  const { title, lines, tone, facts, amount } = words;
  return (
    <FormPage title={title}>
      <div className={styles.state} data-tone={tone} role="status">
        {tone === "good" ? <IconCheckCircle size={28} /> : tone === "wait" && <IconClock size={28} />}
        <div>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {facts.length > 0 && (
        <section className={styles.terms} aria-labelledby="receipt">
          <h2 id="receipt">Receipt</h2>
          <dl className={styles.costs}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <div className={styles.actions}>
        {payUrl !== null && (
          <Button href={payUrl} size="l" rel="noreferrer">
            Pay {amount}
          </Button>
        )}
        {state === "open" && payUrl === null && (
          <Button href={action} size="l" variant="secondary">
            Check again
          </Button>
        )}
        {facts.length > 0 && garage && (
          <Button href={garage.href} size="l" variant="secondary">
            {garage.label}
          </Button>
        )}
        {state === "closed" && (
          <Button href={onlinePaymentPath} size="l">
            Pay now
          </Button>
        )}
      </div>
      <p className={styles.call}>
        Questions? Call <CallUs site={site.slug} phone={site.dealer.phone} isKnown />.
      </p>
    </FormPage>
  );
}
