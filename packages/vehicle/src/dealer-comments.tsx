import { foldComments } from "@forecourt/core";
import { FoldedText } from "@forecourt/ui-kit/folded-text";
import type { ReactNode } from "react";
import styles from "./vehicle-details.module.css";

/** The dealer's comments on a car; of more than 400 letters the first 400 show until Show More (S1 §4, §5). */
export function DealerComments({ text }: { text: string | null }) {
  const { preview, isFolded } = foldComments(text);
  if (text === null) return <p className={styles.soft}>{preview}</p>;
  if (!isFolded) return <Paragraphs text={preview} />;
  return (
    <FoldedText preview={<Paragraphs text={preview} />}>
      <Paragraphs text={text} />
    </FoldedText>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.comments} data-part="dealer-comments">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{withLinks(paragraph)}</p>
      ))}
    </div>
  );
}

/** A number that is hidden until a shopper asks for it, as the platform cuts it (decisions.md row 49). */
const hiddenNumber = /(\+?\(?\d[\d ()+.-]*•[• .]*•)/;

/** Every other part of the split is a number: a press on it asks for the whole one. */
const withLinks = (text: string): ReactNode =>
  text.split(hiddenNumber).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href="#reveal-phone">
        {part}
      </a>
    ) : (
      part
    ),
  );
