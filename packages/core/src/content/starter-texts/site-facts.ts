import { addressLine } from "../../location/address-line.ts";
import { mainLocation } from "../../location/main-location.ts";
import type { CountryTexts } from "../../country/country.ts";
import { countryTexts } from "../../country/countries.ts";
import type { Site } from "../../site/site-document.ts";

/** What the starter texts say of a site, written so that Markdown takes nothing in it for markup. */
export interface SiteFacts {
  name: string;
  legalName: string;
  /** Street, city, state and postcode of the main place. */
  address: string;
  email: string;
  phone: string;
  /** What differs between countries. */
  law: CountryTexts["notices"];
  /** Lines of the list of what is collected. */
  collected: string[];
  /** Lines of the list of who receives it. */
  receivers: string[];
}

/** The facts of a site that its notices are made from: who it is, what its pages collect, and who gets it. */
export function siteFacts(site: Site): SiteFacts {
  const place = mainLocation(site.locations);
  const { enabled: hasFinance } = site.financeEnquiry;
  const { enabled, dataLayer, tagManager } = site.analytics;
  const isMeasured = tagManager !== undefined || (enabled && dataLayer);
  const has = (condition: boolean, line: string) => (condition ? [line] : []);
  return {
    name: plain(site.name),
    legalName: plain(site.dealer.legalName),
    address: plain(addressLine(place?.address ?? {})),
    email: plain(site.dealer.email),
    phone: plain(site.dealer.phone),
    law: countryTexts[site.country].notices,
    collected: [
      "your name, email address, phone number and postcode, and what you write to us;",
      "the car that you ask about, and the make, registration and odometer of your own car where you give them;",
      ...has(
        hasFinance,
        "for finance: what you would like to borrow, your income, expenses and employment, and your driver licence details;",
      ),
      "which pages of this site brought you to a form.",
    ],
    receivers: [
      "our own staff, at each of our locations;",
      "the companies that run this website and our customer records for us;",
      ...has(hasFinance, "lenders and the finance platform that we work with, if you ask for finance;"),
      ...has(
        site.dealer.brand !== undefined,
        `${plain(site.dealer.brand ?? "")} and its distributor, for cars, warranties, recalls and roadside assistance;`,
      ),
      ...has(isMeasured, "the provider of our website statistics, if you allow it;"),
      "authorities, where the law requires it.",
    ],
  };
}

/** Lines as a list in Markdown. */
export const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, "\\$&");
