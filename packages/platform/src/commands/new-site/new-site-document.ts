import { declarationOf, defaultPaths } from "@forecourt/core/pages";
import { conditionSearchPath } from "@forecourt/core";
import { likelyTimeZone } from "@forecourt/core/schemas";
import type { CarType, SiteDocumentInput } from "@forecourt/core/schemas";
import { placeSlug } from "./site-answers.ts";
import type { SiteAnswers } from "./site-answers.ts";

/** Labels of each condition in menus. */
const conditionLabels: Readonly<Record<CarType, string>> = { new: "New", demo: "Demo", used: "Used" };

/**
 * The document of a new site: what the dealer said, and nothing that is not known. Choices that a law makes doubtful
 * are left off.
 *
 * @param conditions which conditions its stock has; the menu has no entry for the others
 * @param logo where the logo is stored
 */
export function newSiteDocument(
  answers: SiteAnswers,
  conditions: readonly CarType[],
  logo?: NonNullable<SiteDocumentInput["theme"]>["logo"],
): SiteDocumentInput {
  const { name, slug, country, place, template, makes, phone } = answers;
  const [accent, page, band] = answers.colours;
  const { name: city, state, postcode, lat, long } = place;
  const all = { label: "All stock", to: conditionSearchPath() };
  const each = conditions.map((condition) => ({
    label: conditionLabels[condition],
    to: conditionSearchPath([condition]),
  }));
  const stockLinks = each.length === 1 ? [all] : [all, ...each];
  const company = (["about-us", "contact"] as const).map((page) => ({ to: declarationOf(page).paths[0] }));
  return {
    slug,
    name,
    template,
    country,
    timeZone: likelyTimeZone(country, state),
    dealer: {
      legalName: name,
      ...(answers.licence !== undefined && { licenceNumber: answers.licence }),
      phone,
      email: answers.email,
      ...(makes.length === 1 && { brand: makes[0] }),
      about: `${name}, ${city}.`,
    },
    locations: [
      {
        id: placeSlug(city),
        name: name.toLowerCase().includes(city.toLowerCase()) ? name : `${name} ${city}`,
        slug: placeSlug(city),
        location_type: "sales",
        address: { street: answers.street, city, state, postcode, lat, long },
        contact_detail: { phone },
        primary: true,
        ...(makes.length > 0 && { manufacturers: [...makes] }),
      },
    ],
    ...((accent !== undefined || logo) && {
      theme: {
        ...(accent !== undefined && { accent }),
        ...(page !== undefined && { page }),
        ...(band !== undefined && { band }),
        ...(logo && { logo }),
      },
    }),
    navigation: {
      header: [{ label: "Home", to: "/" }, ...stockLinks, ...company],
      footer: [
        { title: "Buying", items: stockLinks },
        { title: "Company", items: company },
      ],
    },
    pages: { on: [...defaultPaths, declarationOf("about-us").paths[0]] },
    stock: { justArrivedTag: "Just arrived" },
    enquiry: { optInDefault: false },
    price: { wasPriceProof: true },
  };
}
