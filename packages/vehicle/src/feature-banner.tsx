import { IconArrowRight } from "@forecourt/ui-kit/icon";
import styles from "./vehicle-panels.module.css";

/** A way on from the page of a car. */
export interface BannerEntry {
  title: string;
  text: string;
  href: string;
}

/** The features banner (S1 §2): latest offers, book service, sell your car; only those whose page the site has. */
export function FeatureBanner({ entries }: { entries: readonly BannerEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.banner} aria-label="More from us">
      {entries.map(({ title, text, href }) => (
        <a key={href} className={styles.entry} href={href}>
          <strong>{title}</strong>
          <span>{text}</span>
          <IconArrowRight size={18} />
        </a>
      ))}
    </nav>
  );
}
