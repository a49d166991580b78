import { FoldedText } from "@forecourt/ui-kit/folded-text";
import { UnbrokenWords } from "@forecourt/ui-kit/unbroken-words";
import { ContentImage } from "../content/content-image.tsx";
import { Prose } from "../content/prose.tsx";
import { OfferActions } from "./offer-actions.tsx";
import type { OfferFacts } from "./offer-facts.ts";
import { OfferFigures } from "./offer-figures.tsx";
import styles from "./dealership-offers.module.css";

const words = { more: "View more", less: "View less" };

/** An offer in a list: what it is, what it costs, until when, and what to do about it (S2 §2, §4). */
export function OfferCard({
  offer,
  warningId,
  priority = false,
  headingLevel = 2,
}: {
  offer: OfferFacts;
  /** Id of the page's warning about comparison rates. */
  warningId: string;
  /** It is on the first screen. @default false */
  priority?: boolean;
  headingLevel?: 2 | 3;
}) {
  const { name, category, href, picture, pictured, description, disclaimer, ends, links } = offer;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} data-offer-id={offer.id}>
      {picture && (
        <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
          <ContentImage
            picture={{ ...picture, alt: "" }}
            sizes="(min-width: 1312px) 747px, (min-width: 992px) 58vw, 100vw"
            priority={priority}
          />
          {pictured !== undefined && <span className={styles.pictured}>{`In the picture: ${pictured}`}</span>}
        </a>
      )}
      <div className={styles.text}>
        {category !== undefined && <p className={styles.category}>{category}</p>}
        <Heading className={styles.name}>
          <a href={href}>
            <UnbrokenWords>{name}</UnbrokenWords>
          </a>
        </Heading>
        <OfferFigures {...offer} warningId={warningId} />
        {description &&
          (description.isFolded ? (
            <FoldedText className={styles.description} preview={<p>{description.preview}</p>} words={words}>
              <Prose html={description.html} />
            </FoldedText>
          ) : (
            <Prose html={description.html} />
          ))}
        {ends !== undefined && <p className={styles.ends}>{ends}</p>}
      </div>
      <OfferActions name={name} links={links} />
      {disclaimer && (
        <div className={styles.disclaimer}>
          {disclaimer.isFolded ? (
            <FoldedText preview={<p>{disclaimer.preview}</p>} words={words}>
              <p>{disclaimer.whole}</p>
            </FoldedText>
          ) : (
            <p>{disclaimer.whole}</p>
          )}
        </div>
      )}
    </article>
  );
}
