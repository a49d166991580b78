import { mainLocation } from "./main-location.ts";
import { dealershipPhone, findDealership } from "../dealership/find-dealership.ts";
import type { Car } from "../entities/car.ts";
import type { Hotspots } from "../entities/hotspot.ts";
import type { Location } from "../entities/location.ts";
import type { Site } from "../site/site-document.ts";
import { maskPhone } from "./mask-phone.ts";
import { maskPhonesInText } from "./mask-phones-in-text.ts";

/** What of a site says which phone numbers are hidden, and holds them. */
export type PhoneSite = Pick<Site, "phones" | "dealer" | "locations">;

/** Whether the numbers of a location stay hidden until a shopper asks (S1 §4, decisions.md row 49). */
export function isPhoneMasked({ phones }: Pick<Site, "phones">, locationId: string | null | undefined): boolean {
  return phones.masked && !(typeof locationId === "string" && phones.unmaskedLocations.includes(locationId));
}

/** Whether a text is a number as {@link maskPhone} hides it, and so none to call. */
export function isMaskedPhone(phone: string): boolean {
  return phone.includes("•");
}

/**
 * The site as anybody may see it: where masking is on, numbers are cut to their first 5 digits wherever the document
 * holds them, in its fields, in texts and in `tel:` links of menus, which ask for the number instead
 * (decisions.md row 49). A number that an unmasked location shows anyway stays readable everywhere.
 *
 * @example
 * isMaskedPhone(maskSitePhones(site).dealer.phone) // true
 */
export function maskSitePhones<Masked extends PhoneSite>(site: Masked): Masked {
  if (!site.phones.masked) return site;
  const open = new Set(
    site.locations
      .filter(({ id }) => !isPhoneMasked(site, id))
      .flatMap(numbersOf)
      .map(digits),
  );
  const hidden = new Map(
    hiddenNumbers(site)
      .filter(([phone]) => !open.has(digits(phone)))
      .map(([phone, asked]) => [digits(phone), asked]),
  );
  return hidden.size === 0 ? site : (masked(site, hidden) as Masked);
}

/** Every number that the site hides, with how a link asks for it; the dealer's own last, so that it wins. */
function hiddenNumbers(site: PhoneSite): [phone: string, asked: string][] {
  const { byCarType, sales, service } = site.phones;
  const known: [string | null | undefined, string][] = [
    ...Object.entries(byCarType).map(([type, phone]): [string | undefined, string] => [phone, `?number=${type}`]),
    [service, "?number=service"],
    [sales, "?number=sales"],
    ...site.locations
      .filter(({ id }) => isPhoneMasked(site, id))
      .flatMap((location) =>
        numbersOf(location).map((phone): [string, string] => [
          phone,
          `?location_id=${encodeURIComponent(location.id)}`,
        ]),
      ),
    ...site.dealer.dealerships.map(({ slug, phone }): [string | undefined, string] => [
      phone,
      `?dealership_slug=${encodeURIComponent(slug)}`,
    ]),
    [site.dealer.phone, ""],
  ];
  return known.flatMap(([phone, asked]) => (phone ? [[phone, asked]] : []));
}

/** Anything that may be a phone number in a text. */
const phoneInText = /\+?\(?\d[\d ()-]{5,20}\d/g;

/** A value of the document with the hidden numbers cut, however deep they stand. */
function masked(value: unknown, hidden: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") {
    const asked = /^(?:tel|sms):/.test(value) ? hidden.get(digits(value)) : undefined;
    if (asked !== undefined) return `#reveal-phone${asked}`;
    return /\d{2}/.test(value)
      ? value.replace(phoneInText, (phone) => (hidden.has(digits(phone)) ? maskPhone(phone) : phone))
      : value;
  }
  if (Array.isArray(value)) return value.map((entry) => masked(entry, hidden));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, masked(entry, hidden)]));
}

/** What of a car may hold a phone number. */
type CarWithPhones = Pick<Car, "location"> & Partial<Pick<Car, "dealercomments" | "standardEquipment" | "hotspots">>;

/**
 * A car without the full number of its location, and without any in its dealer's words, where masking is on there
 * (decisions.md row 49).
 */
