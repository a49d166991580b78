import { checks } from "./check-records.ts";
import { noRecords } from "./saved-records.ts";
import type { SavedRecords } from "./saved-records.ts";

/**
 * Names of the records in local storage, behind `forecourt:{site}:`. Other packages read `enquired-car` and write
 * `searches`.
 */
const names: { readonly [Name in keyof SavedRecords]: string } = {
  favourites: "favourites",
  unsyncedRemovals: "unsynced-removals",
  compare: "compare",
  viewed: "viewed-cars",
  enquired: "enquired-car",
  reserved: "reserved-cars",
  details: "user-details",
  successCategory: "success-category",
  searches: "searches",
};
const recordNames = Object.keys(names) as (keyof SavedRecords)[];

/** What the keys of a site begin with. */
export const prefixOf = (site: string) => `forecourt:${site}:`;

/** Everything kept for a site; what is missing, unreadable or out of reach counts as nothing. */
export function readDevice(site: string): SavedRecords {
  const records: Partial<Record<keyof SavedRecords, unknown>> = {};
  for (const name of recordNames) records[name] = checks[name](stored(prefixOf(site) + names[name]));
  return { ...noRecords, ...(records as SavedRecords) };
}

/**
 * Writes what differs. A full or forbidden store changes nothing: the page goes on with what it has in memory, and the
 * answer is false.
 */
export function writeDevice(site: string, before: SavedRecords, after: SavedRecords): boolean {
  let isKept = true;
  for (const name of recordNames) {
    const value = after[name];
    if (value === before[name]) continue;
    const key = prefixOf(site) + names[name];
    try {
      if (value === undefined || (Array.isArray(value) && value.length === 0)) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      isKept = false;
    }
  }
  return isKept;
}

/**
 * Calls back when another tab changes what is kept, and when the browser shows a page again that it kept whole: that
 * one has heard of nothing meanwhile, and would write over what was saved since.
 */
export function onOtherTab(changed: () => void): void {
  for (const event of ["storage", "pageshow"]) addEventListener(event, changed);
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}
