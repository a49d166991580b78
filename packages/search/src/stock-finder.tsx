import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, parseSearchQuery, searchQueryToParams, stockCount, stockWord } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useRef, useState } from "react";
import { facetValueLabel } from "./facet-labels.ts";
import { KeywordBox } from "./keyword-box.tsx";
import styles from "./search-finder.module.css";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";

/** What the finder needs. */
export interface StockFinderProps {
  /** Path that the form leads to. */
  basePath: string;
  /** Facets of all stock, for the choices. */
  facets: SearchResponse["facets"];
  /** Number of cars without a choice. */
  count: number;
  locale: string;
  /** What the button calls the stock, in the plural (S1 §2 "Show Me {count} {vehicle type}"). @default "cars" */
  vehicleType?: string;
  /** Prices offered as an upper limit, in dollars. */
  prices: readonly number[];
  /** A box for words and whole sentences above the choices; where the last searches are kept. @default no box */
  keywords?: { placeholder: string; history?: SearchHistoryStore | undefined } | undefined;
}

/** The stock search of a home page: a box for words and sentences, and a plain form whose button says how many cars the choices leave. */
export function StockFinder({
  basePath,
  facets,
  count,
  locale,
  vehicleType = "cars",
  prices,
  keywords,
}: StockFinderProps) {
  const [found, setFound] = useState(count);
  const asked = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const choices = (name: "make" | "simple_body" | "car_type", any: string) => [
    <option key="" value="">
      {any}
    </option>,
    ...(facets[name] ?? []).map(({ value }) => (
      <option key={value} value={value}>
        {facetValueLabel(name, value)}
      </option>
    )),
  ];
  const recount = async (isFirst = false) => {
    const turn = (asked.current += 1);
    const filled = [...new FormData(form.current ?? undefined)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    );
    if (isFirst && filled.length === 0) return;
    const { createApiClient } = await import("@forecourt/api/client");
    const answer = await createApiClient().search(searchQueryToParams(parseSearchQuery(new URLSearchParams(filled))));
    if (asked.current === turn) setFound(answer.count);
  };
  // What was chosen before the scripts came, or the browser put back, counts too.
  const first = useRef(recount);
  useEffect(() => void first.current(true).catch(() => undefined), []);
  return (
    <div className={styles.card} data-part="stock-finder">
      {keywords && (
        <div className={styles.keywords}>
          <KeywordBox
            basePath={basePath}
            search={emptySearchQuery}
            placeholder={keywords.placeholder}
            vehicles={vehicleType}
            locale={locale}
            history={keywords.history}
          />
        </div>
      )}
      <form
        className={styles.form}
        action={basePath}
        method="get"
        aria-label={`Find a ${stockWord(vehicleType)}`}
        data-search-form
        ref={form}
        onChange={() => void recount().catch(() => undefined)}
      >
        <label className={styles.field}>
          <span>Condition</span>
          <select name="car_type">{choices("car_type", "Any")}</select>
        </label>
        <label className={styles.field}>
          <span>Make</span>
          <select name="make">{choices("make", "Any")}</select>
        </label>
        <label className={styles.field}>
          <span>Body type</span>
          <select name="simple_body">{choices("simple_body", "Any")}</select>
        </label>
        <label className={styles.field}>
          <span>Price up to</span>
          <select name="price_max">
            <option value="">Any</option>
            {prices.map((price) => (
              <option key={price} value={price}>
                ${price.toLocaleString(locale)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" className={styles.submit}>
          <span aria-live="polite">Show Me {stockCount(found, vehicleType, locale)}</span>
        </Button>
      </form>
    </div>
  );
}
