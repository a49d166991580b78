import type { FinanceFigureSite, MoneyFormat, ShownEnquirySettings } from "@forecourt/core";
import type { ShownAddress, Site } from "@forecourt/core/schemas";
import type { ShownCard, ShownReserve } from "../shown-buttons.ts";
import type { SiteMenus } from "../site-menus.ts";
import type { ShownLook } from "./site-look.ts";
import type { FooterPlace } from "@forecourt/dealership/footer";
import { inJson, escapeNonLatin1 } from "../server/escape-non-latin1.ts";

/** Data of every page of a site. */
export interface RootData {
  site: Pick<Site, (typeof shownSections)[number]> & {
    /** How its pages are built. */
    look: ShownLook;
    /** Its first places, for the footer. */
    footerPlaces: FooterPlace[];
    /** Menu entries whose pages exist. */
    navigation: SiteMenus;
    /** Fields of the lenders from which the figure on a card is made; the fees beside the rates. */
    lenders: FinanceFigureSite["lenders"] & Pick<Site["lenders"], "fees">;
    /** Pages with what it costs to borrow, one for each lender; undefined where there is none. */
    borrowing: { name: string; href: string }[] | undefined;
    card: ShownCard;
    /** Reserve settings that cards need. */
    reserve: ShownReserve;
    /** Path of the stock and its name; the look of results comes with the results. */
    search: Pick<Site["search"], "defaultPath" | "vehicleType" | "keywordPlaceholder">;
    /** Target of "Clear Filters"; undefined for the base path. */
    clearFiltersTo: string | undefined;
    /** Path of the finance enquiry. */
    financeEnquiry: Pick<Site["financeEnquiry"], "enabled" | "route" | "personalised">;
    calculator: Pick<Site["calculator"], "enabled" | "monthlyOnly" | "interestPercent"> &
      Partial<Pick<Site["calculator"], "termMaxYears" | "termChoices">>;
    /** With the notices that the site has a page of. */
    enquiry: ShownEnquirySettings;
    /** Locations that an enquiry may be for, on sites that ask which (S1 §5). */
    places: { id: string; name: string }[];
    /** The template was made without the list of saved cars, where a shopper deletes what their device keeps. */
    hasNoWatchlist?: true;
    /** Address of the primary location, for the footer. */
    address: ShownAddress | undefined;
  };
  money: MoneyFormat;
}

/** Sections of a site that stand in every page; a page that needs another one hands it on from its own loader. */
export const shownSections = [
  "slug",
  "name",
  "country",
  "timeZone",
  "locale",
  "dealer",
  "stock",
  "saved",
  "enquiry",
  "finance",
  "analytics",
] as const;

/**
 * The root data as sent to the browser: as JSON, which is made once for each version of a site instead of once for each
 * page. It travels as a text within JSON, where each of its thousand quotation marks would need a backslash: they stand
 * as apostrophes, and apostrophes as they.
 */
export interface SentRootData {
  json: string;
}

const swapQuotes = (text: string): string => text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'));

const known = new WeakMap<SentRootData, RootData>();

/** Makes the data ready to be sent. */
export function sendRootData(data: RootData): SentRootData {
  const sent = { json: escapeNonLatin1(swapQuotes(JSON.stringify(data)), inJson) };
  known.set(sent, data);
  return sent;
}

/** Reads what was sent; the same for the same. */
export function readRootData(sent: SentRootData): RootData {
  const data = known.get(sent) ?? (JSON.parse(swapQuotes(sent.json)) as RootData);
  known.set(sent, data);
  return data;
}
