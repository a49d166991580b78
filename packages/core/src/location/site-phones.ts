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
 * The site as anybody may see it: where masking is on, numbers are cut to their first 5 digits wherever the document holds
 * them, in its fields, in texts and in `tel:` links of menus, which ask for the number instead (decisions.md row 49). A number
 * that an unmasked location shows anyway stays readable everywhere.
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

/** A car without the full number of its location, and without any in its dealer's words, where masking is on there (decisions.md row 49). */
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
 * The number to call, from the site as it is stored. About a car: the number for its kind, else its location's, else its
 * dealership's, else the main location's, else the dealer's (S1 §2 "location phone, or a per-car-type phone override").
 *
 * @example
 * contactPhone(site, {}).of // "dealer"
 */
export function contactPhone(site: PhoneSite, { car, locationId, dealershipSlug, number }: PhoneSubject): ContactPhone {
  const byType = car && site.phones.byCarType[car.car_type];
  if (car && byType) return { of: `car_type:${car.car_type}`, phone: byType };
  const id = car ? car.location?.id : locationId;
  const location = site.locations.find((known) => known.id === id);
  const own = (location && numbersOf(location)[0]) ?? car?.location?.phone;
  if (own) return { of: `location:${id}`, phone: own };
  const dealership = findDealership(site, car ? car.dealership_slug : dealershipSlug);
  if (dealership) return { of: `dealership:${dealership.slug}`, phone: dealershipPhone(site, dealership) };
  const main = car && mainLocation(site.locations);
  const mainPhone = main && numbersOf(main)[0];
  if (main && mainPhone) return { of: `location:${main.id}`, phone: mainPhone };
  if (!car && number === "sales" && site.phones.sales) return { of: "sales", phone: site.phones.sales };
  if (!car && number === "service" && site.phones.service) return { of: "service", phone: site.phones.service };
  const typed = number === "new" || number === "demo" || number === "used" ? site.phones.byCarType[number] : undefined;
  if (!car && typed) return { of: `car_type:${number}`, phone: typed };
  return { of: "dealer", phone: site.dealer.phone };
}

function numbersOf({ contact_detail: contact }: Pick<Location, "contact_detail">): string[] {
  return [contact.phone, contact.landline_phone].filter((phone) => phone !== null && phone !== undefined);
}

/** Digits of a number as it is dialled at home: +61 2 … and 02 … are the same. */
function digits(phone: string): string {
  return phone.replace(/\D/g, "").replace(/^(?:61|64)(?=\d{8,9}$)/, "0");
}
