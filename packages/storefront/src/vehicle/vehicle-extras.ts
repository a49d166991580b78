import { hasPage, sellYourCarPath, servicePath, specialOffersPath } from "@forecourt/core/pages";
import type { Car, Site } from "@forecourt/core/schemas";
import type { BannerEntry, ReportLink } from "@forecourt/vehicle/details";

const registers = {
  AU: {
    href: "https://transact.ppsr.gov.au/ppsr/QuickVINSearch",
    note: "The official search of the Personal Property Securities Register, by VIN. It costs $2 at ppsr.gov.au and tells what is registered on the day you search.",
  },
  NZ: {
    href: "https://ppsr.companiesoffice.govt.nz/",
    note: "The official search of the Personal Property Securities Register. It tells what is registered on the day you search.",
  },
} as const;

/** Reports on a car's past that somebody else makes (S2 §6; legal-display.md "PPSR"). Without a VIN there is nothing to search by. */
export function vehicleReports(
  { reports, country, vehiclePage }: Pick<Site, "reports" | "country" | "vehiclePage">,
  car: Pick<Car, "vin">,
): ReportLink[] {
  const vin = vehiclePage.hideVin ? null : car.vin;
  if (vin === null) return [];
  return [
    ...(reports.ppsr ? [{ label: "PPSR search", ...registers[country] }] : []),
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

/** The entries of the features banner whose page the site has (S1 §2, decisions.md row 80). */
export function vehicleBanner(site: Site): BannerEntry[] {
  const { form, bookingUrl } = site.service;
  const entries = {
    latest_offers: { title: "Latest offers", text: "What is on special at the moment", href: specialOffersPath },
    book_service: {
      title: "Book a service",
      text: "Pick a day that suits you",
      href: form === "external" && bookingUrl !== undefined ? bookingUrl : servicePath,
    },
    sell_your_car: { title: "Sell your car", text: "Tell us about it, and we make an offer", href: sellYourCarPath },
  } as const;
  return site.vehiclePage.featuresBanner.map((name) => entries[name]).filter(({ href }) => hasPage(href, site));
}

/** Who sells a car, with the number that the law asks for (legal-display.md). */
export function sellerLine(
  { dealer, country }: Pick<Site, "dealer" | "country">,
  licence: string | null | undefined,
): string {
  const number = licence ?? dealer.licenceNumber;
  return `Sold by ${dealer.legalName}${number ? `, ${country === "NZ" ? "registered motor vehicle trader" : "licensed motor dealer"} ${number}` : ""}`;
}
