import type { Page } from "../page/page.ts";

/** Path of {@link servicePage}. */
export const servicePath = "/service";

/** Service bookings (S1 §2, S2 §2). Where services are booked at a manufacturer's site, the page only leads there. */
export const servicePage = {
  name: "service",
  paths: [servicePath],
  label: "Book a service",
  settings: ["pages.on"],
  isUsual: true,
  sitemap: "pages",
  indexedWhen: [{ key: "service.form", not: "external" }],
  parameters: ["tab", "step"],
} as const satisfies Page;
