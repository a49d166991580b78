import type { FinanceFigureSite } from "@forecourt/core";
import type { Location, Site } from "@forecourt/core/schemas";
import { themeToCss } from "@forecourt/ui-kit/theme";
import type { ThemePreset } from "@forecourt/ui-kit/theme";
import type { LoaderFunctionArgs } from "react-router";
import { siteContext } from "../contexts.ts";
import { moneyFormat } from "../money-format.ts";
import type { MoneyFormat } from "../money-format.ts";
import { isReachable, reachableNavigation, testDrivePage } from "../site-pages.ts";

/** What every page of a site has at hand. */
export interface RootData {
  site: Pick<Site, (typeof shownSections)[number]> & {
    /** Of the lenders, what the figure on a card is made from. */
    lenders: FinanceFigureSite["lenders"];
    /** Where finance is offered. */
    financeEnquiry: Pick<Site["financeEnquiry"], "enabled" | "route" | "personalised">;
    calculator: Pick<Site["calculator"], "enabled" | "monthlyOnly">;
    /** Locations that an enquiry may be for, on sites that ask which (S1 §5). */
    places: { id: string; name: string }[];
    /** Of the primary location, for the footer. */
    address: Location["address"] | undefined;
  };
  money: MoneyFormat;
}

/** Sections of a site that stand in every page; a page that needs another one hands it on from its own loader. */
const shownSections = ["slug", "name", "country", "timeZone", "locale", "dealer", "navigation", "stock", "search", "card", "saved", "reserve", "enquiry", "finance", "analytics"] as const;

const themes = new WeakMap<RootData, string>();

/**
 * Rule with the custom properties of a site's theme. It stands in the page once: the browser reads it from there instead of
 * getting it a second time with the data.
 */
export function themeCssOf(data: RootData): string {
  return import.meta.env.SSR ? (themes.get(data) ?? "") : (document.querySelector("style[data-theme]")?.innerHTML ?? "");
}

/**
 * Makes the root loader of a template.
 *
 * @param preset the template's look, which the site's theme tokens change
 * @example
 * export const loader = rootLoader(metroTheme);
 */
export function rootLoader(preset: ThemePreset) {
  const made = new WeakMap<Site, RootData>();
  return ({ context }: LoaderFunctionArgs): RootData => {
    const site = context.get(siteContext);
    const ready = made.get(site);
    if (ready) return ready;
    const shown = Object.fromEntries(shownSections.map((name) => [name, site[name]])) as Pick<Site, (typeof shownSections)[number]>;
    const primary = site.locations.find((location) => location.primary) ?? site.locations[0];
    const { enabled, route, personalised } = site.financeEnquiry;
    const finance = { lenders: shownLenders(site.lenders), financeEnquiry: { enabled, route, personalised }, calculator: { enabled: site.calculator.enabled, monthlyOnly: site.calculator.monthlyOnly } };
    const data = { site: { ...shown, card: shownCard(site), ...finance, places: site.enquiry.hasLocationSelect ? site.locations.filter(({ visible }) => visible).map(({ id, name }) => ({ id, name })) : [], address: primary?.address, navigation: reachableNavigation(site.navigation, site) }, money: moneyFormat(site) };
    themes.set(data, themeToCss(preset, site.theme));
    made.set(site, data);
    return data;
  };
}

/** A card offers a test drive where the site has the page for it (decisions.md row 80). */
function shownCard({ card, pages }: Site): Site["card"] {
  const { testDrive } = card.buttons;
  return { ...card, buttons: { ...card.buttons, testDrive: { ...testDrive, show: testDrive.show && isReachable(testDrivePage, { pages }) } } };
}

/** Of the lenders the one whose figures show, without what a card does not need. */
function shownLenders({ shown, lenders, suppressedMakes, suppressedDealers }: Site["lenders"]): FinanceFigureSite["lenders"] {
  const of = lenders.filter(({ provider }) => provider === shown).map(({ provider, name, qualifyingOnly, establishmentFeeDollars, rates }) => ({ provider, name, qualifyingOnly, establishmentFeeDollars, rates }));
  return { ...(shown === undefined ? {} : { shown }), suppressedMakes, suppressedDealers, lenders: of };
}
