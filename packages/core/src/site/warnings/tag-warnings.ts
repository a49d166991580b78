import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

/** A tag manager that nobody was asked about, or that hears of nothing. */
export function tagWarnings({ analytics: { tagManager, consentRequired, dataLayer } }: Site, warn: Warn): void {
  if (tagManager === undefined) return;
  if (!consentRequired)
    warn(
      "analytics.tagManager",
      "S1 §7",
      "It is loaded for every shopper, whether they like it or not. Set analytics.consentRequired to load it after a yes.",
    );
  if (!dataLayer)
    warn("analytics.tagManager", "S1 §7", "Its tags hear of no event while analytics.dataLayer is off. Turn that on.");
}
