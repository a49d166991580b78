import type { ReactNode } from "react";
import styles from "./dealership-brands.module.css";

/** A brand as its tile shows it. */
export interface BrandTile {
  /** Where the tile leads: the overview of the brand, or its cars. */
  href: string;
  name: string;
  /** Its logo or its initials; says nothing by itself. */
  mark: ReactNode;
  /** What there is of it, such as "34 cars". */
  note?: string | undefined;
}

/** Props of {@link BrandGrid}. */
export interface BrandGridProps {
  title: string;
  id: string;
  intro?: string | undefined;
  brands: readonly BrandTile[];
  /** Beside the title: the way to all of them. */
  more?: ReactNode;
}

/** Brands beside each other, each a logo and a name. The whole tile leads to the brand. */
export function BrandGrid({ title, id, intro, brands, more }: BrandGridProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {more}
      </div>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <ul className={styles.brands}>
        {brands.map(({ href, name, mark, note }) => (
          <li key={name}>
            <a className={styles.brand} href={href}>
              {mark}
              <span className={styles.name}>{name}</span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
