import type { SiteDocumentInput } from "../site/site-document.ts";
import { siteSchema } from "../site/site-document.ts";
import type { Site } from "../site/site-document.ts";

/**
 * The document of a small dealer in New South Wales, the same each time: what a person would write, defaults left out.
 *
 * @example
 * aSiteDocument({ name: "Bay Kia" }).name // "Bay Kia"
 */
export function aSiteDocument(changes: Partial<SiteDocumentInput> = {}): SiteDocumentInput {
  return {
    slug: "harbour-mazda",
    name: "Harbour Mazda",
    template: "metro",
    country: "AU",
    timeZone: "Australia/Sydney",
    dealer: {
      legalName: "Harbour Motors Pty Ltd",
      licenceNumber: "MD012345",
      phone: "02 5550 0100",
      email: "sales@harbour-mazda.example",
      brand: "Mazda",
    },
    locations: [
      {
        id: "dubbo",
        name: "Harbour Mazda Dubbo",
        slug: "dubbo",
        location_type: "sales",
        address: {
          street: "1 Macquarie Street",
          city: "Dubbo",
          state: "NSW",
          postcode: "2830",
          lat: -32.2569,
          long: 148.6011,
        },
        contact_detail: { phone: "02 5550 0100", opening_hours: usualHours },
        primary: true,
      },
    ],
    ...changes,
  };
}

/**
 * A parsed site for tests: {@link aSiteDocument} with every default filled in.
 *
 * @throws ZodError when the changes do not make a valid site.
 *
 * @example
 * aSite().stock.soldWindowDays // 3
 */
export function aSite(changes: Partial<SiteDocumentInput> = {}): Site {
  const { secrets: _, ...document } = aSiteDocument(changes);
  return siteSchema.parse(document);
}

const usualHours = [
  { weekday: 0, status: "Closed" as const },
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open" as const, open: "08:30", close: "17:30" })),
  { weekday: 6, status: "Open" as const, open: "08:30", close: "16:00" },
];
