import { watchlistPath } from "@forecourt/core/pages";
import { IconHeart } from "@forecourt/ui-kit/icon";
import styles from "./account-link.module.css";
import { useSaved } from "./use-saved.ts";

/**
 * The way to the saved cars with their number, for a header. The number has its place from the start, so nothing moves
 * when it comes.
 *
 * @param vehicles what the site calls its stock, in the plural
 */
export function SavedLink({ site, vehicles = "cars" }: { site: string; vehicles?: string }) {
  const count = useSaved(site, ({ favourites }) => favourites.length);
  return (
    <a className={styles.link} href={watchlistPath} aria-label={`Saved ${vehicles}${count === 0 ? "" : `: ${count}`}`}>
      <IconHeart size={22} />
      <span className={styles.count} data-empty={count === 0 || undefined}>
        {count > 0 && (count > 99 ? "99+" : count)}
      </span>
    </a>
  );
}
