import type { LinkKey } from "../page/link-key.ts";
import type { PurchaseStep } from "../purchase/purchase-steps.ts";
import { checkoutJourneyPath } from "./checkout-journey.ts";
import { onlinePaymentPath } from "./online-payment.ts";

/**
 * The page on which a car is reserved; with a key, where that reservation stands. Whoever has this address can read it
 * and give it up.
 *
 * @param reserve settings of the site
 * @example
 * reservationAddress("/cars/2021-mazda-cx-5-used-s1", { path: "checkout" }) // "/cars/2021-mazda-cx-5-used-s1/checkout"
 */
export function reservationAddress(carPath: string, reserve: { path: string }, key?: LinkKey): string {
  return `${carPath}/${reserve.path}${key ? `?${new URLSearchParams({ reservation: keyText(key) })}` : ""}`;
}

/**
 * The page of a purchase, for whoever has its link; without a step, the one that it goes on with.
 *
 * @example
 * purchaseAddress({ id: "5b0e", secret: "c2Vj" }, "finance") // "/checkout-journey?purchase=5b0e.c2Vj&step=finance"
 */
export function purchaseAddress(key: LinkKey, step?: PurchaseStep): string {
  return `${checkoutJourneyPath}?${new URLSearchParams({ purchase: keyText(key), ...(step ? { step } : {}) })}`;
}

/**
 * The page on which an invoice is paid; with a key, where that payment stands. Whoever has this address can read it.
 *
 * @example
 * onlinePaymentAddress() // "/online-payment"
 */
export function onlinePaymentAddress(key?: LinkKey): string {
  return `${onlinePaymentPath}${key ? `?${new URLSearchParams({ payment: keyText(key) })}` : ""}`;
}

/** As `linkKey` reads it. */
const keyText = ({ id, secret }: LinkKey): string => `${id}.${secret}`;
