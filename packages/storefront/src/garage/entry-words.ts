import type { GarageAction, GarageEntryView } from "@forecourt/account/garage";
import { telHref } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { RootData } from "../root/root-data.ts";

/** What of a site the words of its entries hang on: what every page has, and what the page's loader adds. */
export type GarageSite = Pick<
  RootData["site"],
  "name" | "country" | "locale" | "timeZone" | "dealer" | "enquiry" | "search"
> & {
  reserve: Pick<Site["reserve"], "hours" | "path">;
  /** Address of the valuation page; undefined if the site has none. */
  valuationPath: string | undefined;
  /** Address of service bookings; undefined if the site has none. */
  servicePath: string | undefined;
};

/** An entry in words; without a title it is that of its car. */
export type EntryWords = Pick<GarageEntryView, "kind" | "state" | "tone" | "lines" | "actions"> & {
  title?: string | undefined;
};

/** The dealer's number; where the site hides it, a press shows it. */
export function callAction({ dealer }: Pick<GarageSite, "dealer">): GarageAction {
  return { label: `Call ${dealer.phone}`, href: telHref(dealer.phone) };
}
