import { formatMoney } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import { FormNote } from "../form-page.tsx";
import styles from "../storefront-form-page.module.css";

/** The menu prices of a workshop, where the site has them. */
export function ServicePrices({ prices, money }: Pick<ServiceSettings, "prices"> & { money: MoneyFormat }) {
  if (prices.length === 0) return null;
  return (
    <FormNote title="What it costs">
      <dl className={styles.prices}>
        {prices.map(({ name, fromDollars }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              from <b>{formatMoney(fromDollars, money)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>Including GST. We will tell you the price for yours when we confirm the day.</p>
    </FormNote>
  );
}
