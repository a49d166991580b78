import type { Page } from "../page/page.ts";

/**
 * Path of {@link specialOffersPage}, and where "Clear Filters" leads unless a site says otherwise (S1 §2,
 * decisions.md row 27).
 */
export const specialOffersPath = "/special-offers";
/** What the path of every offer starts with (S2 §2). */
export const offersPath = "/offers";

/** The offers of the dealer, all or of one category (S2 §2). */
export const specialOffersPage = {
  name: "special-offers",
  paths: [specialOffersPath],
  label: "Special offers",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  parameters: ["category"],
} as const satisfies Page;

/** An offer, with the enquiry about it. It has one address; the other form leads there (S2 §2, decisions.md row 92). */
export const offerPage = {
  name: "offer",
  paths: [`${offersPath}/{manufacturer}/{id}`, `${offersPath}/{id}`],
  records: "offer",
  settings: [{ key: "pages.on", is: specialOffersPath }],
  sitemap: "pages",
} as const satisfies Page;

/**
 * The address of an offer: below its manufacturer where it has one (decisions.md row 92).
 *
 * @param offer its id, and the slug of its manufacturer
 * @example
 * offerAddress({ id: "cx-5-runout", manufacturer: "mazda" }) // "/offers/mazda/cx-5-runout"
 */
export function offerAddress({ id, manufacturer }: { id: string; manufacturer?: string | undefined }): string {
  return manufacturer === undefined ? `${offersPath}/${id}` : `${offersPath}/${manufacturer}/${id}`;
}
