import { telHref } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import type { ReactNode } from "react";
import { useRootData } from "../use-root-data.ts";
import styles from "./storefront-message.module.css";

/** A page that says one thing and offers the next step. */
export function MessagePage({
  title,
  heading = title,
  text,
  retry = false,
  children,
}: {
  title: string;
  /** The title as it stands on the page. @default the title */
  heading?: ReactNode;
  text: string;
  retry?: boolean;
  children?: ReactNode;
}) {
  const data = useRootData();
  const phone = data?.site.dealer.phone;
  return (
    <div className={styles.page}>
      <title>{data ? `${title} | ${data.site.name}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.actions}>
        {retry ? (
          <Button href="" size="l">
            Try again
          </Button>
        ) : (
          <Button href={data?.site.search.defaultPath ?? "/"} size="l">
            See all stock
          </Button>
        )}
        {phone && (
          <Button href={telHref(phone)} variant="secondary" size="l">
            Call {phone}
          </Button>
        )}
      </div>
    </div>
  );
}
