import { telHref } from "@forecourt/core";
import { useRetry } from "@forecourt/search/live";
import { Button } from "@forecourt/ui-kit/button";
import { useState } from "react";
import { useRevalidator } from "react-router";
import styles from "../storefront-home.module.css";
import { useSite } from "../use-site.ts";

/** Replaces the stock search of the first page while the search service does not answer; it retries by itself. */
export function SearchUnavailable() {
  const { site } = useSite();
  const { revalidate } = useRevalidator();
  const [retry] = useState(() => () => void revalidate());
  useRetry(true, retry);
  const { phone } = site.dealer;
  return (
    <div className={styles.away} role="status">
      <h2 className={styles.awayTitle}>Our stock search is taking a break</h2>
      <p>
        The {site.search.vehicleType} are here, the search is not answering for a moment. This page tries again by
        itself. Give us a call and we will look for you.
      </p>
      <Button href={telHref(phone)}>Call {phone}</Button>
    </div>
  );
}
