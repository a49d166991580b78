import { weekdayNames } from "../format/calendar-names.ts";
import { countries } from "../country/countries.ts";
import type { CountryCode } from "../country/countries.ts";
import { parseClockTime } from "../location/clock-time.ts";
import type { Location, OpeningHour } from "../entities/location.ts";
import { isAmount } from "../car/car-part.ts";
import { isMaskedPhone } from "../location/site-phones.ts";
import { jsonLd, jsonLdDocument } from "./json-ld.ts";
import type { JsonLd } from "./json-ld.ts";

/** What {@link dealerJsonLd} needs to know besides the location. */
export interface DealerJsonLdOptions {
  /** Trading name of the site. */
  siteName: string;
  /** ISO country of the address. */
  country: CountryCode;
  /** Absolute address of the location's page. */
  url: string;
  logo?: string;
  /** Special hours from this date on are said, such as `2026-11-21`. @default none of them */
  specialFrom?: string;
}

/**
 * Structured data of a dealer's place (rules-finance-seo-feeds.md 2.3).
 *
 * @example
 * dealerJsonLd(location, { siteName: "Harbour Mazda", country: "AU", url: "https://a.example/" })["@type"] // "AutoDealer"
 */
export function dealerJsonLd(
  location: Pick<Location, "name" | "address" | "contact_detail" | "location_type"> &
    Partial<Pick<Location, "image" | "special_hours" | "dealership_slug">>,
  options: DealerJsonLdOptions,
): JsonLd {
  const { address, contact_detail: contact, image, special_hours: special = [] } = location;
  const { specialFrom } = options;
  const coming = specialFrom === undefined ? [] : special.filter(({ date }) => date.slice(0, 10) >= specialFrom);
  return jsonLdDocument(
    jsonLd(location.location_type === "service" ? "AutoRepair" : "AutoDealer", {
      name: namesSite(location, options.siteName) ? location.name : `${options.siteName} ${location.name}`,
      url: options.url,
      logo: options.logo,
      image: image && new URL(image, options.url).href,
      telephone: readablePhone(contact.phone ?? contact.landline_phone, options.country),
      address: jsonLd("PostalAddress", {
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.postcode,
        addressCountry: options.country,
      }),
      geo:
        isAmount(address.lat) && isAmount(address.long)
          ? jsonLd("GeoCoordinates", { latitude: address.lat, longitude: address.long })
          : undefined,
      hasMap: address.place_url,
      openingHoursSpecification: openingHours(contact.opening_hours),
      specialOpeningHoursSpecification: coming.length === 0 ? undefined : coming.map(specialHours),
    }),
  );
}

/**
 * Whether a place's name contains its owner: the whole name of the site or, for a dealership of a group, the first word
 * of the group's name.
 */
function namesSite(
  { name, dealership_slug: slug }: Pick<Location, "name"> & Partial<Pick<Location, "dealership_slug">>,
  siteName: string,
): boolean {
  return name.startsWith(siteName) || (slug !== undefined && name.split(" ")[0] === siteName.split(" ")[0]);
}

/** Opening hours with days of equal hours grouped, in the order of the first day of each group. */
function openingHours(days: readonly OpeningHour[]): JsonLd[] {
  const specifications: { dayOfWeek: string[]; opens: string; closes: string }[] = [];
  for (const { status, weekday, open, close } of days) {
    const opens = twentyFourHours(open);
    const closes = twentyFourHours(close);
    if (status !== "Open" || opens === undefined || closes === undefined) continue;
    const day = `https://schema.org/${weekdayNames[weekday]}`;
    const same = specifications.find((other) => other.opens === opens && other.closes === closes);
    if (same) same.dayOfWeek.push(day);
    else specifications.push({ dayOfWeek: [day], opens, closes });
  }
  return specifications.map((hours) => jsonLd("OpeningHoursSpecification", hours));
}

/** Closed all day is from midnight to midnight. */
function specialHours({ date, status, start_hour: start, end_hour: end }: Location["special_hours"][number]): JsonLd {
  const isOpen = status === "Open";
  return jsonLd("OpeningHoursSpecification", {
    opens: (isOpen ? twentyFourHours(start) : undefined) ?? "00:00",
    closes: (isOpen ? twentyFourHours(end) : undefined) ?? "00:00",
    validFrom: date.slice(0, 10),
    validThrough: date.slice(0, 10),
  });
}

function twentyFourHours(text: string | null): string | undefined {
  const minutes = parseClockTime(text);
  if (minutes === undefined) return undefined;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * A number with its country code, as Google asks for it; as it came where it has words in it. One that is masked until
 * asked for stays out (decisions.md row 49). Not by the library of phone numbers, which checks what shoppers type and
 * weighs more than all other rules together.
 */
function readablePhone(phone: string | null, country: CountryCode): string | undefined {
  if (phone === null || isMaskedPhone(phone)) return undefined;
  const digits = phone.replace(/\D/g, "");
  if (digits === "" || /[a-z]/i.test(phone)) return phone;
  const { callingCode, lengths } = countries[country].phone;
  const isInternational =
    phone.trim().startsWith("+") ||
    (digits.startsWith(callingCode) && lengths.includes(digits.length - callingCode.length));
  return `+${isInternational ? digits : callingCode + digits.replace(/^0/, "")}`;
}
