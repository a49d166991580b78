import type { BlockOf } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { ContentImage } from "./content-image.tsx";
import styles from "./dealership-content.module.css";
import { Prose } from "./prose.tsx";

/** A picture with text beside it, on phones above it. */
export function PictureText({
  title,
  picture,
  side,
  text,
  link,
  priority,
}: BlockOf<"picture-text"> & { priority: boolean }) {
  return (
    <section className={styles.pictureText} data-side={side}>
      <ContentImage picture={picture} sizes="(min-width: 992px) 560px, 100vw" priority={priority} />
      <div className={styles.beside}>
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        <Prose html={text} />
        {link && (
          <Button href={link.to} variant="secondary">
            {link.label}
          </Button>
        )}
      </div>
    </section>
  );
}
