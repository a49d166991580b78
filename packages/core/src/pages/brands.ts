import type { Page } from "../page/page.ts";

/** Path of {@link brandsPage}. */
export const brandsPath = "/brands";

/** The directory of makes, models and body types in stock (S1 §2, §7). */
export const brandsPage = {
  name: "brands",
  paths: [brandsPath],
  label: "Brands",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  parameters: ["query", "page"],
  canonicalParameters: ["page"],
  part: "brands",
} as const satisfies Page;
