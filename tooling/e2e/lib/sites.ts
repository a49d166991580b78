import { inject } from "vitest";

/** Slug of a demo site, of the one that `masked-phones.test.ts` makes for itself, or of the one with the pages that the others have not. */
export type SiteName = "harbour-mazda" | "tasman-motors" | "masked-motors" | "whole-motors";

/** Address of a page of a demo site as a browser has it. */
export const siteUrl = (site: string, path = "/"): string =>
  `http://${site}.localhost:${inject("installation").port}${path}`;
