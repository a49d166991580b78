import type { DirectoryAnswer } from "@forecourt/api";
import { Button } from "@forecourt/ui-kit/button";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { Pagination } from "@forecourt/ui-kit/pagination";
import { TextField } from "@forecourt/ui-kit/text-field";
import { BrandCard } from "./brand-card.tsx";
import { directoryUrl } from "./directory-url.ts";
import styles from "./storefront-directory.module.css";

/** What the directory needs. */
export interface BrandDirectoryProps {
  /** Path of this page. */
  path: string;
  /** The words searched for, "" for none. */
  query: string;
  makes: DirectoryAnswer;
  /** Models that the words find; undefined without words. */
  models: DirectoryAnswer | undefined;
  /** Logos of makes, by name. */
  logos: Readonly<Record<string, string>>;
  locale: string;
  allStockPath: string;
}

/** The makes of the stock with their models, as links to their cars; a search by words, without JavaScript too (S1 §2). */
export function BrandDirectory({ path, query, makes, models, logos, locale, allStockPath }: BrandDirectoryProps) {
  const found = models?.hits ?? [];
  const isEmpty = makes.count === 0 && found.length === 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Brands and models in stock</h1>
        <form className={styles.form} action={path} method="get" role="search">
          <TextField label="Search brands and models" hideLabel className={styles.field} name="query" type="search" defaultValue={query} key={query} placeholder="Brand or model, such as CX-5" maxLength={120} enterKeyHint="search" autoComplete="off" />
          <Button type="submit">Search</Button>
        </form>
      </header>
      {query !== "" && !isEmpty && (
        <p className={styles.result}>
          Results for “{query}”. <a href={path}>Show all brands</a>
        </p>
      )}
      {isEmpty && (
        <EmptyState
          title={query === "" ? "No cars in stock right now" : `Nothing found for “${query}”`}
          actions={
            query === "" ? (
              <Button href={allStockPath}>See all stock</Button>
            ) : (
              <>
                <Button href={path}>Show all brands</Button>
                <Button href={allStockPath} variant="secondary">
                  See all stock
                </Button>
              </>
            )
          }
        >
          {query === "" ? "Please come back soon, or give us a call." : "Check the spelling, or look through all the brands we have."}
        </EmptyState>
      )}
      {makes.hits.length > 0 && (
        <ul className={styles.brands}>
          {makes.hits.map((make) => (
            <li key={make.to}>
              <BrandCard make={make} logo={logos[make.name]} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <section aria-labelledby="models">
          <h2 className={styles.subtitle} id="models">
            Models
          </h2>
          <ul className={styles.models}>
            {found.map(({ make, name, to, count }) => (
              <li key={to}>
                <a className={styles.model} href={to}>
                  {make} {name} <span className={styles.count}>{count.toLocaleString(locale)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pagination page={makes.page} pageCount={makes.pages} href={(page) => directoryUrl(path, { query, page })} label="Brand pages" />
    </div>
  );
}
