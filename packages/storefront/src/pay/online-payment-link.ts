import { onlinePaymentPath } from "@forecourt/core/pages";
import type { LinkKey } from "../link-key.ts";

/**
 * The page on which an invoice is paid; with a key, where that payment stands. Whoever has this address can read it.
 *
 * @example
 * onlinePaymentHref() // "/online-payment"
 */
export function onlinePaymentHref(key?: LinkKey): string {
  return `${onlinePaymentPath}${key ? `?${new URLSearchParams({ payment: `${key.id}.${key.secret}` })}` : ""}`;
}
