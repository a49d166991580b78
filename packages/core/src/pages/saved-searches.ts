import type { Page } from "../page/page.ts";
import { searchParameters } from "../search/search-parameters.ts";

/** Path of {@link saveSearchPage}. */
export const saveSearchPath = "/save-search";
/** Path of {@link savedSearchesPage}. */
export const savedSearchesPath = "/saved-searches";
/** Path of {@link alertLinkPage}. */
export const alertLinkPath = "/alert-link";

const settings = ["saved.alerts"] as const;

/** Saves a search, or what is to be told of a car, and says how. */
export const saveSearchPage = {
  name: "save-search",
  paths: [saveSearchPath],
  settings,
  gate: "always",
  parameters: ["car_id", ...searchParameters],
} as const satisfies Page;

/** The shopper's saved searches and alerts. */
export const savedSearchesPage = {
  name: "saved-searches",
  paths: [savedSearchesPath],
  label: "Saved searches",
  settings,
  gate: "always",
} as const satisfies Page;

/**
 * Where the links of messages lead: they end alerts, or confirm an address, without signing in (decisions.md row 104).
 * Every site has it: whoever was written to can end it when the dealer has turned alerts off, too.
 */
export const alertLinkPage = {
  name: "alert-link",
  paths: [alertLinkPath],
  parameters: ["link"],
} as const satisfies Page;
