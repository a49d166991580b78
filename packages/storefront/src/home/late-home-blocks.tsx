import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { SiteBlocks } from "../content/site-blocks.tsx";
import type { SiteBlocksProps } from "../content/page-blocks.ts";
import { stockBlocks } from "../content/stock-blocks.tsx";
import styles from "../storefront-home.module.css";

// Hardly any first page has a form: the others do not pay for it.
const parts = { ...stockBlocks, Form: lazyPart(async () => (await import("../content/page-form.tsx")).PageForm) };

/** The blocks of the first page, whose code comes late. */
export function HomeBlocks(props: Omit<SiteBlocksProps, "path">) {
  return (
    <div className={styles.section}>
      <SiteBlocks {...props} path="/" parts={parts} />
    </div>
  );
}
