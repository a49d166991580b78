import type { Page } from "../page/page.ts";

/** Path of {@link careersPage}. */
export const careersPath = "/careers";

/** Where people ask for work at the dealer's (S2 §2, S1 §5). */
export const careersPage = {
  name: "careers",
  paths: [careersPath],
  label: "Careers",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
} as const satisfies Page;
