import { financeFigure, listFacetNames, plainWords, rangeFacetNames } from "@forecourt/core";
import type { FinanceFigure, GeoPoint } from "@forecourt/core";
import type { CarState } from "@forecourt/core/alerts";
import { carSchema } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { carToDocument } from "../index/car-document.ts";
import type { IndexedCar } from "../index/car-document.ts";

const { make, price, year, car_type, finance_lenders, dealership_slug } = carSchema.shape;
const none: readonly string[] = [];

/** Fields of a car from which its weekly figure is made. */
const financedSchema = z.object({ make, price, year, car_type, finance_lenders, dealership_slug });

/** A changed car as saved searches look at it. */
export interface WatchedCar {
  id: number;
  before: CarState | undefined;
  now: CarState;
  /** Its values of facets with lists. */
  listOf(facet: string): readonly string[];
  /** Its value of a facet with a range; undefined where it is not known. */
  numberOf(facet: string): number | undefined;
  places: readonly GeoPoint[];
  /** Its words as keywords are looked for: plain, between blanks. */
  words: string;
  photos: number;
  /** What it costs by the week at a price, as its card says it; undefined where no figure shows. */
  figureAt(priceDollars: number | undefined): FinanceFigure | undefined;
}

/**
 * A car with its changes, for the matching of alerts. Its facets come from its document of the search index: an alert
 * finds the cars that a search with the same filters finds.
 *
 * @param thisYear year at the dealer's
 */
export function watchedCar(
  indexed: IndexedCar,
  { before, now }: Pick<WatchedCar, "before" | "now">,
  site: Site,
  thisYear: number,
): WatchedCar {
  const document = carToDocument(indexed);
  const { price, ...financed } = financedSchema.parse(indexed.data);
  const { stocknum, regplate } = indexed.data;
  const text = [
    ...["title", "keywords", "equipment", "stocknum", "regplate", "stockdigits"].map((field) => document[field]),
    // As written too: "AB-123".
    stocknum,
    regplate,
  ]
    .filter((part) => typeof part === "string")
    .join(" ");
  const title = plainWords(String(document["title"] ?? "")).split(" ");
  // The search page finds a "CX-5" by "cx5" and an "i30 N" by "i30n".
  const joined = title.slice(1).map((word, index) => `${title[index]}${word}`);
  // Only the fields that searches read, since the document is large.
  const lists = new Map<string, readonly string[]>();
  for (const facet of listFacetNames) {
    const value = document[facet];
    if (value !== undefined) lists.set(facet, Array.isArray(value) ? value.map(String) : [String(value)]);
  }
  const numbers = new Map<string, number>();
  for (const facet of rangeFacetNames) {
    const value = document[facet];
    if (typeof value === "number") numbers.set(facet, value);
  }
  return {
    id: indexed.id,
    before,
    now,
    listOf: (facet) => lists.get(facet) ?? none,
    numberOf: (facet) => numbers.get(facet),
    places: indexed.places ?? [],
    words: ` ${[plainWords(text), ...joined].join(" ")} `,
    photos: Number(document["photos"] ?? 0),
    figureAt: (priceDollars) =>
      priceDollars === undefined
        ? undefined
        : financeFigure(
            // The lender's payments are for the price that it knows.
            {
              ...financed,
              price: priceDollars === price ? price : priceDollars,
              offer_price: null,
              subscription_price: null,
              preorder: null,
            },
            site,
            thisYear,
          ),
  };
}
