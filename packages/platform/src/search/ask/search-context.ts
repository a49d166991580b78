import type { FinanceFigure, GeoPoint } from "@forecourt/core";

/** A car that the site's lender has quoted for, with its figure: no price limit of a group stands for it. */
export interface QuotedCar {
  id: string;
  figure: FinanceFigure;
}

/** What a search hangs on beside its site and its question. */
export interface SearchContext {
  /** Where it is near, once known. */
  place?: GeoPoint | undefined;
  /** Cars with a figure of their own, from the site's lender. @default none */
  quoted?: readonly QuotedCar[] | undefined;
  /** The instant that the age of a car is counted at. @default the clock's */
  now?: Date | undefined;
}
