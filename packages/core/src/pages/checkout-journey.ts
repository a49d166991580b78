import type { Page } from "../page/page.ts";

/** Path of {@link checkoutJourneyPage}. */
export const checkoutJourneyPath = "/checkout-journey";

/** Where a shopper buys a car online, in steps that can be left and taken up again (S1 §2, decisions.md row 100). */
export const checkoutJourneyPage = {
  name: "checkout-journey",
  paths: [checkoutJourneyPath],
  label: "Buy online",
  settings: ["reserve.onlinePurchase"],
  parameters: ["car_id", "purchase", "step"],
} as const satisfies Page;
