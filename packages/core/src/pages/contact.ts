import type { Page } from "../page/page.ts";

/** Path of {@link contactPage}. */
export const contactPath = "/contact";
/** Path of {@link contactUsPage}, before the slug of the dealership. */
export const contactUsPath = "/contact-us";

/** Where anybody writes to the dealer, about anything (S1 §2, S2 §2). */
export const contactPage = {
  name: "contact",
  paths: [contactPath],
  label: "Contact us",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
} as const satisfies Page;

/** The same for one dealership of a group (S2 §2). */
export const contactUsPage = {
  name: "contact-us",
  paths: ["/contact-us/{dealer}"],
  words: "dealer.dealerships",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  module: "contact",
} as const satisfies Page;
