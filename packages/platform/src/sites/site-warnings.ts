import type { Site, SiteProblem } from "@forecourt/core/schemas";

/** Words that stand after /search/ for something else; a dealership of that name could not be reached (decisions.md row 26). */
const reservedSearchWords = ["new-used-and-demo-cars", "new-cars", "demo-cars", "used-cars", "new-and-demo-cars"];

/**
 * What a document may say but a dealer should think about; each names its rule. Nothing here keeps a site from being
 * applied (decisions.md rows 3, 26, 38 and 76).
 *
 * @example
 * siteWarnings(site) // [{ path: "stock.justArrivedTag", message: "A tag reading \"New\" can appear on used cars; …" }]
 */
export function siteWarnings(site: Site): SiteProblem[] {
  const warnings: SiteProblem[] = [];
  const warn = (path: string, message: string) => warnings.push({ path, message });
  if (site.stock.justArrivedTag.trim().toLowerCase() === "new" && site.stock.justArrivedDays > 0) {
    warn("stock.justArrivedTag", 'A tag reading "New" can appear on used cars, which may mislead (Australian Consumer Law s29). Consider "Just arrived".');
  }
  if (site.enquiry.optInDefault) {
    warn("enquiry.optInDefault", "The marketing box starts ticked, which is doubtful consent in Australia and New Zealand (Spam Act 2003, UEMA 2007 s9).");
  }
  if (site.dealer.licenceNumber === undefined) {
    const law = site.country === "AU" ? "New South Wales requires it on the website (Motor Dealers and Repairers Act s19A)" : "traders show their registration on the listing (Consumer Information Notice)";
    warn("dealer.licenceNumber", `There is no licence or trader number; ${law}.`);
  }
  for (const [index, { slug }] of site.locations.entries()) {
    if (slug !== null && reservedSearchWords.includes(slug)) warn(`locations.${index}.slug`, `/search/${slug} is a search page, so this location cannot be reached there. Choose another slug.`);
  }
  if (site.hosts.length === 0) warn("hosts", `The site answers at ${site.slug}.localhost only. Add its public host names.`);
  return warnings;
}
