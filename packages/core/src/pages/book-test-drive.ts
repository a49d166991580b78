import type { Page } from "../page/page.ts";

/** Path of {@link bookTestDrivePage}. */
export const bookTestDrivePath = "/book-test-drive";

/** Where a test drive is booked, of a car, of a model, or of what the shopper names (S1 §2, S2 §2). */
export const bookTestDrivePage = {
  name: "book-test-drive",
  paths: [bookTestDrivePath],
  label: "Book a test drive",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  parameters: ["car_id", "model_id", "model", "query", "location", "replaces"],
} as const satisfies Page;
