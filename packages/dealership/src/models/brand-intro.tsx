import type { ContentPicture } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import type { ReactNode } from "react";
import { ContentImage } from "../content/content-image.tsx";
import { Prose } from "../content/prose.tsx";
import styles from "./dealership-models.module.css";

/** Props of {@link BrandIntro}. */
export interface BrandIntroProps {
  brand: {
    name: string;
    short_description?: string | undefined;
    /** HTML that went through the sanitiser. */
    description?: string | undefined;
    banner?: ContentPicture | undefined;
  };
  /** Its logo or its initials; says nothing by itself. */
  mark?: ReactNode;
  /** Where its cars are listed. */
  searchHref: string;
}

/** The head of a brand's overview: its banner, what it stands for, and the way to its cars. */
export function BrandIntro({
  brand: { name, short_description: intro, description, banner },
  mark,
  searchHref,
}: BrandIntroProps) {
  return (
    <>
      <header className={styles.intro} data-wide={banner === undefined || undefined}>
        <div className={styles.introText}>
          {mark}
          <h1 className={styles.title}>{name}</h1>
          {intro !== undefined && <p className={styles.lead}>{intro}</p>}
          <div className={styles.actions}>
            <Button href={searchHref}>See every {name} in stock</Button>
          </div>
        </div>
        {banner && <ContentImage picture={banner} ratio="3/2" sizes="(min-width: 992px) 620px, 100vw" priority />}
      </header>
      {description !== undefined && <Prose html={description} />}
    </>
  );
}
