import type { BlockOf } from "@forecourt/core/schemas";
import { ContentImage } from "./content-image.tsx";
import styles from "./dealership-content.module.css";
import { Prose } from "./prose.tsx";

/** Cards beside each other; without pictures a list with a line each, its title beside it on a desk. */
export function ContentCards({ title, cards }: BlockOf<"cards">) {
  const isList = cards.every(({ picture }) => !picture);
  return (
    <section className={isList && title !== undefined ? `${styles.section} ${styles.editorial}` : styles.section}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <ul className={isList ? styles.lines : styles.cards}>
        {cards.map((card) => (
          <li key={card.title} className={isList ? styles.line : styles.card}>
            {card.picture && (
              <ContentImage picture={card.picture} sizes="(min-width: 992px) 380px, (min-width: 576px) 50vw, 100vw" />
            )}
            <div className={isList ? styles.lineText : styles.cardText}>
              <h3 className={styles.cardTitle}>{card.title}</h3>
              {card.text !== undefined && <Prose html={card.text} />}
              {card.link && (
                <a className={styles.cardLink} href={card.link.to}>
                  {card.link.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
