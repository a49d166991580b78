import { inject } from "vitest";

/** Slug of a demo site, or of the one that `masked-phones.test.ts` makes for itself. */
export type SiteName = "harbour-mazda" | "tasman-motors" | "masked-motors";

/** Address of a page of a demo site as a browser has it. */
export const siteUrl = (site: string, path = "/"): string => `http://${site}.localhost:${inject("installation").port}${path}`;
