import styles from "./search-slot.module.css";

/** Content of a card among the results that is not a car: the tile, or a promotion. */
export interface SlotContent {
  title: string;
  text: string;
  /** Text of its link; without it, or without an address, the card has no link. */
  label?: string | undefined;
  to?: string | undefined;
  /** Address of its picture. */
  image?: string | undefined;
  /** Terms of a promotion. */
  terms?: string | undefined;
}

/** A card among the results that is not a car (S1 §2 "We Want Your Car!", S2 §9), as high as its neighbours. */
export function SlotCard({ kind, content }: { kind: "tile" | "promotion"; content: SlotContent }) {
  const { title, text, label, to, image, terms } = content;
  return (
    <div className={styles.slot} data-kind={kind}>
      {image && (
        <img className={styles.picture} src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{to && !label ? <a href={to}>{title}</a> : title}</h2>
        {text.split(" / ").map((line) => (
          <p key={line} className={styles.text}>
            {line}
          </p>
        ))}
        {label && to && (
          <a className={styles.link} href={to}>
            {label}
          </a>
        )}
        {terms && (
          <details className={styles.terms}>
            <summary>Terms and conditions</summary>
            <p>{terms}</p>
          </details>
        )}
      </div>
    </div>
  );
}
