import { useState } from "react";
import { consentChanged, keepConsent } from "./consent.ts";
import styles from "./storefront-consent.module.css";

/** `:root` knows of the banner by a mark, not by `:has()`: see compare-bar.tsx. */
function markPage() {
  const { dataset } = document.documentElement;
  dataset["asksConsent"] = "";
  return () => void delete dataset["asksConsent"];
}

/**
 * Asks whether visits may be counted, on sites that ask for it (S1 §7). Nothing is sent or loaded before a yes; both
 * answers weigh the same.
 *
 * @param hasTags tools of other companies count too
 * @param onYes what may begin then
 */
export function ConsentBanner({ hasTags, onYes }: { hasTags: boolean; onYes: () => void }) {
  const [isAnswered, setAnswered] = useState(false);
  // The page where the answer is changed, by the link to it at the foot of each page.
  const [changeHref] = useState(() => document.querySelector("a[href$='#forget-device']")?.getAttribute("href"));
  if (isAnswered) return null;
  const answer = (isGiven: boolean) => () => {
    keepConsent(isGiven);
    setAnswered(true);
    dispatchEvent(new Event(consentChanged));
    if (isGiven) onYes();
  };
  return (
    <section className={styles.banner} aria-label="Counting visits" ref={markPage}>
      <p className={styles.text}>
        {hasTags
          ? "May we count what is used on this site, with the tools of other companies, to make it better? Nothing is loaded or counted before you say yes."
          : "May we count what is used on this site, to make it better? We never record who you are, and nothing is counted before you say yes."}
        {changeHref && (
          <>
            {" "}
            <a href={changeHref}>You can change your answer later.</a>
          </>
        )}
      </p>
      <div className={styles.answers}>
        <button className={styles.answer} type="button" onClick={answer(true)}>
          Yes, count my visit
        </button>
        <button className={styles.answer} type="button" onClick={answer(false)}>
          No thanks
        </button>
      </div>
    </section>
  );
}
