import { z } from "zod";
import { slugText } from "../entities/fields.ts";
import { locationSchema } from "../entities/location.ts";
import { enquirySettingsSchema } from "./enquiry-settings.ts";
import { financeSettingsSchema } from "./finance-settings.ts";
import { homeContentSchema } from "./home-content.ts";
import { navigationSchema } from "./navigation.ts";
import { searchSettingsSchema } from "./search-settings.ts";
import { siteSecretsSchema } from "./site-secrets.ts";
import { stockSettingsSchema } from "./stock.ts";
import { themeSchema } from "./theme.ts";

const timeZone = z.string().refine(
  (zone) => {
    try {
      return Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  },
  { message: "Use an IANA time zone such as Australia/Sydney or Pacific/Auckland." },
);

/** What everybody may see of a site: it is sent to browsers as it stands. */
export const siteSchema = z.strictObject({
  slug: slugText,
  /** Trading name, as shoppers know it. */
  name: z.string().min(1).max(80),
  /** The template app that renders the site. */
  template: slugText,
  /** Public host names, besides `<slug>.localhost` in development. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).max(20).default([]),
  country: z.enum(["AU", "NZ"]),
  timeZone,
  /** Language and country of formats. @default en-AU or en-NZ, by country */
  locale: z.enum(["en-AU", "en-NZ"]).optional(),
  dealer: z.strictObject({
    /** Licensee or trader as registered. */
    legalName: z.string().min(1).max(120),
    /** Motor dealer licence (AU) or trader registration (NZ), shown on every page (legal-display.md). */
    licenceNumber: z.string().max(40).optional(),
    phone: z.string().min(6).max(20),
    email: z.email(),
    /** The franchise a single-make dealer sells. */
    brand: z.string().max(40).optional(),
    /** A sentence about the dealer for search engines and the footer. */
    about: z.string().max(400).default(""),
  }),
  locations: z.array(locationSchema).min(1).max(80),
  theme: themeSchema.prefault({}),
  navigation: navigationSchema.prefault({}),
  home: homeContentSchema.prefault({}),
  stock: stockSettingsSchema.prefault({}),
  search: searchSettingsSchema.prefault({}),
  enquiry: enquirySettingsSchema.prefault({}),
  finance: financeSettingsSchema.prefault({}),
});

/** A parsed site: public, passed on as a value. */
export type Site = z.output<typeof siteSchema>;

/** A site document as it is stored: the public site and, under `secrets`, what only the platform may read. */
export const siteDocumentSchema = siteSchema
  .extend({ secrets: siteSecretsSchema.prefault({}) })
  .superRefine((site, context) => {
    const { finance } = site;
    if (!finance.weeklyEstimate) return;
    if (finance.interestRatePercent === undefined)
      context.addIssue({ code: "custom", path: ["finance", "interestRatePercent"], message: "finance.weeklyEstimate needs a rate." });
    if (site.country === "AU" && finance.comparisonRatePercent === undefined)
      context.addIssue({ code: "custom", path: ["finance", "comparisonRatePercent"], message: "An Australian site that shows a rate must show a comparison rate (decisions.md row 76)." });
    if (site.country === "AU" && finance.creditLicence === undefined)
      context.addIssue({ code: "custom", path: ["finance", "creditLicence"], message: "An Australian site that shows a rate must name its credit licence or exemption (decisions.md row 76)." });
  });

/** What a person writes. */
export type SiteDocumentInput = z.input<typeof siteDocumentSchema>;
/** A parsed site document. */
export type SiteDocument = z.output<typeof siteDocumentSchema>;
