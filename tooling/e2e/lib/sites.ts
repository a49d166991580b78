import { inject } from "vitest";

/**
 * Slug of a demo site, of those that `masked-phones.test.ts` and `instantsearch.test.ts` make for themselves, or of the
 * one with the pages that the others have not.
 */
export type SiteName =
  | "harbour-mazda"
  | "tasman-motors"
  | "meridian-group"
  | "ridgeline-motorcycles"
  | "saltwater-caravans"
  | "westgate-trucks"
  | "masked-motors"
  | "talking-motors"
  | "whole-motors"
  | "outlet-motors";

/** Address of a page of a demo site as a browser has it. */
export const siteUrl = (site: string, path = "/"): string =>
  `http://${site}.localhost:${inject("installation").port}${path}`;
