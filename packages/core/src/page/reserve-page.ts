import { buyOnlinePage, checkoutPage } from "../pages/checkout.ts";
import type { Site } from "../site/site-document.ts";
import type { Page } from "./page.ts";
import { isPageOn } from "./site-pages.ts";

/**
 * The page on which a site reserves cars; undefined where it reserves none (S1 §2).
 *
 * @example
 * reservePage(aSite({ reserve: { enabled: true, path: "buy-online" } }))?.name // "buy-online"
 */
export function reservePage(site: Site): Page | undefined {
  return [checkoutPage, buyOnlinePage].find((page) => isPageOn(page, site));
}
