import type { Page } from "../page/page.ts";
import { tradeInFormBytes } from "../trade-in/trade-in-photos.ts";

/** Path of {@link sellYourCarPage}, and where the tile leads unless a site says otherwise (S1 §2). */
export const sellYourCarPath = "/sell-your-car";
/** Path of {@link carTradeInPage}. */
export const tradeInPath = "/cars/trade-in";

const steps = {
  settings: ["pages.on"],
  parameters: ["valuation", "step"],
  module: "sell-your-car",
  formBytes: tradeInFormBytes,
} as const;

/** Where a shopper has their own car valued and sells it to the dealer, in steps (S1 §2, S2 §2). */
export const sellYourCarPage = {
  ...steps,
  name: "sell-your-car",
  paths: [sellYourCarPath],
  label: "Sell your car",
  isUsual: true,
  sitemap: "pages",
} as const satisfies Page;

/** The same as a trade-in (S1 §2). */
export const tradeInPage = {
  ...steps,
  name: "trade-in",
  paths: ["/trade-in"],
  label: "Trade-in valuation",
  sitemap: "pages",
} as const satisfies Page;

/** The same for shoppers who are signed in, where the site gates it (S2 §2). */
export const sellMyCarPage = {
  ...steps,
  name: "sell-my-car",
  paths: ["/sell-my-car"],
  label: "Sell my car",
  gate: "setting",
} as const satisfies Page;

/** The valuation of a car that is traded in for one of the site's (S1 §2). */
export const carTradeInPage = {
  ...steps,
  name: "car-trade-in",
  paths: [tradeInPath],
  label: "Value your trade-in",
  isUsual: true,
  gate: "setting",
  parameters: ["car_id", ...steps.parameters],
} as const satisfies Page;
