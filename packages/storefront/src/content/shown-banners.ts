import { salesThisMonth } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { ShownBanners } from "@forecourt/dealership/content";
import { shownPayments } from "./shown-payments.ts";

/**
 * What of a site's banners shows at an instant, and when that changes; no banners where nothing does. Claims end when
 * they no longer hold (decisions.md row 40).
 *
 * @example
 * shownBanners(aSite(), now) // { banners: undefined, changes: [] }
 */
export function shownBanners({ banners }: Pick<Site, "banners">, now: Date) {
  const { values, paymentLogos, salesCounter } = banners;
  const holds = ({ until }: { until?: string | undefined }) => until === undefined || Date.parse(until) > now.getTime();
  const stats = banners.stats.filter(holds);
  const warranties = banners.warranties.filter(holds);
  const changes = [...stats, ...warranties].flatMap(({ until }) => (until === undefined ? [] : [new Date(until)]));
  const isEmpty = !salesCounter && [stats, warranties, values, paymentLogos].every((list) => list.length === 0);
  if (isEmpty) return { banners: undefined, changes };
  const shown: ShownBanners = {
    stats,
    values,
    warranties,
    payments: shownPayments(paymentLogos),
    sales: salesCounter ? salesThisMonth(now) : undefined,
  };
  return { banners: shown, changes };
}
