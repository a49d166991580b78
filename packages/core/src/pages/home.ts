import type { Page } from "../page/page.ts";

/** The first page (S1 §2, S2 §2). */
export const homePage = { name: "home", paths: ["/"], label: "Home", sitemap: "pages" } as const satisfies Page;
