import { useEffect, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import type { SitePicture } from "./root/site-look.ts";
import styles from "./storefront-form-page.module.css";
import pageStyles from "./storefront-page.module.css";
import { TitlePanel } from "./title-panel.tsx";

/** Props of {@link FormPage}. */
export interface FormPageProps {
  title: string;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** Subject of the form, beside it on large screens. @default nothing: the form stands in the middle, narrow */
  side?: ReactNode;
  /** Makes the side a region of its own: "Where we service cars". */
  sideLabel?: string | undefined;
  /**
   * Where the side stands on small screens; `over` also on large ones, `first` at their left, before the form.
   * `around`: what of it is marked `data-after` stands after the form. @default "before"
   */
  sideStands?: "before" | "after" | "over" | "first" | "around";
  /** As wide as there is room, not as wide as a form is read well. @default false */
  isWide?: boolean;
  /** The form, and what stands between it and the foot of the page; `false` where it opens by the action. */
  children: ReactNode;
  /** Below form and side. */
  below?: ReactNode;
  /** Beside the title, as `site.look.picture`, where the form is about no car that is shown. @default none */
  picture?: SitePicture | undefined;
  /** The main action, below the title: of a form that opens over the page. @default none */
  action?: ReactNode;
}

/**
 * `:root` knows of a page that is a form: on a phone the bar of the cars to compare stays away, which would lie over
 * its foot.
 */
function markFormPage() {
  const { dataset } = document.documentElement;
  dataset["formPage"] = "";
  return () => void delete dataset["formPage"];
}

/** The frame of every page that is a form: title, the form, and beside it what the form is about. */
export function FormPage({
  title,
  lead,
  side,
  sideLabel,
  sideStands = "before",
  isWide = false,
  children,
  below,
  picture,
  action,
}: FormPageProps) {
  useEffect(markFormPage, []);
  const Side = sideLabel === undefined ? "div" : "aside";
  const beside = side !== undefined && (
    <Side className={styles.side} aria-label={sideLabel}>
      {side}
    </Side>
  );
  return (
    <div
      className={`${pageStyles.page} ${styles.page}`}
      data-part="form-page"
      data-narrow={side === undefined || undefined}
    >
      <TitlePanel title={title} titleRef={useHeadingOfNext(title)} lead={lead} action={action} picture={picture} />
      <div
        className={styles.columns}
        data-beside={side === undefined || sideStands === "over" ? undefined : sideStands}
      >
        {sideStands !== "after" && beside}
        {children !== false && (
          <div className={styles.main} data-wide={isWide || undefined}>
            {children}
          </div>
        )}
        {sideStands === "after" && beside}
      </div>
      {below}
    </div>
  );
}

/** A card beside a form: what happens next, or what to have at hand. */
export function FormNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.note}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What this document's page of a form was called last, and where. */
let last: { path: string; title: string } | undefined;

/**
 * A heading that takes the focus when the same address has gone on to something else, as from the form to "The car is
 * held for you": who hears the page hears of it, and the next press of Tab goes on from there.
 */
function useHeadingOfNext(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const path = location.pathname;
    if (last?.path === path && last.title !== title) heading.current?.focus();
    last = { path, title };
  }, [title]);
  return heading;
}
