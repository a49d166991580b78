import { bookTestDrivePath, hasPage, reservePage, tradeInPath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";

/** What every page knows of reserving; the pages that it leads to hand on the rest themselves. */
export type ShownReserve = Pick<Site["reserve"], "enabled" | "label" | "path" | "isRefundable">;

/** What every page knows of cards: of their buttons, those that show or have a label of their own. */
export type ShownCard = Omit<Site["card"], "buttons"> & { buttons: Partial<Site["card"]["buttons"]> };

/**
 * The buttons of a site's cards whose pages the site has (decisions.md row 80).
 *
 * @example
 * shownButtons(site).card.buttons.tradeIn // undefined, until the site has /cars/trade-in
 */
export function shownButtons(site: Site): { card: ShownCard; reserve: ShownReserve } {
  const { testDrive, finance, tradeIn } = site.card.buttons;
  const at = <Button extends { show: boolean }>(button: Button, path: string): Button => ({
    ...button,
    show: button.show && hasPage(path, site),
  });
  const buttons = {
    ...site.card.buttons,
    testDrive: at(testDrive, bookTestDrivePath),
    finance: at(finance, site.financeEnquiry.route),
    tradeIn: at(tradeIn, tradeInPath),
  };
  return {
    card: {
      ...site.card,
      buttons: Object.fromEntries(Object.entries(buttons).filter(([, { show, label }]) => show || label !== undefined)),
    },
    reserve: {
      label: site.reserve.label,
      path: site.reserve.path,
      isRefundable: site.reserve.isRefundable,
      enabled: site.reserve.onCards && reservePage(site) !== undefined,
    },
  };
}
