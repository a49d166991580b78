import { z } from "zod";
import { countryCodes, countryLocales } from "../country/country-code.ts";
import type { ShownContent } from "../content/shown-content.ts";
import type { ListedRecords } from "../content/listed-entries.ts";
import { slugText } from "../entities/fields.ts";
import { analyticsSettingsSchema } from "./analytics-settings.ts";
import { appointmentSettingsSchema } from "./appointment-settings.ts";
import { bannerSettingsSchema } from "./banner-settings.ts";
import { breadcrumbSettingsSchema } from "./breadcrumb-settings.ts";
import { calculatorSettingsSchema } from "./calculator-settings.ts";
import { cardSettingsSchema } from "./card-settings.ts";
import { chatSettingsSchema } from "./chat-settings.ts";
import { contentSettingsSchema, legalSettingsSchema } from "./content-settings.ts";
import { cspSettingsSchema } from "./csp-settings.ts";
import { dealerSettingsSchema } from "./dealer.ts";
import { deliverySettingsSchema } from "./delivery-settings.ts";
import { enquirySettingsSchema } from "./enquiry-settings.ts";
import { feedSettingsSchema } from "./feed-settings.ts";
import { financeEnquirySettingsSchema } from "./finance-enquiry-settings.ts";
import { financeSettingsSchema } from "./finance-settings.ts";
import { fuelSettingsSchema } from "./fuel-settings.ts";
import { garageSettingsSchema } from "./garage-settings.ts";
import { gatedRoutesSchema } from "./gated-routes-setting.ts";
import { homeContentSchema } from "./home-content.ts";
import { lenderSettingsSchema } from "./lender-settings.ts";
import { navigationSchema } from "./navigation.ts";
import { locationCardSettingsSchema, offerSettingsSchema } from "./offer-settings.ts";
import { onlinePaymentSettingsSchema } from "./online-payment-settings.ts";
import { pageSettingsSchema } from "./page-settings.ts";
import { phoneSettingsSchema } from "./phone-settings.ts";
import { priceComparisonSettingsSchema, priceSettingsSchema, reportSettingsSchema } from "./price-settings.ts";
import { reserveSettingsSchema } from "./reserve-settings.ts";
import { retentionSettingsSchema } from "./retention-settings.ts";
import { reviewSettingsSchema } from "./review-settings.ts";
import { savedSettingsSchema } from "./saved-settings.ts";
import { searchSettingsSchema } from "./search-settings.ts";
import { serviceSettingsSchema } from "./service-settings.ts";
import { setting, shortText } from "./setting.ts";
import { similarSettingsSchema } from "./similar-settings.ts";
import { siteLocationSchema } from "./site-location.ts";
import { siteSecretsSchema } from "./site-secrets.ts";
import { slotSettingsSchema } from "./slot-settings.ts";
import { spinSettingsSchema } from "./spin-settings.ts";
import { stockSettingsSchema } from "./stock.ts";
import { strictTransportSettingsSchema } from "./strict-transport-settings.ts";
import { themeSchema } from "./theme.ts";
import { timeZoneText } from "./time-zone.ts";
import { tradeInSettingsSchema } from "./trade-in-settings.ts";
import { vehiclePageSettingsSchema } from "./vehicle-page-settings.ts";
import { viewerSettingsSchema } from "./viewer-settings.ts";

/**
 * The public part of a site: it is sent to browsers as it is. A section is public because it stands here; what
 * stands in the document alone, such as `secrets`, is not.
 */
