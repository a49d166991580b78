import { countries, countryTexts, siteLocale, stockWord } from "@forecourt/core";
import { carForms, hasPage, sellYourCarPath, servicePath, specialOffersPath } from "@forecourt/core/pages";
import { statutoryWarranty, statutoryWarrantyText } from "@forecourt/core/schemas";
import type { Car, Location, Site } from "@forecourt/core/schemas";
import type { BannerEntry, ReportLink } from "@forecourt/vehicle/details";

/**
 * Reports on a car's past that somebody else makes (S2 §6; legal-display.md "PPSR"). Without a VIN there is nothing to
 * search by.
 */
export function vehicleReports(
  { reports, country, vehiclePage }: Pick<Site, "reports" | "country" | "vehiclePage">,
  car: Pick<Car, "vin">,
): ReportLink[] {
  const vin = vehiclePage.hideVin ? null : car.vin;
  if (vin === null) return [];
  return [
    ...(reports.ppsr ? [{ label: "PPSR search", ...countryTexts[country].securitiesRegister }] : []),
    ...(reports.carAnalysis && reports.carAnalysisUrl !== undefined
      ? [
          {
            label: "Car Analysis report",
            href: reports.carAnalysisUrl.replace("{vin}", encodeURIComponent(vin)),
            note: "Made by another company from its own sources, for the VIN of this car.",
          },
        ]
      : []),
  ];
}

/**
 * The entries of the features banner whose page the site has (S1 §2, decisions.md row 80).
 *
 * @param offers the latest offers of the site, which the first entry names
 */
export function vehicleBanner(
  site: Site,
  { path }: Pick<Car, "path">,
  offers: readonly { name: string }[] = [],
): BannerEntry[] {
  const { form, bookingUrl } = site.service;
  const servicePaths = {
    steps: `${path}/${carForms.bookService}`,
    tabs: servicePath,
    external: bookingUrl ?? servicePath,
  };
  const entries = {
    latest_offers: { title: "Latest offers", text: offersText(offers), href: specialOffersPath },
    book_service: {
      title: "Book a service",
      text: "Pick a day that suits you",
      href: servicePaths[form],
      opensHere: form === "steps",
    },
    sell_your_car: {
      title: `Sell your ${stockWord(site.search.vehicleType)}`,
      text: "Tell us about it, and we will make an offer",
      href: sellYourCarPath,
    },
  } as const;
  return site.vehiclePage.featuresBanner.map((name) => entries[name]).filter(({ href }) => hasPage(href, site));
}

const offersText = (offers: readonly { name: string }[]) =>
  offers.length === 0 ? "What is on special at the moment" : offers.map(({ name }) => name).join(" · ");

/** The seller of a car, with the number that the law requires (legal-display.md). */
export function sellerLine(
  { dealer, country }: Pick<Site, "dealer" | "country">,
  licence: string | null | undefined,
): string {
  const number = licence ?? dealer.licenceNumber;
  return `Sold by ${dealer.legalName}${number ? `, ${countries[country].dealer.licensedAs} ${number}` : ""}`;
}

/**
 * Who sells a car, and what warranty it has by the law of the state in which it stands (legal-display.md "Statutory
 * warranty").
 *
 * @param place where it stands, or the dealer's first place
 */
export function sellerAndWarranty(car: Car, site: Site, place: Location | undefined, now: Date): string {
  const seller = sellerLine(site, place?.dealer_license_number);
  const state = place?.address.state;
  const warranty = site.vehiclePage.statutoryWarranty
    ? statutoryWarranty(car, { country: site.country, state, now })
    : undefined;
  if (warranty === undefined || state === undefined) return seller;
  return `${seller}. ${statutoryWarrantyText(warranty, { state, locale: siteLocale(site) })}`;
}

/**
 * What the foot of a car's page says: who sells the car and its warranty by law, where no panel of its place does, as
 * of a car whose row names no location or at a site without maps; then the page's own limits.
 */
export function footText(limits: string, seller: string, { isSaid }: { isSaid: boolean }): string {
  if (isSaid) return limits;
  return [seller.endsWith(".") ? seller : `${seller}.`, limits].filter(Boolean).join(" ");
}
