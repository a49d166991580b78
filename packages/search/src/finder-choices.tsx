import { formatNumber } from "@forecourt/core";
import type { SearchResponse } from "@forecourt/api";
import { useEffect, useRef } from "react";
import { facetValueLabel } from "./facet-labels.ts";
import { restoreChoices, choicesOf } from "./finder-choice-memory.ts";
import styles from "./search-finder.module.css";

/** What the choices of the finder are made of. */
export interface FinderChoicesProps {
  facets: SearchResponse["facets"];
  prices: readonly number[];
  locale: string;
}

/** The choices of the stock search of a home page: plain fields of its form. */
export function FinderChoices({ facets, prices, locale }: FinderChoicesProps) {
  const fields = useRef<HTMLDivElement>(null);
  // Rendered by a browser they come after their form; those of the server are there with it.
  useEffect(() => {
    const first = fields.current?.querySelector("select");
    restoreChoices(first?.form ?? null);
    if (first && choicesOf(first.form).length > 0) first.dispatchEvent(new Event("change", { bubbles: true }));
  }, []);
  const choices = (name: "make" | "simple_body" | "car_type") => [
    <option key="" value="">
      Any
    </option>,
    ...(facets[name] ?? []).map(({ value }) => (
      <option key={value} value={value}>
        {facetValueLabel(name, value)}
      </option>
    )),
  ];
  return (
    <div className={styles.choices} ref={fields}>
      <label className={styles.field}>
        <span>Condition</span>
        <select name="car_type">{choices("car_type")}</select>
      </label>
      <label className={styles.field}>
        <span>Make</span>
        <select name="make">{choices("make")}</select>
      </label>
      <label className={styles.field}>
        <span>Body type</span>
        <select name="simple_body">{choices("simple_body")}</select>
      </label>
      <label className={styles.field}>
        <span>Price up to</span>
        <select name="price_max">
          <option value="">Any</option>
          {prices.map((price) => (
            <option key={price} value={price}>
              ${formatNumber(price, locale)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