export const siteSchema = z.strictObject({
  slug: setting(slugText, "S1 §1, S2 §3", "The site's name in the platform; it answers at <slug>.localhost."),
  name: setting(shortText(80), "S2 §3", "Trading name, as shoppers know it."),
  template: setting(slugText, "S1 §1, S2 §3", "The template app that renders the site."),
  hosts: setting(
    z
      .array(z.string().regex(/^[a-z0-9.-]+$/, "Write the host name alone, in lower case, such as www.dealer.example."))
      .max(20)
      .default([]),
    "S1 §1",
    "Public host names, besides <slug>.localhost in development.",
  ),
  country: setting(
    z.enum(countryCodes),
    "S1 §1, decisions.md row 21",
    "Country of the dealer: currency, phone numbers and the laws that warnings name follow from it.",
  ),
  timeZone: setting(timeZoneText, "S2 §2", "IANA time zone of opening hours and dates, such as Australia/Sydney."),
  locale: setting(
    z.enum(countryLocales()).optional(),
    "S1 §1",
    "Language and country of formats.",
    `${countryLocales().join(" or ")}, by country`,
  ),
  dealer: dealerSettingsSchema,
  locations: setting(z.array(siteLocationSchema).min(1).max(80), "S2 §3", "The dealer's places."),
  theme: themeSchema.prefault({}),
  navigation: navigationSchema.prefault({}),
  pages: pageSettingsSchema.prefault({}),
  content: contentSettingsSchema.prefault({}),
  legal: legalSettingsSchema.prefault({}),
  gatedRoutes: gatedRoutesSchema,
  home: homeContentSchema.prefault({}),
  banners: bannerSettingsSchema.prefault({}),
  stock: stockSettingsSchema.prefault({}),
  search: searchSettingsSchema.prefault({}),
  slots: slotSettingsSchema.prefault({}),
  card: cardSettingsSchema.prefault({}),
  vehiclePage: vehiclePageSettingsSchema.prefault({}),
  viewer: viewerSettingsSchema.prefault({}),
  breadcrumb: breadcrumbSettingsSchema.prefault({}),
  similar: similarSettingsSchema.prefault({}),
  price: priceSettingsSchema.prefault({}),
  priceComparison: priceComparisonSettingsSchema.prefault({}),
  reports: reportSettingsSchema.prefault({}),
  reserve: reserveSettingsSchema.prefault({}),
  onlinePayment: onlinePaymentSettingsSchema.prefault({}),
  spinToWin: spinSettingsSchema.prefault({}),
  saved: savedSettingsSchema.prefault({}),
  garage: garageSettingsSchema.prefault({}),
  phones: phoneSettingsSchema.prefault({}),
  chat: chatSettingsSchema.prefault({}),
  enquiry: enquirySettingsSchema.prefault({}),
  service: serviceSettingsSchema.prefault({}),
  appointments: appointmentSettingsSchema.prefault({}),
  tradeIn: tradeInSettingsSchema.prefault({}),
  delivery: deliverySettingsSchema.prefault({}),
  fuel: fuelSettingsSchema.prefault({}),
  finance: financeSettingsSchema.prefault({}),
  calculator: calculatorSettingsSchema.prefault({}),
  lenders: lenderSettingsSchema.prefault({}),
  financeEnquiry: financeEnquirySettingsSchema.prefault({}),
  analytics: analyticsSettingsSchema.prefault({}),
  csp: cspSettingsSchema.prefault({}),
  retention: retentionSettingsSchema.prefault({}),
  strictTransport: strictTransportSettingsSchema.prefault({}),
  feeds: feedSettingsSchema.prefault({}),
  reviews: reviewSettingsSchema.prefault({}),
  offers: offerSettingsSchema.prefault({}),
  locationCards: locationCardSettingsSchema.prefault({}),
});

/** A parsed site: public, passed on as a value. */
export type Site = z.output<typeof siteSchema> & {
  /** Which records of content show at the site now; the platform says it where it serves the site, no document does. */
  shownContent?: ShownContent;
  /** What it shows of its content; known once it is served. */
  records?: ListedRecords;
  /**
   * Payment providers that it has where it is served, its own first; null for one whose keys are not set. Unknown
   * elsewhere.
   */
  paymentProviders?: readonly (string | null)[];
};

/** A site document as it is stored: the public site and, under `secrets`, what only the platform may read. */
export const siteDocumentSchema = siteSchema.extend({ secrets: siteSecretsSchema.prefault({}) });

/** A site document as a person writes it. */
export type SiteDocumentInput = z.input<typeof siteDocumentSchema>;
/** A parsed site document. */
export type SiteDocument = z.output<typeof siteDocumentSchema>;
