import { declarationOf, hasPage, pageAt } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/** A slide with what its link reads. */
export type ShownSlide = Site["banners"]["slides"][number] & { label: string | undefined };

/**
 * The slides of a first page; one keeps its link where the site has the page (S2 §2, decisions.md row 85).
 *
 * @example
 * shownSlides(aSite()) // []
 */
export function shownSlides(site: Site): ShownSlide[] {
  return site.banners.slides.map(({ url: named, ...slide }) => {
    const url = named !== undefined && hasPage(named, site) ? named : undefined;
    return { ...slide, url, label: url === undefined ? undefined : slideLabel(url, site) };
  });
}

/** "The label is Explore for model URLs and Latest Offers for finance URLs" (S2 §2). */
function slideLabel(url: string, site: Site): string {
  if (/finance|offer/.test(url)) return "Latest Offers";
  const path = pageAt(url.replace(/[?#].*$/, ""), site.pages.own)?.path ?? "";
  return explored.has(path) ? "Explore" : "Find out more";
}

/** Paths of pages that show models, or cars to choose from; a template may have a page of its own at one of them. */
const explored: ReadonlySet<string> = new Set(
  (["models", "model", "order-model", "brand-overview", "search"] as const).flatMap((name) => [
    ...declarationOf(name).paths,
  ]),
);
