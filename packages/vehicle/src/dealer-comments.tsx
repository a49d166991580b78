import { useState } from "react";
import styles from "./vehicle-details.module.css";

/** Letters above which comments are cut (S1 §5, §9). */
const longComment = 400;
const placeholder = "Dealer comments are pending. Please check back here later.";

/** What the dealer says about a car; long comments open with Show More (S1 §4). */
export function DealerComments({ text }: { text: string | null }) {
  const [open, setOpen] = useState(false);
  if (text === null) return <p className={styles.soft}>{placeholder}</p>;
  const isLong = text.length > longComment;
  return (
    <>
      <div className={styles.comments} id="dealer-comments" data-cut={isLong && !open ? true : undefined}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {isLong && (
        <button className={styles.toggle} type="button" aria-expanded={open} aria-controls="dealer-comments" onClick={() => setOpen(!open)}>
          {open ? "Show Less" : "Show More"}
        </button>
      )}
    </>
  );
}
