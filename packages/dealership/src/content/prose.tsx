import styles from "./dealership-content.module.css";

/** Prose. The platform made its HTML, through the sanitiser with its list of what is allowed. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
