import { salesThisMonth } from "@forecourt/core";
import { hasPage } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { shownPayments } from "./shown-payments.ts";
import type { ShownPayment } from "./shown-payments.ts";

type Banners = Site["banners"];

/** A slide with what its link reads. */
export type ShownSlide = Banners["slides"][number] & { label: string | undefined };

/** The banners of a first page that hold at an instant (S1 §9, S2 §2). */
export interface ShownBanners extends Pick<Banners, "stats" | "values" | "warranties"> {
  payments: readonly ShownPayment[];
  slides: readonly ShownSlide[];
  /** Slides move on by themselves. */
  isMoving: boolean;
  /** What the counter shows now; undefined on sites without it. */
  sales: number | undefined;
}

/**
 * What of a site's banners shows at an instant, and when that changes; no banners where nothing does. Claims end when they no
 * longer hold (decisions.md row 40); a slide keeps its link where the site has the page (row 85).
 *
 * @example
 * shownBanners(aSite(), now) // { banners: undefined, changes: [] }
 */
export function shownBanners(site: Site, now: Date): { banners: ShownBanners | undefined; changes: Date[] } {
  const { banners } = site;
  const { values, paymentLogos, salesCounter, slidesAutoplay } = banners;
  const holds = ({ until }: { until?: string | undefined }) => until === undefined || Date.parse(until) > now.getTime();
  const stats = banners.stats.filter(holds);
  const warranties = banners.warranties.filter(holds);
  const slides = banners.slides.map(({ url: named, ...slide }) => {
    const url = named !== undefined && hasPage(named, site) ? named : undefined;
    return { ...slide, url, label: url === undefined ? undefined : slideLabel(url) };
  });
  const changes = [...stats, ...warranties].flatMap(({ until }) => (until === undefined ? [] : [new Date(until)]));
  const isEmpty = !salesCounter && [stats, warranties, slides, values, paymentLogos].every((list) => list.length === 0);
  if (isEmpty) return { banners: undefined, changes };
  return {
    banners: {
      stats,
      values,
      warranties,
      payments: shownPayments(paymentLogos),
      slides,
      isMoving: slidesAutoplay && slides.length > 1,
      sales: salesCounter ? salesThisMonth(now) : undefined,
    },
    changes,
  };
}

/** "The label is Explore for model URLs and Latest Offers for finance URLs" (S2 §2). */
function slideLabel(url: string): string {
  if (/finance|offer/.test(url)) return "Latest Offers";
  return /^\/(?:models|search)\b|\/overview$/.test(url) ? "Explore" : "Find out more";
}
