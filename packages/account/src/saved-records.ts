import type { FavouriteEntry, StoredUserDetails, ViewedCar } from "@forecourt/core/schemas";

/**
 * A car on the list of saved cars: the favourite entry of S1 §3, and what the list needs to tell what changed since.
 */
export interface SavedCar extends FavouriteEntry {
  /** Its price when it was saved, in dollars; null when it had none. */
  price: number | null;
  /** When, as an ISO 8601 text. */
  savedAt: string;
  /** The server knows of it; false also where nobody is signed in (decisions.md row 22). */
  synced: boolean;
}

/** A car chosen to be compared. */
export type ComparedEntry = Pick<FavouriteEntry, "id" | "name" | "slug" | "primary_image_url">;

/** The car a shopper enquired about last. */
export type EnquiredEntry = Pick<FavouriteEntry, "id" | "name" | "slug" | "primary_image_url">;

/** A car that was reserved on this device. */
export interface ReservedEntry extends EnquiredEntry {
  /** Where the reservation stands: a path of this site. */
  href: string;
  /** When it ends, as an ISO 8601 text. */
  until: string;
}

/** Everything that is kept on the device for a site (S1 §9, decisions.md row 84). */
export interface SavedRecords {
  /** Saved cars, the newest first. */
  favourites: readonly SavedCar[];
  /** Ids whose removal the server has not heard of yet. */
  unsyncedRemovals: readonly string[];
  /** Cars to compare, 4 at most. */
  compare: readonly ComparedEntry[];
  /** Cars looked at, the newest first, 20 at most. */
  viewed: readonly ViewedCar[];
  enquired: EnquiredEntry | undefined;
  /** Cars held or reserved from this device, the newest first. */
  reserved: readonly ReservedEntry[];
  /** What was typed once into a form. */
  details: StoredUserDetails | undefined;
  /** Category of the lead that was sent last, for the thank-you page. */
  successCategory: string | undefined;
  /** Last searches as query strings, the newest first, 5 at most. */
  searches: readonly string[];
}

/** Nothing kept: what the server renders, and what a new device has. */
export const noRecords: SavedRecords = {
  favourites: [],
  unsyncedRemovals: [],
  compare: [],
  viewed: [],
  enquired: undefined,
  reserved: [],
  details: undefined,
  successCategory: undefined,
  searches: [],
};
