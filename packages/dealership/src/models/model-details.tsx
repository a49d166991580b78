import { featureDescription } from "@forecourt/core";
import type { ContentPicture } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { FoldedText } from "@forecourt/ui-kit/folded-text";
import type { ReactNode } from "react";
import { ContentImage } from "../content/content-image.tsx";
import { Prose } from "../content/prose.tsx";
import styles from "./dealership-models.module.css";

/** A way to ask for the model. */
export interface ModelAction {
  label: string;
  href: string;
}

/** Facts on the page of a model besides its cars. */
export interface ModelDetailsProps {
  manufacturer: string;
  name: string;
  /** A sentence. */
  intro?: string | undefined;
  /** HTML that went through the sanitiser. */
  description?: string | undefined;
  picture?: ContentPicture | undefined;
  /** Where the dealer sells it, such as "Artarmon NSW". */
  place: string;
  /** What stands above the name, such as "Coming soon". */
  note?: string | undefined;
  /** The lowest price of the stock and how many there are. */
  stock?: ReactNode;
  /** The main one first. */
  actions: readonly ModelAction[];
  /** Why to reserve one, some with where to do it. @default no such list */
  whyReserve?: readonly { label: string; href?: string | undefined }[] | undefined;
  features: readonly { title: string; description?: string | undefined; picture?: ContentPicture | undefined }[];
  gallery: readonly ContentPicture[];
  /** Between the words and the features: the offers of the model, its cars. */
  children?: ReactNode;
}

/**
 * A model: what it is, where it is for sale, the ways to ask for it, its features and pictures (S2 §2 "Model pages").
 */
export function ModelDetails({
  manufacturer,
  name,
  intro,
  description,
  picture,
  place,
  note,
  stock,
  actions,
  whyReserve = [],
  features,
  gallery,
  children,
}: ModelDetailsProps) {
  return (
    <>
      <header className={styles.intro}>
        <div className={styles.introText}>
          {note !== undefined && <p className={styles.badge}>{note}</p>}
          <h1 className={styles.title}>
            <span className={styles.manufacturer}>{manufacturer}</span> {name}
          </h1>
          {intro !== undefined && <p className={styles.lead}>{intro}</p>}
          <p className={styles.place}>For sale in {place}</p>
          {stock !== undefined && <p className={styles.price}>{stock}</p>}
          <div className={styles.actions}>
            {actions.map(({ label, href }, index) => (
              <Button key={label} href={href} variant={index === 0 ? "primary" : index === 1 ? "secondary" : "link"}>
                {label}
              </Button>
            ))}
          </div>
          {whyReserve.length > 0 && (
            <section className={styles.why} aria-labelledby="model-why-reserve">
              <h2 className={styles.cardName} id="model-why-reserve">
                Why reserve
              </h2>
              <ul>
                {whyReserve.map(({ label, href }) => (
                  <li key={label}>{href === undefined ? label : <a href={href}>{label}</a>}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {picture && <ContentImage picture={picture} ratio="3/2" sizes="(min-width: 992px) 620px, 100vw" priority />}
      </header>
      {description !== undefined && <Prose html={description} />}
      {children}
      {features.length > 0 && (
        <section className={styles.group} aria-labelledby="model-features">
          <h2 className={styles.groupTitle} id="model-features">
            {name} features
          </h2>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature.title} className={styles.feature}>
                {feature.picture && (
                  <ContentImage
                    picture={feature.picture}
                    ratio="3/2"
                    sizes="(min-width: 992px) 400px, (min-width: 576px) 50vw, 100vw"
                  />
                )}
                <h3 className={styles.cardName}>{feature.title}</h3>
                {feature.description !== undefined && <FeatureText text={feature.description.trim()} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {gallery.length > 0 && (
        <section className={styles.group} aria-labelledby="model-gallery">
          <h2 className={styles.groupTitle} id="model-gallery">
            The {name} in pictures
          </h2>
          <ul className={styles.gallery}>
            {gallery.map((shown) => (
              <li key={shown.file}>
                <ContentImage picture={shown} ratio="4/3" sizes="(min-width: 992px) 400px, 50vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The first 600 characters; the whole on demand (S2 §9). */
function FeatureText({ text }: { text: string }) {
  const preview = featureDescription(text);
  if (preview === text) return <p className={styles.cardIntro}>{text}</p>;
  return (
    <FoldedText className={styles.cardIntro} preview={preview}>
      <p>{text}</p>
    </FoldedText>
  );
}
