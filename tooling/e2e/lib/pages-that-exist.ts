import { isPageOn, standardPages } from "@forecourt/core/pages";
import type { DeclaredPage, StandardPageName } from "@forecourt/core/pages";
import { parseSiteDocument } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { readSiteDocument } from "../../demo/demo-documents.ts";
import { bookedDrive } from "./booked-drive.ts";
import { findCar } from "./stock.ts";
import type { SiteName } from "./sites.ts";
import { wholeSite } from "./whole-site.ts";

/** How a page is opened: at an address, or how to find one. */
interface Opened {
  address: string | ((site: SiteName) => Promise<string>);
  sites: readonly SiteName[];
  /** @default 200 */
  status?: number;
}

/** A page that is walked. */
export interface WalkedPage extends Opened {
  /** Its name, and its path as it is declared: "enquire /cars/{slug}/enquire". */
  page: string;
}

const both = ["harbour-mazda", "tasman-motors"] as const;
const one = ["harbour-mazda"] as const;
/** What they sell is no car: of their pages those that say so are opened. */
const specialists = ["ridgeline-motorcycles", "saltwater-caravans", "westgate-trucks"] as const;
const ofCar = (below: string) => async (site: SiteName) =>
  `${(await findCar(site, ({ status }) => status === "in_stock")).path}${below}`;

/**
 * Pages whose address has to be found, and those that look different on both sites. All others are opened at their
 * paths, on a site that has them.
 */
const opened: Partial<Record<StandardPageName, readonly Opened[]>> = {
  home: [{ address: "/", sites: [...both, "meridian-group", ...specialists] }],
  search: [
    { address: "/search/new-used-and-demo-cars", sites: [...both, "meridian-group", ...specialists] },
    { address: "/search/meridian-toyota-parramatta", sites: ["meridian-group"] },
    { address: "/search/demo-cars?sortBy=price_desc", sites: both },
    { address: "/search/mazda/cx-5", sites: one },
  ],
  "used-car": [
    { address: "/used-car/mazda", sites: one },
    { address: "/used-car/mazda/cx-5", sites: one },
  ],
  vehicle: [{ address: ofCar(""), sites: [...both, "meridian-group", ...specialists] }],
  enquire: [{ address: ofCar("/enquire"), sites: one }],
  "car-trade-in": [
    {
      address: async (site) =>
        `/cars/trade-in?car_id=${(await findCar(site, ({ status }) => status === "in_stock")).id}`,
      sites: one,
    },
  ],
  checkout: [{ address: ofCar("/checkout"), sites: ["tasman-motors"] }],
  // The same page at sites that call it so; no walked site with cars does.
  "buy-online": [],
  "checkout-journey": [
    {
      address: async (site) =>
        `/checkout-journey?car_id=${(await findCar(site, ({ status, reserved, price }) => status === "in_stock" && reserved !== true && (price ?? 0) > 1000)).slug}`,
      sites: ["tasman-motors"],
    },
  ],
  // A shopper who is not signed in is asked to; online-payment.test.ts walks the page itself.
  "online-payment": [{ address: "/online-payment", sites: ["tasman-motors"] }],
  // Gated at the demo site; spin-to-win.test.ts walks the page itself.
  "spin-to-win": [{ address: "/spin-to-win", sites: one }],
  // The same; my-garage.test.ts walks the page itself.
  "my-garage": [{ address: "/my-garage", sites: one }],
  // A shopper who is not signed in is asked to; saved-searches.test.ts walks the pages themselves.
  "save-search": [{ address: "/save-search?make=Mazda", sites: one }],
  "saved-searches": [{ address: "/saved-searches", sites: one }],
  "alert-link": [{ address: "/alert-link?link=none", sites: one, status: 404 }],
  "test-drive": [{ address: ofCar("/test-drive"), sites: one }],
  "book-service": [
    { address: ofCar("/book-service"), sites: one },
    { address: ofCar("/book-service?step=2"), sites: one },
  ],
  service: [
    { address: "/service", sites: [...one, "whole-motors"] },
    { address: "/service?tab=beaches", sites: ["whole-motors"] },
  ],
  "request-photos": [{ address: ofCar("/request-photos"), sites: one }],
  "find-similar": [{ address: ofCar("/find-similar"), sites: one }],
  print: [
    {
      address: async (site) => `/print?car_id=${(await findCar(site, ({ status }) => status === "in_stock")).slug}`,
      // The theme of the second is dark: paper is white.
      sites: ["harbour-mazda", "ridgeline-motorcycles"],
    },
  ],
  watchlist: [{ address: "/watchlist", sites: both }],
  compare: [{ address: "/compare", sites: both }],
  success: [{ address: "/success?sent=1", sites: both }],
  contact: [{ address: "/contact", sites: both }],
  "contact-us": [{ address: "/contact-us/whole-motors-north", sites: ["whole-motors"] }],
  dealerships: [
    { address: "/dealerships", sites: both },
    { address: "/dealerships?query=2064", sites: one },
  ],
  "dealer-locator": [{ address: "/dealer-locator?make=Mazda", sites: one }],
  "our-location": [
    { address: "/our-location/artarmon", sites: one },
    { address: "/our-location/penrose", sites: ["tasman-motors"] },
  ],
  "cost-of-borrowing": [{ address: "/cost-of-borrowing/kauri", sites: ["tasman-motors"] }],
  "special-offers": [
    { address: "/special-offers", sites: both },
    { address: "/special-offers?category=There+is+none", sites: one },
  ],
  offer: [
    { address: "/offers/mazda/cx-30-finance", sites: one },
    { address: "/offers/finance-on-used-cars", sites: ["tasman-motors"] },
  ],
  models: [
    { address: "/models", sites: one },
    { address: "/models?body=SUV", sites: one },
  ],
  model: [
    { address: "/models/cx-5", sites: one },
    { address: "/models/cx-6e", sites: one },
  ],
  "order-model": [{ address: "/models/order-now?model_id=cx-5&model_name=Mazda+CX-5", sites: one }],
  "brand-overview": [{ address: "/mazda/overview", sites: one }],
  "my-test-drive": [{ address: async (site) => (await bookedDrive(site)).path, sites: one }],
  "sign-in": [{ address: "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F", sites: one }],
};

