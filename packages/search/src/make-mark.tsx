import { makeMonogram } from "./make-monogram.ts";
import styles from "./search-mark.module.css";

/** Props of {@link MakeMark}. */
export interface MakeMarkProps {
  make: string;
  /** Address of the make's logo; without one its initials stand there. */
  logo?: string | undefined;
  /** @default "m", beside a name; "l" stands above one */
  size?: "m" | "l";
}

/**
 * The mark of a make beside its name: the configured logo, else a neutral monogram of ours (S1 §2, S2 §3). Says nothing
 * by itself.
 */
export function MakeMark({ make, logo, size = "m" }: MakeMarkProps) {
  const sized = size === "m" ? undefined : size;
  return logo === undefined ? (
    <span className={styles.mark} data-size={sized} aria-hidden="true">
      {makeMonogram(make)}
    </span>
  ) : (
    // Its size is its class's: 40 or 72 px.
    <img className={`${styles.mark} ${styles.logo}`} data-size={sized} src={logo} alt="" loading="lazy" />
  );
}
