import { countries, countryLaws } from "../../country/countries.ts";
import type { Site } from "../site-document.ts";
import type { Warn } from "./warn.ts";

const source = "S2 §3";

/**
 * What is said of places that cannot be meant: numbers that no phone dials, points outside the country, names of no
 * dealership, days twice.
 */
export function locationWarnings(site: Site, warn: Warn): void {
  phones(site, warn);
  points(site, warn);
  dealerships(site, warn);
  weekdays(site, warn);
}

/** Numbers such as 13 12 13 have no more. */
const fewestDigits = 6;

function phones({ country, dealer, locations }: Site, warn: Warn): void {
  const { example } = countries[country].phone;
  const look = (path: string, phone: string | null | undefined) => {
    if (phone && (/\p{L}/u.test(phone) || phone.replace(/\D/g, "").length < fewestDigits))
      warn(
        path,
        source,
        `${phone} is no phone number in digits, so no phone dials it. Write all its digits, such as ${example}.`,
      );
  };
  look("dealer.phone", dealer.phone);
  for (const [index, { phone }] of dealer.dealerships.entries()) look(`dealer.dealerships.${index}.phone`, phone);
  for (const [index, { contact_detail: contact }] of locations.entries())
    for (const key of ["phone", "landline_phone"] as const)
      look(`locations.${index}.contact_detail.${key}`, contact[key]);
}

/**
 * Distances, maps and structured data follow these; southern latitudes without their minus are north of the equator.
 */
function points({ country, locations }: Site, warn: Warn): void {
  const { south, north, west, east } = countryLaws[country].within;
  for (const [index, { address }] of locations.entries()) {
    const { lat, long } = address;
    if (lat === null || long === null) continue;
    const eastward = long < 0 ? long + 360 : long;
    if (lat >= south && lat <= north && eastward >= west && eastward <= east) continue;
    warn(
      `locations.${index}.address.lat`,
      source,
      `${lat}, ${long} lies outside ${countries[country].name}, so distances and the map are wrong. Write lat in degrees, south of the equator with a minus, and long in degrees east.`,
    );
  }
}

function dealerships({ dealer, locations, lenders }: Site, warn: Warn): void {
  const slugs = dealer.dealerships.map(({ slug }) => slug);
  const [first] = slugs;
  if (slugs.length > 1)
    for (const [index, { dealership_slug: slug, slug: own, visible }] of locations.entries())
      if (slug === undefined && visible && !slugs.includes(own))
        warn(
          `locations.${index}.dealership_slug`,
          source,
          `Is left out, and dealer.dealerships has several: the cars of this place are on the pages of none. Name one, such as ${first}.`,
        );
  const known = new Set([
    ...slugs,
    ...locations.flatMap(({ dealership_slug: named, slug }) => (named ? [named] : [slug])),
  ]);
  for (const [index, slug] of lenders.suppressedDealers.entries())
    if (!known.has(slug))
      warn(
        `lenders.suppressedDealers.${index}`,
        "S1 §5",
        `${slug} is the slug of no dealership and no location, so quotes show on all cars unless the stock file names it. Use one of ${[...known].slice(0, 10).join(", ")}.`,
      );
}

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A weekday may have two times of opening, such as before and after noon. */
function weekdays({ locations }: Site, warn: Warn): void {
  for (const [index, { contact_detail: contact }] of locations.entries())
    for (const [entry, { weekday, status }] of contact.opening_hours.entries()) {
      const earlier = contact.opening_hours.findIndex((hours) => hours.weekday === weekday);
      if (earlier === entry || (status === "Open" && contact.opening_hours[earlier]?.status === "Open")) continue;
      warn(
        `locations.${index}.contact_detail.opening_hours.${entry}`,
        source,
        `${names[weekday]} stands at opening_hours.${earlier} already, and one of them is Closed. Keep the one that is meant.`,
      );
    }
}
