import type { ShownDealership } from "@forecourt/core/schemas";
import type { UIMatch } from "react-router";
import type { RootData } from "./root-data.ts";

/** The site as header and footer show it: on the pages of a dealership with its name, phone, address and menu. */
export type ShownSite = RootData["site"] & {
  /** The dealership whose page it is; absent on the pages of the group. */
  dealership?: { slug: string; home: string; group: string };
};

/** What the loader of a page hands on that belongs to a dealership. */
export interface DealershipPageData {
  shownDealership?: ShownDealership | undefined;
}

/**
 * The site as header and footer show it at a page (S2 §3). One object for each page of a dealership, however often it
 * is asked for: rendered parts are remembered by it.
 *
 * @param matches of the page: the loader of its route says whose page it is, `shownDealership`
 */
export function dealershipSite(site: RootData["site"], matches: readonly UIMatch[]): ShownSite {
  const dealership = (matches.at(-1)?.loaderData as DealershipPageData | null | undefined)?.shownDealership;
  if (!dealership) return site;
  const known = made.get(site) ?? new Map<string, ShownSite>();
  made.set(site, known);
  const own = known.get(dealership.slug) ?? withDealership(site, dealership);
  known.set(dealership.slug, own);
  return own;
}

const made = new WeakMap<RootData["site"], Map<string, ShownSite>>();

function withDealership(site: RootData["site"], dealership: ShownDealership): ShownSite {
  const { slug, name, phone, email, address, home, menu, hasOwnMenu } = dealership;
  const { footer } = site.navigation;
  const own = {
    title: name,
    items: menu
      .flatMap(({ label, to, groups }) => groups?.flatMap(({ links }) => links) ?? [{ label, to }])
      .filter(({ to }, place, all) => all.findIndex((other) => other.to === to) === place)
      .slice(0, linksOfFooter)
      .map(({ label, to }) => ({ label, to })),
  };
  return {
    ...site,
    name,
    dealer: { ...site.dealer, phone, email },
    address,
    navigation: { header: menu, footer: hasOwnMenu ? [own, ...footer] : footer },
    dealership: { slug, home, group: site.name },
  };
}

/** Links of the menu that the footer repeats, the way to the group among them. */
const linksOfFooter = 12;
