import { telHref } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import styles from "./storefront-search-down.module.css";

/** Props of {@link SearchUnavailableAlert}. */
export interface SearchUnavailableAlertProps {
  phone: string;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string;
  /** The search answers again: that is said in the same place, so that nothing moves. @default false */
  isBack?: boolean;
}

/**
 * Says over the last cars found that the search does not answer, and whom to call meanwhile; and then that it is back.
 */
export function SearchUnavailableAlert({ phone, vehicles = "cars", isBack = false }: SearchUnavailableAlertProps) {
  return (
    <Alert tone={isBack ? "success" : "error"} live="polite">
      <div className={styles.words}>
        {isBack && <span>Search is back. These are the {vehicles} of your search.</span>}
        <span data-over={isBack || undefined}>
          The search is not answering right now. These are the last {vehicles} found; we keep trying. You can also call{" "}
          <a className={styles.phone} href={telHref(phone)}>
            {phone}
          </a>
          .
        </span>
      </div>
    </Alert>
  );
}
