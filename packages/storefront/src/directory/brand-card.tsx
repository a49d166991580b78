import { formatNumber, stockCount } from "@forecourt/core";
import type { DirectoryEntry } from "@forecourt/core";
import { MakeMark } from "@forecourt/search/finder";
import styles from "./storefront-directory.module.css";

/** Models that stand on a card; the make's own page has the others. */
const modelsShown = 8;

/** A make of the directory: its name and number of cars, and its models. */
export function BrandCard({
  make,
  logo,
  locale,
  vehicles,
}: {
  make: DirectoryEntry;
  logo: string | undefined;
  locale: string;
  vehicles: string;
}) {
  const models = make.models ?? [];
  return (
    <article className={styles.brand}>
      <h2 className={styles.name}>
        <a className={styles.make} href={make.to}>
          <MakeMark make={make.name} logo={logo} />
          {make.name}
        </a>
        <span className={styles.count}>{stockCount(make.count, vehicles, locale)}</span>
      </h2>
      <ul className={styles.models}>
        {models.slice(0, modelsShown).map(({ name, to, count }) => (
          <li key={to}>
            <a className={styles.model} href={to}>
              <span className="fc-visually-hidden">{make.name} </span>
              {name} <span className={styles.count}>{formatNumber(count, locale)}</span>
            </a>
          </li>
        ))}
        {models.length > modelsShown && (
          <li>
            <a className={styles.more} href={make.to}>
              All {models.length} models<span className="fc-visually-hidden"> of {make.name}</span>
            </a>
          </li>
        )}
      </ul>
    </article>
  );
}
