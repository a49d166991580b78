import type { Page } from "../page/page.ts";

/** Path of {@link ourLocationPage}, before the slug of the location. */
export const ourLocationPath = "/our-location";

/** A location of the dealer: hours, phones, picture, map and its stock (S2 §2 "Locations"). */
export const ourLocationPage = {
  name: "our-location",
  paths: ["/our-location/{slug}"],
  words: "locations",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  parameters: ["type"],
} as const satisfies Page;
