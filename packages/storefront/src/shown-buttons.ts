import { hasPage } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { testDrivePage } from "./site-pages.ts";

/**
 * The buttons of a site's cards whose pages the site has (decisions.md row 80).
 *
 * @example
 * shownButtons(site).card.buttons.tradeIn.show // false, until the site has /cars/trade-in
 */
export function shownButtons(site: Site): Pick<Site, "card" | "reserve"> {
  const { testDrive, finance, tradeIn } = site.card.buttons;
  const at = <Button extends { show: boolean }>(button: Button, path: string): Button => ({
    ...button,
    show: button.show && hasPage(path, site),
  });
  const buttons = {
    ...site.card.buttons,
    testDrive: at(testDrive, testDrivePage),
    finance: at(finance, site.financeEnquiry.route),
    tradeIn: at(tradeIn, "/cars/trade-in"),
  };
  return {
    card: { ...site.card, buttons },
    reserve: { ...site.reserve, enabled: site.reserve.enabled && hasPage(`/cars/car/${site.reserve.path}`, site) },
  };
}
