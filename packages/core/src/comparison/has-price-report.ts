import type { Site } from "../site/site-document.ts";

/**
 * Whether a site offers the Autogauge report on how the price of a car compares, to read and to download (S2 §6): its
 * comparison is Autogauge's and `reports.autogauge` is on.
 *
 * @example
 * hasPriceReport({ priceComparison: { enabled: true, source: "own" }, reports: { autogauge: true } }) // false
 */
export function hasPriceReport({ priceComparison, reports }: PriceReportSite): boolean {
  return priceComparison.enabled && priceComparison.source === "autogauge" && reports.autogauge;
}

/** What {@link hasPriceReport} reads of a site. */
export interface PriceReportSite {
  priceComparison: Pick<Site["priceComparison"], "enabled" | "source">;
  reports: Pick<Site["reports"], "autogauge">;
}
