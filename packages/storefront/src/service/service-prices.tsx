import { formatMoney } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import { FormNote } from "../form-page.tsx";
import styles from "../storefront-form-page.module.css";

/** Props of {@link ServicePrices}. */
export interface ServicePricesProps extends Pick<ServiceSettings, "prices"> {
  money: MoneyFormat;
  /** Name of the tax that the prices include. */
  salesTax: string;
}

/** The menu prices of a workshop, where the site has them. */
export function ServicePrices({ prices, money, salesTax }: ServicePricesProps) {
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
      <p className={styles.small}>
        Including {salesTax}. We will tell you the price for yours when we confirm the day.
      </p>
    </FormNote>
  );
}
