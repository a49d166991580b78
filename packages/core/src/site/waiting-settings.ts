import { hasPage } from "../page/site-pages.ts";
import { checkoutJourneyPath } from "../pages/unbuilt-pages.ts";
import type { Site } from "./site-document.ts";
import type { SiteProblem } from "./site-problem.ts";

/** Switches of a button whose page is still to come: they are read, but the button is left out while nothing would answer. */
const buttons: readonly { path: string; isOn: (site: Site) => boolean; to: (site: Site) => string; feature: string }[] =
  [
    {
      path: "reserve.onlinePurchase",
      isOn: ({ reserve }) => reserve.onlinePurchase,
      to: () => checkoutJourneyPath,
      feature: "Buying a car online",
    },
  ];

/**
 * Settings of a site that would have no effect, because what they set is not built yet: each that is not as it is by default.
 * Such a document is refused when it is checked or applied; one that was stored earlier is still served.
 *
 * @example
 * unbuiltSettings(site) // []
 */
export function unbuiltSettings(site: Site): SiteProblem[] {
  return buttons
    .filter(({ isOn, to }) => isOn(site) && !hasPage(to(site), site))
    .map(({ path, feature }) => ({
      path,
      message: `${feature} is not built yet, so this would have no effect. Leave it out.`,
    }));
}
