import { Picture } from "@forecourt/ui-kit/picture";
import { UnbrokenWords } from "@forecourt/ui-kit/unbroken-words";
import { pictureUrl } from "@forecourt/vehicle/card";
import type { ReactNode, Ref } from "react";
import type { SitePicture } from "./root/site-look.ts";
import page from "./storefront-page.module.css";
import styles from "./storefront-title-panel.module.css";

/** What a page begins with. */
export interface TitlePanelProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** The main action of the page. @default none */
  action?: ReactNode;
  /**
   * Beside the title, which stands on a panel then: that of the site as a rule, `site.look.picture`. @default none, and
   * no panel
   */
  picture?: SitePicture | undefined;
}

/** The title of a page with what it is about, on a panel with the dealer's picture where there is one. */
export function TitlePanel({ title, titleRef, lead, action, picture }: TitlePanelProps) {
  return (
    <div className={`${page.head} ${styles.panel}`} data-picture={picture && (picture.isCutOut ? "cut-out" : "photo")}>
      <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
        <UnbrokenWords>{title}</UnbrokenWords>
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {picture && (
        <Picture
          className={styles.picture}
          src={(width) => pictureUrl(picture.source, width)}
          widths={[320, 480, 640, 960]}
          sizes="(min-width: 992px) 392px, (min-width: 768px) 300px, 40vw"
          alt=""
          priority
        />
      )}
    </div>
  );
}
