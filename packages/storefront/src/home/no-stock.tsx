import { telHref } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import styles from "../storefront-home.module.css";
import { useSite } from "../use-site.ts";

/**
 * Replaces the stock search of the first page while the site has nothing for sale: there would be nothing to choose,
 * and a button to show 0 cars.
 */
export function NoStock() {
  const { site } = useSite();
  const { phone } = site.dealer;
  return (
    <div className={styles.away} data-calm>
      <h2 className={styles.awayTitle}>No {site.search.vehicleType} for sale here at the moment</h2>
      <p>Give us a call, and we will tell you what is coming in.</p>
      <Button href={telHref(phone)}>Call {phone}</Button>
    </div>
  );
}
