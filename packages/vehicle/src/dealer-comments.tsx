import { commentsPending, commentsShown } from "@forecourt/core";
import type { ReactNode } from "react";
import styles from "./vehicle-details.module.css";

/** What the dealer says about a car; comments over 400 letters open with Show More (S1 §4, §5), which needs no script. */
export function DealerComments({ text }: { text: string | null }) {
  if (text === null) return <p className={styles.soft}>{commentsPending}</p>;
  const isLong = text.length > commentsShown;
  return (
    <>
      <div className={styles.comments} data-cut={isLong || undefined}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{withLinks(paragraph)}</p>
        ))}
      </div>
      {isLong && (
        <details className={styles.whole}>
          <summary className={styles.toggle}>
            <span>Show More</span>
            <span>Show Less</span>
          </summary>
        </details>
      )}
    </>
  );
}

/** A number that is hidden until a shopper asks for it, as the platform cuts it (decisions.md row 49). */
const hiddenNumber = /(\+?\(?\d[\d ()+.-]*•[• .]*•)/;

/** Every other part of the split is a number: a press on it asks for the whole one. */
const withLinks = (text: string): ReactNode => text.split(hiddenNumber).map((part, index) => (index % 2 === 1 ? <a key={index} href="#reveal-phone">{part}</a> : part));
