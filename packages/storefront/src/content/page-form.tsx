import type { BlockOf } from "@forecourt/core/schemas";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { contentForms } from "./content-forms.ts";
import { usePageBlocks } from "./page-blocks.ts";
import styles from "./storefront-page-form.module.css";

/** A lead form among the blocks of a page. It is posted to the page itself, so that it works without JavaScript. */
export function PageForm(props: { block: BlockOf<"form"> }) {
  const { path } = usePageBlocks();
  return <ContentForm key={path} {...props} path={path} />;
}

function ContentForm({ block: { form: name, title, intro }, path }: { block: BlockOf<"form">; path: string }) {
  const form = contentForms[name];
  // The first page shares its path with the frame of all pages.
  const action = path === "/" ? `/?index&form=${name}` : `${path}?form=${name}`;
  return (
    <section className={styles.form} id={name}>
      <h2 className={styles.title}>{title ?? form.title("")}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <SiteLeadForm form={form} action={action} />
    </section>
  );
}
