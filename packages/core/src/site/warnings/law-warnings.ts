import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

/** Choices that a law makes doubtful (legal-display.md). */
export function lawWarnings(site: Site, warn: Warn): void {
  const australian = site.country === "AU";
  if (site.stock.justArrivedTag.trim().toLowerCase() === "new" && site.stock.justArrivedDays > 0)
    warn(
      "stock.justArrivedTag",
      australian ? "Australian Consumer Law s29, decisions.md row 3" : "Fair Trading Act 1986, decisions.md row 3",
      'A tag reading "New" can appear on used cars, which may mislead. Consider "Just arrived".',
    );
  if (site.enquiry.optInDefault)
    warn(
      "enquiry.optInDefault",
      australian ? "Spam Act 2003, decisions.md row 38" : "UEMA 2007 s9, decisions.md row 38",
      "The marketing box starts ticked, which is doubtful consent. Consider false.",
    );
  if (!site.price.wasPriceProof)
    warn(
      "price.wasPriceProof",
      australian ? "Australian Consumer Law s29, decisions.md row 62" : "Fair Trading Act 1986, decisions.md row 62",
      "A was-price shows without proof that the car was offered at it. Consider true.",
    );
  if (!site.enquiry.consentNotice && !site.enquiry.termsRequired)
    warn(
      "enquiry.consentNotice",
      australian ? "Privacy Act 1988 APP 5" : "Privacy Act 2020 IPP 3",
      "Neither a consent notice nor a terms box tells people what happens with their details. Turn one on.",
    );
  if (site.dealer.licenceNumber === undefined)
    warn(
      "dealer.licenceNumber",
      australian ? "Motor Dealers and Repairers Act s19A" : "Consumer Information Notice 2008/0112",
      australian
        ? "There is no licence number; New South Wales requires it on the website and in every ad."
        : "There is no trader registration; traders show theirs on each listing.",
    );
  if (site.banners.salesCounter)
    warn(
      "banners.salesCounter",
      australian ? "Australian Consumer Law s18, decisions.md row 39" : "Fair Trading Act 1986, decisions.md row 39",
      "The sales counter counts the clock, not sales: the figure is not a real count.",
    );
  if (site.reviews.enabled && site.reviews.minimumExclusive > 0)
    warn(
      "reviews.minimumExclusive",
      australian ? "Australian Consumer Law s29" : "Fair Trading Act 1986",
      `All reviews hide while their average is not above ${site.reviews.minimumExclusive}; hiding reviews may mislead. Consider 0.`,
    );
  if (!australian && (site.reserve.enabled || site.reserve.onlinePurchase)) {
    if (site.vehiclePage.hideVin)
      warn(
        "vehiclePage.hideVin",
        "Consumer Information Notice 2008/0112",
        "A used car that is bought online shows its VIN or chassis number on the listing page.",
      );
    warn(
      "reserve.onlinePurchase",
      "Consumer Information Notice 2008/0112",
      "A used or demo car that is bought online carries its Consumer Information Notice on the listing page.",
    );
  }
  if (site.reports.ppsr)
    warn(
      "reports.ppsr",
      "PPSR, legal-display.md",
      'A PPSR report shows its date and source, and never says "clear title guaranteed".',
    );
}
