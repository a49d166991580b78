import { hasPage, reservePage, tradeInPath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/** An entry of the list, and where it leads. */
export interface WhyReserveEntry {
  label: string;
  href?: string | undefined;
}

/**
 * The "Why reserve" list beside a model (S2 §2), where one of its cars can be reserved: an entry that names a page
 * appears where the site has that page.
 *
 * @param stockHref where the model's cars are listed, one of which is reserved; undefined where there is none
 * @example
 * whyReserve(site, "/search/mazda/cx-5") // []: nothing can be reserved
 */
export function whyReserve(site: Site, stockHref: string | undefined): WhyReserveEntry[] {
  if (!reservePage(site) || stockHref === undefined) return [];
  const pages: Readonly<Record<string, { isOn: boolean; href: string } | undefined>> = {
    "Reserve Now": { isOn: true, href: stockHref },
    "Trade In Valuation": { isOn: hasPage(tradeInPath, site), href: tradeInPath },
  };
  return site.reserve.whyReserve.flatMap((label): WhyReserveEntry[] => {
    const page = pages[label];
    if (page) return page.isOn ? [{ label, href: page.href }] : [];
    return [{ label }];
  });
}
