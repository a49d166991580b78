import { declarationOf } from "@forecourt/core/pages";
import type { StandardPageName } from "@forecourt/core/pages";

/** The pages on which a car is valued. */
export type TradeInPageName = Extract<StandardPageName, "sell-your-car" | "trade-in" | "sell-my-car" | "car-trade-in">;

const pages: readonly TradeInPageName[] = ["sell-your-car", "trade-in", "sell-my-car", "car-trade-in"];

/** The steps of a valuation, by their words in the address. */
export const tradeInSteps = ["car", "condition", "details"] as const;
/** A step of a valuation. */
export type TradeInStep = (typeof tradeInSteps)[number];

/**
 * Their names.
 *
 * @param vehicle what the site calls one of its stock
 */
export const tradeInStepNames = (vehicle: string): Readonly<Record<TradeInStep, string>> => ({
  car: `Your ${vehicle}`,
  condition: "Its condition",
  details: "Your details",
});

/** What of a valuation an address asks for. */
export interface TradeInView {
  page: TradeInPageName;
  path: string;
  /** Id of the valuation; undefined before the first step is taken. */
  valuation: string | undefined;
  step: TradeInStep;
  /** The car of the site that it is traded in for. */
  carId: string | undefined;
}

/**
 * The page at a path. What React Router sends in the background has `.data` behind it, which is no part of the page's.
 */
export function tradeInPageAt(pathname: string): TradeInPageName {
  const path = pathname.replace(/\.data$/, "");
  return pages.find((name) => declarationOf(name).paths[0] === path) ?? "sell-your-car";
}

/**
 * What an address asks for. A step before there is a valuation is the first.
 *
 * @example
 * tradeInView("trade-in", new URLSearchParams("step=condition")).step // "car"
 */
export function tradeInView(page: TradeInPageName, params: Pick<URLSearchParams, "get">): TradeInView {
  const id = params.get("valuation") ?? "";
  const valuation = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
  const asked = tradeInSteps.find((step) => step === params.get("step"));
  const car = page === "car-trade-in" ? params.get("car_id") : null;
  return {
    page,
    path: declarationOf(page).paths[0],
    valuation,
    step: valuation === undefined ? "car" : (asked ?? "condition"),
    carId: car !== null && /^\d{1,15}$/.test(car) ? car : undefined,
  };
}

/** Address of a step of a valuation, or of its result. */
export function tradeInHref(
  { path, carId }: Pick<TradeInView, "path" | "carId">,
  valuation?: string,
  step?: TradeInStep,
) {
  const query = new URLSearchParams({
    ...(carId === undefined ? {} : { car_id: carId }),
    ...(valuation === undefined ? {} : { valuation }),
    ...(step === undefined ? {} : { step }),
  }).toString();
  return query === "" ? path : `${path}?${query}`;
}
