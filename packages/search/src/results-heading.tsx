import { IconBell } from "@forecourt/ui-kit/icon";
import styles from "./search-results.module.css";

/** The heading of the page, and the way to save its search where the site lets its shoppers. */
export const ResultsHeading = ({ heading, saveHref }: { heading: string; saveHref: string | undefined }) => (
  <div className={styles.titleLine}>
    <h1 className={styles.heading}>{heading}</h1>
    {saveHref && (
      <a className={styles.save} href={saveHref} rel="nofollow">
        <IconBell size={18} />
        Save this search
      </a>
    )}
  </div>
);
