import { telHref } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import styles from "./storefront-search-down.module.css";

/** Says over the last cars found that the search is away, and whom to call meanwhile. */
export function SearchAwayAlert({ phone }: { phone: string }) {
  return (
    <Alert tone="error" live="polite">
      The search is not answering right now. These are the last cars found; we keep trying. You can also call{" "}
      <a className={styles.phone} href={telHref(phone)}>
        {phone}
      </a>
      .
    </Alert>
  );
}
