import { optionalPaths } from "@forecourt/core/pages";
import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { readSiteDocument } from "../../demo/demo-documents.ts";

/**
 * A dealer who has the pages that neither demo site has: every optional one, finance under its other routes, also
 * personalised, two dealerships, and bookings of services in tabs. Its forms lie over a band, unlike those of its
 * template.
 */
export async function wholeSite(): Promise<SiteDocumentInput> {
  const { pages, ...document } = await readSiteDocument("harbour-mazda");
  return {
    ...document,
    slug: "whole-motors",
    name: "Whole Motors",
    hosts: [],
    secrets: { feedToken: "made-up-token-of-whole-motors-0001", leadDestinations: [] },
    pages: { ...pages, on: optionalPaths },
    theme: { ...document.theme, forms: "behind" },
    service: {
      form: "tabs",
      tabs: [
        { key: "north", label: "Whole Motors North", frameUrl: "https://bookings.example/north" },
        { key: "beaches", label: "Whole Motors Northern Beaches" },
      ],
    },
    dealer: {
      ...document.dealer,
      dealerships: [
        { slug: "whole-motors-north", name: "Whole Motors North" },
        { slug: "whole-motors-beaches", name: "Whole Motors Northern Beaches" },
      ],
    },
    locations: document.locations.map((location) => ({
      ...location,
      dealership_slug: location.id === "brookvale" ? "whole-motors-beaches" : "whole-motors-north",
    })),
    financeEnquiry: {
      ...document.financeEnquiry,
      route: "/finance-pre-approval",
      aliases: ["/finance", "/finance-enquiry", "/apply-for-finance"],
      personalised: true,
    },
  };
}
