import type { ContentPicture } from "@forecourt/core/schemas";
import { ContentImage } from "../content/content-image.tsx";
import type { ReactNode } from "react";
import styles from "./dealership-models.module.css";

/** A model as its card shows it. */
export interface ModelCardData {
  /** Where the card leads. */
  href: string;
  /** With its manufacturer. */
  name: string;
  text?: string | undefined;
  picture?: ContentPicture | undefined;
  /** What stands over the picture, such as "Coming soon". */
  note?: string | undefined;
  /** The lowest price of the stock and how many there are, in words. */
  stock?: string | undefined;
}

/** Props of {@link ModelGrid}. */
export interface ModelGridProps {
  /** @default no heading: the page's own stands above */
  title?: string | undefined;
  id?: string | undefined;
  intro?: string | undefined;
  /** Beside the title: the way to all of them. With it, a phone shows the models as a strip to be pushed aside. */
  more?: ReactNode;
  models: readonly ModelCardData[];
  /** The first pictures are in the first view. @default false */
  priority?: boolean;
}

/** How wide a picture is from a tablet on, in a page of models and in a strip of another page. */
const desk = "(min-width: 1200px) 300px, (min-width: 992px) 30vw, (min-width: 768px) 46vw";
const deskStrip = "(min-width: 1200px) 300px, (min-width: 768px) 23vw";

/**
 * Models beside each other, each a picture, a name, a sentence and what stands in the yard. The whole card leads to the
 * model.
 */
export function ModelGrid({ title, id, intro, more, models, priority = false }: ModelGridProps) {
  const Name = title === undefined ? "h2" : "h3";
  return (
    <section
      className={styles.group}
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={title === undefined ? "Models" : undefined}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.groupTitle} id={id}>
            {title}
          </h2>
          {more}
        </div>
      )}
      {intro !== undefined && <p className={styles.groupIntro}>{intro}</p>}
      <ul className={styles.grid} data-strip={Boolean(more) || undefined}>
        {models.map(({ href, name, text, picture, note, stock }, index) => (
          <li key={`${href} ${name}`} className={styles.card}>
            {picture ? (
              <ContentImage
                picture={{ ...picture, alt: "" }}
                ratio="4/3"
                sizes={more ? `${deskStrip}, 68vw` : `${desk}, (min-width: 576px) 92vw, 36vw`}
                priority={priority && index === 0}
              />
            ) : (
              <span className={styles.blank} aria-hidden="true" />
            )}
            {note !== undefined && <span className={styles.note}>{note}</span>}
            <div className={styles.cardText}>
              <Name className={styles.cardName}>
                <a className={styles.cardLink} href={href}>
                  {name}
                </a>
              </Name>
              {text !== undefined && <p className={styles.cardIntro}>{text}</p>}
              {stock !== undefined && (
                <p className={styles.stock}>
                  {/* Price and count: a line ends between them, not in the price. A comma within an amount has no
                      space. */}
                  {stock.split(/(?<=,) /).map((part) => (
                    <span key={part}>{part} </span>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
