import { countries, countryLaws, countryStates } from "../../country/countries.ts";
import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

/** Choices that a law makes doubtful (legal-display.md). */
export function lawWarnings(site: Site, warn: Warn): void {
  const law = countryLaws[site.country];
  priceAndConsentWarnings(site, law, warn);
  placeWarnings(site, law, warn);
  claimWarnings(site, law, warn);
  onlineSaleWarnings(site, law, warn);
  promotionWarnings(site, law, warn);
  if (site.reports.ppsr)
    warn(
      "reports.ppsr",
      "PPSR, legal-display.md",
      'A PPSR report shows its date and source, and never says "clear title guaranteed".',
    );
}

type Law = (typeof countryLaws)[Site["country"]];

function priceAndConsentWarnings(site: Site, law: Law, warn: Warn): void {
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
}

/**
 * A licence that the law of a place requires, unless it has one of its own, and states that are not written as their
 * short names.
 */
function placeWarnings(site: Site, law: Law, warn: Warn): void {
  const { states, rule, message } = law.noLicence;
  const isMissing =
    site.locations.length === 0 ||
    site.locations.some(
      ({ address, dealer_license_number: own }) =>
        !own && (states === undefined || states.includes(stateCode(address.state, site.country))),
    );
  if (site.dealer.licenceNumber === undefined && isMissing) warn("dealer.licenceNumber", rule, message);
  const codes = countryStates[site.country].map(({ code }) => code);
  for (const [index, { address }] of site.locations.entries()) {
    if (codes.length === 0 || codes.includes(address.state.trim().toUpperCase())) continue;
    const meant = stateCode(address.state, site.country);
    warn(
      `locations.${index}.address.state`,
      "legal-display.md",
      `${address.state} is no short name of a state of ${countries[site.country].name}, by which the law of the place is found, such as the warranty of its used cars. Write ${codes.includes(meant) ? meant : `one of ${codes.join(", ")}`}.`,
    );
  }
}

/** Claims that may mislead: the sales counter, and reviews that can be hidden. */
function claimWarnings(site: Site, law: Law, warn: Warn): void {
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
}

function onlineSaleWarnings(site: Site, law: Law, warn: Warn): void {
  if (law.noticeOnline === undefined || !(site.reserve.enabled || site.reserve.onlinePurchase)) return;
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

function promotionWarnings({ spinToWin }: Site, law: Law, warn: Warn): void {
  if (!spinToWin.enabled) return;
  for (const state of law.promotionPermits)
    if (
      (spinToWin.residentOf.length === 0 || spinToWin.residentOf.includes(state)) &&
      spinToWin.permits.every((permit) => permit.state !== state)
    )
      warn(
        "spinToWin.permits",
        "trade promotions",
        `A game of chance may need a permit in ${state}. Ask its regulator, and write the number of the permit if there is one.`,
      );
  if (spinToWin.minimumAge < 18)
    warn("spinToWin.minimumAge", "decisions.md row 103", "Somebody under 18 can enter. Consider 18.");
}

/** Short name of a state, such as NSW for "New South Wales"; other text stays as it is. */
function stateCode(written: string, country: Site["country"]): string {
  const words = written.trim().toLowerCase();
  return (
    countryStates[country].find(({ code, said }) => code.toLowerCase() === words || said.includes(words))?.code ??
    written
  );
}
