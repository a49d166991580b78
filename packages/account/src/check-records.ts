import { maxCompared, maxSearchesKept, maxViewed } from "@forecourt/core";
import type { StoredUserDetails, ViewedCar } from "@forecourt/core/schemas";
import type { ComparedEntry, ReservedEntry, SavedCar, SavedRecords } from "./saved-records.ts";

/** Most saved cars that are kept; the oldest is dropped. */
export const maxSaved = 200;
/** Most reservations that are kept; the oldest is dropped. */
export const maxReserved = 10;

type Unknown = Readonly<Record<string, unknown>>;

/**
 * How each record is read. The rules are those of core's schemas (`favouriteEntrySchema`, `viewedCarSchema`,
 * `storedUserDetailsSchema`, `searchHistorySchema`), by hand: zod would be 24 kB before the first paint. A test holds
 * the two together. What cannot be read is dropped entry by entry.
 */
export const checks: { readonly [Name in keyof SavedRecords]: (value: unknown) => SavedRecords[Name] } = {
  favourites: (value) => entries(value, savedCar, maxSaved),
  unsyncedRemovals: (value) => entries(value, id, maxSaved),
  compare: (value) => entries(value, carEntry, maxCompared),
  viewed: (value) => entries(value, viewedCar, maxViewed),
  enquired: carEntry,
  reserved: (value) => entries(value, reservedCar, maxReserved),
  details,
  successCategory: text,
  searches: (value) =>
    entries(value, (entry) => (typeof entry === "string" ? entry.slice(0, 2000) : undefined), maxSearchesKept),
};

function entries<T>(value: unknown, check: (entry: unknown) => T | undefined, most: number): T[] {
  return Array.isArray(value) ? value.flatMap((entry) => check(entry) ?? []).slice(0, most) : [];
}

function carEntry(value: unknown): ComparedEntry | undefined {
  if (!isObject(value)) return undefined;
  const { id: carId, name, slug } = { id: id(value.id), name: text(value.name), slug: text(value.slug) };
  if (carId === undefined || name === undefined || slug === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    return undefined;
  return { id: carId, name, slug, primary_image_url: picture(value.primary_image_url) };
}

function savedCar(value: unknown): SavedCar | undefined {
  const entry = carEntry(value);
  if (!entry || !isObject(value)) return undefined;
  const { price, savedAt, synced } = value;
  return {
    ...entry,
    make: text(value.make) ?? null,
    model: text(value.model) ?? null,
    price: typeof price === "number" && Number.isFinite(price) ? price : null,
    savedAt: typeof savedAt === "string" && !Number.isNaN(Date.parse(savedAt)) ? savedAt : new Date(0).toISOString(),
    synced: synced === true,
  };
}

function reservedCar(value: unknown): ReservedEntry | undefined {
  const entry = carEntry(value);
  if (!entry || !isObject(value)) return undefined;
  const [href, until] = [text(value.href), text(value.until)];
  // A path of this site alone: "//other.example" is an address of another.
  const isKnown =
    href !== undefined && until !== undefined && /^\/(?!\/)/.test(href) && !Number.isNaN(Date.parse(until));
  return isKnown ? { ...entry, href, until } : undefined;
}

function viewedCar(value: unknown): ViewedCar | undefined {
  const carId = isObject(value) ? id(value.id) : undefined;
  if (!isObject(value) || carId === undefined) return undefined;
  const { stocknum, make, model, body, simple_body } = value;
  return {
    id: carId,
    stocknum: text(stocknum) ?? null,
    make: text(make) ?? null,
    model: text(model) ?? null,
    body: text(body) ?? null,
    simple_body: text(simple_body) ?? null,
  };
}

function details(value: unknown): StoredUserDetails | undefined {
  if (!isObject(value)) return undefined;
  const { name, last_name, email, phone, postcode } = value;
  return {
    name: text(name) ?? null,
    last_name: text(last_name) ?? null,
    email: text(email) ?? null,
    phone: text(phone) ?? null,
    postcode: text(postcode) ?? null,
  };
}

/** Ids stand in addresses of ours: a record's number, as a text or a whole number. */
function id(value: unknown): string | undefined {
  const whole = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  return /^\d{1,15}$/.test(whole) ? whole : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 500) : undefined;
}

/** A key of the media store or an https address: nothing that a browser would run. */
function picture(value: unknown): string | null {
  const address = text(value);
  return address !== undefined && (/^https?:\/\//.test(address) || !/^[a-z][a-z0-9+.-]*:/i.test(address))
    ? address
    : null;
}

function isObject(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
