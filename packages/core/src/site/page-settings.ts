import { z } from "zod";
import { pictureText, setting, shortText } from "./setting.ts";

/** Pages that sites have or have not (S1 §2, S2 §2, decisions.md row 60). */
export const optionalPages = [
  "/special-offers",
  "/offers",
  "/service",
  "/finance",
  "/book-test-drive",
  "/contact",
  "/contact-us/{dealer}",
  "/vehicle-parts-and-accessories",
  "/dealer-locator",
  "/brands",
  "/{brand}/overview",
  "/about-us",
  "/dealerships",
  "/our-location/{slug}",
  "/models",
  "/careers",
  "/privacy-policy",
  "/terms-and-conditions",
  "/sell-your-car",
  "/sell-my-car",
  "/trade-in",
  "/cars/trade-in",
  "/spin-to-win",
  "/online-payment",
  "/my-garage",
  "/mymotorama",
  "/mybigboxcars",
  "/myblinkr",
  "/myservco",
  "/pages/warranty",
  "/pages/roadside-assist",
  "/pages/care-plans",
  "/finance-and-insurance",
  "/twg-cars",
  "/twg-rental",
  "/twg-tyres",
  "/neotek",
  "/4x4-outdoor",
  "/get-finance-now",
] as const;
/** A page that a site may have. */
export type OptionalPage = (typeof optionalPages)[number];

/** Those of the specification's usual pages that exist. */
const usual: OptionalPage[] = ["/service", "/book-test-drive", "/brands"];

/** Which of the optional pages a site has (decisions.md row 60). */
export const pageSettingsSchema = z.strictObject({
  on: setting(
    z.array(z.enum(optionalPages)).max(optionalPages.length).default(usual),
    "S1 §2, S2 §2, decisions.md row 60",
    "Optional pages that the site has; nothing links to the others.",
  ),
  own: setting(
    z
      .array(
        z
          .string()
          .max(120)
          .regex(
            /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{slug\})(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{slug\}))*$/,
            "Use a path such as /our-story or /stories/{slug}.",
          ),
      )
      .max(100)
      .default([]),
    "decisions.md row 85",
    "Pages that the template has of its own; the template says them, with ownPages of @forecourt/storefront/server.",
  ),
  indexedSearchMinimum: setting(
    z.number().int().min(1).max(50).default(3),
    "rules 2.7",
    "Cars that a search page needs before search engines may keep it.",
  ),
  makeLogos: setting(
    z
      .array(
        z.strictObject({
          make: setting(shortText(40), "S2 §3", "Name of the make, as the stock has it."),
          logo: setting(pictureText, "S2 §3", "Its logo, square or nearly so."),
        }),
      )
      .max(200)
      .default([]),
    "S1 §2, S2 §3",
    "Logos of makes on facet tiles and in the directory of brands; a make without one has its initials.",
  ),
});