export function maskCarPhone<Masked extends CarWithPhones>(car: Masked, site: Pick<Site, "phones">): Masked {
  const { location, dealercomments: comments, standardEquipment: features, hotspots } = car;
  if (!isPhoneMasked(site, location?.id)) return car;
  const cut = (text: string) => (/\d{2}/.test(text) ? maskPhonesInText(text, location?.phone) : text);
  return {
    ...car,
    ...(location?.phone ? { location: { ...location, phone: maskPhone(location.phone) } } : {}),
    ...(comments ? { dealercomments: cut(comments) } : {}),
    ...(features ? { standardEquipment: features.map(cut) } : {}),
    ...(hotspots ? { hotspots: withTexts(hotspots, cut) } : {}),
  };
}

function withTexts({ exterior, interior }: Hotspots, change: (text: string) => string): Hotspots {
  const changed = (set: Hotspots["exterior"]) => ({
    ...set,
    anchors: set.anchors.map((anchor) => ({
      ...anchor,
      description: anchor.description === null ? null : change(anchor.description),
    })),
  });
  return { exterior: changed(exterior), interior: changed(interior) };
}

/** What a number is for: a car, a location, a dealership, or one of the site's own numbers. */
export interface PhoneSubject {
  car?:
    | {
        car_type: Car["car_type"];
        location: { id: string; phone?: string | null } | null;
        dealership_slug?: string | null | undefined;
      }
    | undefined;
  locationId?: string | undefined;
  /** A dealership of the group. */
  dealershipSlug?: string | undefined;
  /** @default "dealer" */
  number?: "dealer" | "sales" | "service" | Car["car_type"] | undefined;
}

/** A full number and what it is the number of. */
export interface ContactPhone {
  /** `car_type:used`, `location:2`, `dealership:north`, `sales`, `service` or `dealer`: names the number in the log. */
  of: string;
  phone: string;
}

/**
 * The number to call, from the site as it is stored. About a car: the number for its kind, else its location's, else
 * its dealership's, else the main location's, else the dealer's (S1 §2 "location phone, or a per-car-type phone
 * override").
 *
 * @example
 * contactPhone(site, {}).of // "dealer"
 */
export function contactPhone(site: PhoneSite, subject: PhoneSubject): ContactPhone {
  const found = subject.car ? carPhone(site, subject.car) : placePhone(site, subject);
  return found ?? { of: "dealer", phone: site.dealer.phone };
}

function carPhone(site: PhoneSite, car: NonNullable<PhoneSubject["car"]>): ContactPhone | undefined {
  const { car_type: type, location, dealership_slug: dealershipSlug } = car;
  const main = mainLocation(site.locations);
  return (
    numbered(`car_type:${type}`, site.phones.byCarType[type]) ??
    numbered(`location:${location?.id}`, numberAt(site, location?.id) ?? location?.phone) ??
    dealershipNumber(site, dealershipSlug) ??
    (main && numbered(`location:${main.id}`, numbersOf(main)[0]))
  );
}

function placePhone(
  site: PhoneSite,
  { locationId, dealershipSlug, number = "dealer" }: PhoneSubject,
): ContactPhone | undefined {
  return (
    numbered(`location:${locationId}`, numberAt(site, locationId)) ??
    dealershipNumber(site, dealershipSlug) ??
    ownNumber(site, number)
  );
}

/** One of the site's own numbers. */
function ownNumber({ phones }: PhoneSite, number: NonNullable<PhoneSubject["number"]>): ContactPhone | undefined {
  if (number === "dealer") return undefined;
  if (number === "sales" || number === "service") return numbered(number, phones[number]);
  return numbered(`car_type:${number}`, phones.byCarType[number]);
}

const numbered = (of: string, phone: string | null | undefined): ContactPhone | undefined =>
  phone ? { of, phone } : undefined;

function numberAt({ locations }: PhoneSite, locationId: string | undefined): string | undefined {
  const location = locations.find(({ id }) => id === locationId);
  return location && numbersOf(location)[0];
}

function dealershipNumber(site: PhoneSite, slug: string | null | undefined): ContactPhone | undefined {
  const dealership = findDealership(site, slug);
  return dealership && { of: `dealership:${dealership.slug}`, phone: dealershipPhone(site, dealership) };
}

function numbersOf({ contact_detail: contact }: Pick<Location, "contact_detail">): string[] {
  return [contact.phone, contact.landline_phone].filter((phone) => phone !== null && phone !== undefined);
}

/** Digits of a number as it is dialled at home: +61 2 … and 02 … are the same. */
function digits(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^(?:61|64)(?=\d{8,9}$)/, "0");
}
