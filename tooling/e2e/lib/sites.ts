import { inject } from "vitest";

/** Slug of a demo site. */
export type SiteName = "harbour-mazda" | "tasman-motors";

/** Address of a page of a demo site as a browser has it. */
export const siteUrl = (site: string, path = "/"): string => `http://${site}.localhost:${inject("installation").port}${path}`;
