import { SiteBlocks } from "../content/site-blocks.tsx";
import type { SiteBlocksProps } from "../content/site-blocks.tsx";
import styles from "../storefront-home.module.css";

/** The blocks of the first page, whose code comes late. */
export function HomeBlocks(props: Omit<SiteBlocksProps, "path">) {
  return (
    <div className={styles.section}>
      <SiteBlocks {...props} path="/" />
    </div>
  );
}
