import { IconArrowRight } from "@forecourt/ui-kit/icon";
import styles from "./vehicle-panels.module.css";

/** A way on from the page of a car. */
export interface BannerEntry {
  title: string;
  text: string;
  href: string;
  /** It opens over this page. @default false */
  opensHere?: boolean;
}

/**
 * The features banner (S1 §2): latest offers, book service, sell your car; only those whose page the site has.
 *
 * @param label what the ways lead to
 */
export function FeatureBanner({
  entries,
  label = "More from us",
}: {
  entries: readonly BannerEntry[];
  label?: string;
}) {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.banner} data-part="ways-on" aria-label={label}>
      {entries.map(({ title, text, href, opensHere = false }) => (
        <a
          key={href}
          className={styles.entry}
          href={href}
          {...(opensHere && { rel: "nofollow", "data-keep-scroll": true })}
        >
          <strong>{title}</strong>
          <span>{text}</span>
          <IconArrowRight size={18} />
        </a>
      ))}
    </nav>
  );
}
