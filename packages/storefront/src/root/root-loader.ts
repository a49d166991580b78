import { leadFormContext, siteMoney } from "@forecourt/core";
import { costOfBorrowingLinks, declarationOf, hasPage, isPageOn, siteNotices } from "@forecourt/core/pages";
import { mainLocation } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { themeToCss } from "@forecourt/ui-kit/theme";
import type { ThemePreset } from "@forecourt/ui-kit/theme";
import type { LoaderFunctionArgs } from "react-router";
import { frameChangesContext, nowContext, siteContext } from "../contexts.ts";
import { shownButtons } from "../shown-buttons.ts";
import { siteMenus } from "../site-menus.ts";
import { footerPlaces, placesChangeAt, siteLook } from "./site-look.ts";
import { sendRootData, shownSections } from "./root-data.ts";
import type { RootData, SentRootData } from "./root-data.ts";
import { keepTheme } from "./page-theme.ts";
import { themeFonts } from "./theme-fonts.ts";

/**
 * Makes the root loader of a template.
 *
 * @param preset the template's look, which the site's theme tokens change
 * @example
 * export const loader = rootLoader(theme);
 */
export function rootLoader(preset: ThemePreset) {
  const made = new WeakMap<Site, { sent: SentRootData; changesAt: Date | null }>();
  return ({ context }: LoaderFunctionArgs): SentRootData => {
    const site = context.get(siteContext);
    const now = context.get(nowContext);
    const ready = made.get(site);
    if (ready && (ready.changesAt === null || now < ready.changesAt)) {
      context.set(frameChangesContext, ready.changesAt);
      return ready.sent;
    }
    const shown = Object.fromEntries(shownSections.map((name) => [name, site[name]])) as Pick<
      Site,
      (typeof shownSections)[number]
    >;
    const primary = mainLocation(site.locations);
    const { enabled, route, personalised } = site.financeEnquiry;
    const { defaultPath, vehicleType, keywordPlaceholder } = site.search;
    const look = siteLook(preset, site);
    const finance = {
      borrowing: costOfBorrowingLinks(site),
      lenders: shownLenders(site.lenders),
      financeEnquiry: { enabled, route, personalised },
      calculator: {
        enabled: site.calculator.enabled,
        monthlyOnly: site.calculator.monthlyOnly,
        interestPercent: site.calculator.interestPercent,
        // Most sites have those of the specification, and need not be told.
        ...(site.calculator.termMaxYears < 7 && { termMaxYears: site.calculator.termMaxYears }),
        ...(site.calculator.termChoices && { termChoices: site.calculator.termChoices }),
      },
    };
    const data: RootData = {
      site: {
        ...shown,
        ...shownButtons(site),
        // Forms ask which dealership; what else one says of itself stands on its own pages.
        dealer: { ...site.dealer, dealerships: site.dealer.dealerships.map(({ slug, name }) => ({ slug, name })) },
        finance: { ...site.finance, termsTo: leadsTo(site.finance.termsTo, site) },
        enquiry: { ...site.enquiry, notices: siteNotices(site) },
        search: { defaultPath, vehicleType, keywordPlaceholder },
        clearFiltersTo: leadsTo(site.search.clearFiltersTo, site),
        ...finance,
        places: site.enquiry.hasLocationSelect ? [...leadFormContext(site).places] : [],
        address: primary?.address,
        look,
        footerPlaces: footerPlaces(site, look.footer, now),
        ...(isPageOn(declarationOf("watchlist"), site) ? {} : { hasNoWatchlist: true as const }),
        navigation: siteMenus(site),
      },
      money: siteMoney(site),
    };
    const fonts = themeFonts(site.theme);
    keepTheme(data, { css: `${fonts.css}${themeToCss(preset, fonts.tokens)}`, fonts });
    const sent = sendRootData(data);
    const changesAt = placesChangeAt(site, look.footer, now) ?? null;
    context.set(frameChangesContext, changesAt);
    made.set(site, { sent, changesAt });
    return sent;
  };
}

/**
 * Target of a link of the document; undefined where the site has no such page: "Clear Filters" then leads to the base
 * path (decisions.md row 80).
 */
const leadsTo = (to: string | undefined, site: Site) => (to !== undefined && hasPage(to, site) ? to : undefined);

/** The lender whose figures are shown, without fields that a card does not need. */
function shownLenders({
  shown,
  lenders,
  suppressedMakes,
  suppressedDealers,
  fees,
}: Site["lenders"]): RootData["site"]["lenders"] {
  const of = lenders
    .filter(({ provider }) => provider === shown)
    .map(({ provider, name, qualifyingOnly, establishmentFeeDollars, rates }) => ({
      provider,
      name,
      qualifyingOnly,
      establishmentFeeDollars,
      rates,
    }));
  return { ...(shown === undefined ? {} : { shown }), suppressedMakes, suppressedDealers, fees, lenders: of };
}