/** The sites that are walked, those of the demo first. */
const walkedSites: readonly { name: SiteName; site: Site }[] = (
  await Promise.all([readSiteDocument("harbour-mazda"), readSiteDocument("tasman-motors"), wholeSite()])
).map((document) => {
  const parsed = parseSiteDocument(document);
  if (!parsed.ok) throw new Error(`${document.slug} is not right: ${JSON.stringify(parsed.problems)}`);
  return { name: document.slug as SiteName, site: parsed.site };
});

/** Every page of the storefront, each on a site that has it, and the page for all other addresses. */
export const walkedPages: readonly WalkedPage[] = [
  ...standardPages.flatMap((page) => {
    const found: readonly Opened[] =
      opened[page.name] ??
      (page as DeclaredPage).paths.map((path) => ({ address: path, sites: sitesWith(page, path) }));
    return found.map((open) => ({
      page: `${page.name} ${typeof open.address === "string" ? open.address : page.paths[0]}`,
      ...open,
    }));
  }),
  { page: "not-found", address: "/there-is-no-such-page", sites: one, status: 404 },
];

/** The first site that has a page at a path. */
function sitesWith(page: DeclaredPage, path: string): SiteName[] {
  const found = path.includes("{") ? undefined : walkedSites.find(({ site }) => isPageOn(page, site, path));
  if (!found)
    throw new Error(
      `No walked site has the page ${page.name} at ${path}. Turn it on in whole-site.ts, or say in pages-that-exist.ts how it is opened.`,
    );
  return [found.name];
}
