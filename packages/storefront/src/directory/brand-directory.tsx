import type { DirectoryEntry } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { Pagination } from "@forecourt/ui-kit/pagination";
import { TextField } from "@forecourt/ui-kit/text-field";
import { BrandCard } from "./brand-card.tsx";
import { DirectoryLinks } from "./directory-links.tsx";
import { directoryUrl } from "./directory-url.ts";
import styles from "./storefront-directory.module.css";

/** Props of {@link BrandDirectory}. */
export interface BrandDirectoryProps {
  /** Path of this page. */
  path: string;
  /** The words searched for, "" for none. */
  query: string;
  /** 1-based. */
  page: number;
  pages: number;
  /** Makes of this page. */
  makes: readonly DirectoryEntry[];
  /** Models that the words find; none without words. */
  models: readonly DirectoryEntry[];
  /** Body types. */
  bodies: readonly DirectoryEntry[];
  /** Logos of makes, by name. */
  logos: Readonly<Record<string, string>>;
  locale: string;
  allStockPath: string;
  /** The site's word for its stock, in the plural. @default "cars" */
  vehicles?: string;
}

/**
 * The makes of the stock with their models, and its body types, as links to their cars; a search by words, without
 * JavaScript too (S1 §2).
 */
export function BrandDirectory({
  path,
  query,
  page,
  pages,
  makes,
  models,
  bodies,
  logos,
  locale,
  allStockPath,
  vehicles = "cars",
}: BrandDirectoryProps) {
  const isEmpty = makes.length + models.length + bodies.length === 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Brands and models in stock</h1>
        <form className={styles.form} action={path} method="get" role="search">
          <TextField
            label="Search brands and models"
            hideLabel
            className={styles.field}
            name="query"
            type="search"
            defaultValue={query}
            key={query}
            placeholder="Brand or model"
            maxLength={120}
            enterKeyHint="search"
            autoComplete="off"
          />
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
          title={query === "" ? `No ${vehicles} in stock right now` : `Nothing found for “${query}”`}
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
          {query === ""
            ? "Please come back soon, or give us a call."
            : "Check the spelling, or look through all the brands we have."}
        </EmptyState>
      )}
      {makes.length > 0 && (
        <ul className={styles.brands}>
          {makes.map((make) => (
            <li key={make.to}>
              <BrandCard make={make} logo={logos[make.name]} locale={locale} vehicles={vehicles} />
            </li>
          ))}
        </ul>
      )}
      <DirectoryLinks id="models" title="Models" entries={models} locale={locale} />
      <DirectoryLinks id="bodies" title="Body types" entries={bodies} locale={locale} />
      <Pagination
        page={page}
        pageCount={pages}
        href={(to) => directoryUrl(path, { query, page: to })}
        label="Brand pages"
      />
    </div>
  );
}
