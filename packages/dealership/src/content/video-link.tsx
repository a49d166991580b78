import type { BlockOf } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import styles from "./dealership-content.module.css";

/** A video at its service, which hears of the visit only once the shopper follows the link. */
export function VideoLink({ title, intro, url }: BlockOf<"video">) {
  const service = url.includes("vimeo") ? "Vimeo" : "YouTube";
  return (
    <section className={styles.callToAction}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {intro !== undefined && <p>{intro}</p>}
      </div>
      <div className={styles.actions}>
        <Button href={url} variant="secondary" target="_blank" rel="noopener">
          Watch on {service}
        </Button>
      </div>
    </section>
  );
}
