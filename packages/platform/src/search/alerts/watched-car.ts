import { financeFigure, plainWords } from "@forecourt/core";
import type { FinanceFigure, GeoPoint } from "@forecourt/core";
import type { CarState } from "@forecourt/core/alerts";
import { carSchema } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { z } from "zod";
import { carToDocument } from "../index/car-document.ts";
import type { IndexedCar } from "../index/car-document.ts";

const { make, price, year, car_type, finance_lenders, dealership_slug } = carSchema.shape;
/** What of a car its weekly figure is made from. */
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
 * A car with what changed of it. Its facets are those of its document in the search index, so that an alert and a search mean the same.
 *
 * @param thisYear year at the dealer's
 */
export function watchedCar(
  indexed: IndexedCar,
  { before, now }: Pick<WatchedCar, "before" | "now">,
  site: Site,
  thisYear: number,
): WatchedCar {
  const { card: _card, ...document } = carToDocument(indexed);
  const { price, ...financed } = financedSchema.parse(indexed.data);
  const text = [document["title"], document["keywords"], document["stocknum"], document["regplate"]]
    .filter((part) => typeof part === "string")
    .join(" ");
  return {
    id: indexed.id,
    before,
    now,
    listOf(facet) {
      const value = document[facet];
      if (Array.isArray(value)) return value.map(String);
      return value === undefined ? [] : [String(value)];
    },
    numberOf(facet) {
      const value = document[facet];
      return typeof value === "number" ? value : undefined;
    },
    places: indexed.places ?? [],
    words: ` ${plainWords(text)} `,
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
