import { countryLaws } from "../../country/country-laws.ts";
import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

/** Choices that a law makes doubtful (legal-display.md). */
export function lawWarnings(site: Site, warn: Warn): void {
  const law = countryLaws[site.country];
  if (site.stock.justArrivedTag.trim().toLowerCase() === "new" && site.stock.justArrivedDays > 0)
    warn(
      "stock.justArrivedTag",
      `${law.misleadingClaims}, decisions.md row 3`,
      'A tag reading "New" can appear on used cars, which may mislead. Consider "Just arrived".',
    );
  if (site.enquiry.optInDefault)
    warn(
      "enquiry.optInDefault",
      `${law.marketingConsent}, decisions.md row 38`,
      "The marketing box starts ticked, which is doubtful consent. Consider false.",
    );
  if (!site.price.wasPriceProof)
    warn(
      "price.wasPriceProof",
      `${law.misleadingClaims}, decisions.md row 62`,
      "A was-price shows without proof that the car was offered at it. Consider true.",
    );
  if (!site.enquiry.consentNotice && !site.enquiry.termsRequired)
    warn(
      "enquiry.consentNotice",
      law.privacyNotice,
      "Neither a consent notice nor a terms box tells people what happens with their details. Turn one on.",
    );
  const { states, rule, message } = law.noLicence;
  const isTheirLaw =
    states === undefined ||
    site.locations.length === 0 ||
    site.locations.some(({ address }) => states.includes(address.state));
  if (site.dealer.licenceNumber === undefined && isTheirLaw) warn("dealer.licenceNumber", rule, message);
  if (site.banners.salesCounter)
    warn(
      "banners.salesCounter",
      `${law.falseFigures}, decisions.md row 39`,
      "The sales counter counts the clock, not sales: the figure is not a real count.",
    );
  if (site.reviews.enabled && site.reviews.minimumExclusive > 0)
    warn(
      "reviews.minimumExclusive",
      law.misleadingClaims,
      `All reviews hide while their average is not above ${site.reviews.minimumExclusive}; hiding reviews may mislead. Consider 0.`,
    );
  for (const [index, { overrides }] of site.dealer.dealerships.entries())
    if (site.reviews.enabled && (overrides?.reviewMinimumExclusive ?? 0) > 0)
      warn(
        `dealer.dealerships.${index}.overrides.reviewMinimumExclusive`,
        law.misleadingClaims,
        `All reviews of its locations hide while their average is not above ${overrides?.reviewMinimumExclusive}; hiding reviews may mislead. Consider 0.`,
      );
  if (law.noticeOnline !== undefined && (site.reserve.enabled || site.reserve.onlinePurchase)) {
    if (site.vehiclePage.hideVin)
      warn(
        "vehiclePage.hideVin",
        law.noticeOnline,
        "A used car that is bought online shows its VIN or chassis number on the listing page.",
      );
    warn(
      "reserve.onlinePurchase",
      law.noticeOnline,
      "A used or demo car that is bought online carries its Consumer Information Notice on the listing page.",
    );
  }
  if (site.spinToWin.enabled) {
    for (const state of law.promotionPermits)
      if (
        (site.spinToWin.residentOf.length === 0 || site.spinToWin.residentOf.includes(state)) &&
        site.spinToWin.permits.every((permit) => permit.state !== state)
      )
        warn(
          "spinToWin.permits",
          "trade promotions",
          `A game of chance may need a permit in ${state}. Ask its regulator, and write the number of the permit if there is one.`,
        );
    if (site.spinToWin.minimumAge < 18)
      warn("spinToWin.minimumAge", "decisions.md row 103", "Somebody under 18 can enter. Consider 18.");
  }
  if (site.reports.ppsr)
    warn(
      "reports.ppsr",
      "PPSR, legal-display.md",
      'A PPSR report shows its date and source, and never says "clear title guaranteed".',
    );
}
