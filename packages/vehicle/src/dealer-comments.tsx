import { commentsPending, commentsShown } from "@forecourt/core";
import { useState } from "react";
import styles from "./vehicle-details.module.css";

/** What the dealer says about a car; comments over 400 letters open with Show More (S1 §4, §5). Without JavaScript they stand whole. */
export function DealerComments({ text }: { text: string | null }) {
  const [open, setOpen] = useState(false);
  if (text === null) return <p className={styles.soft}>{commentsPending}</p>;
  const isLong = text.length > commentsShown;
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
