import type { SortOrder } from "@forecourt/core";

/** Orders of the results in words. */
export const sortLabels: Readonly<Record<SortOrder, string>> = {
  newest: "Newest first",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
  km_asc: "Kilometres: low to high",
  km_desc: "Kilometres: high to low",
  year_desc: "Year: newest first",
  distance: "Nearest first",
};
