import { createHash } from "node:crypto";
import { carTitle, countries, hasTestDrives, isReservedSearchWord, pathSegment } from "@forecourt/core";
import { carSchema, carStatusSchema, carTypeSchema } from "@forecourt/core/schemas";
import type { Car, DistributionLocation, Site } from "@forecourt/core/schemas";
import { carSlugStart, carSlugTail } from "../stock/car-slug.ts";
import type { FeedField } from "./car-fields.ts";
import { carLocation } from "./car-location.ts";
import type { CarLocation } from "./car-location.ts";
import { plainComments } from "./plain-comments.ts";
import type { CompiledMapping, RowReading } from "./compile-mapping.ts";
import { priceBasisNote } from "./price-basis-note.ts";
import { readPriceType } from "./price-type.ts";
import { quoted } from "./quoted.ts";
import { comparable } from "./read-source.ts";

/** A row that became a car. */
export interface CarRow {
  identity: string;
  former: string | undefined;
  /** Changes with anything that the feed says about the car. */
  hash: string;
  car: Car;
  slugStart: string;
  slugTail: string | undefined;
  /** When the dealer first advertised it, where the feed says so. */
  advertisedAt: Date | undefined;
  /** What was left out or changed on the way, for the report. */
  notes: string[];
}

/** A row that did not. */
export interface RejectedRow {
  reason: string;
  /** Whose car it is, where that could be read. */
  identity: string | undefined;
  /** What else the car may go by: it is not withdrawn. */
  former?: string | undefined;
}

/** Fields that follow from mapped ones. */
const derived = [
  "name",
  "price_type",
  "price_type_label",
  "show_on_dealer_website",
  "status",
  "primary_image_url",
  "city",
  "state",
  "dealership_slug",
  "dealership_id",
] as const;

/** Fields that each import may write; the rest of a stored car is left as it is. */
export function writtenFields(mapping: CompiledMapping): string[] {
  const fields = new Set<string>([...mapping.fields, ...derived]);
  if (fields.has("dealership_slug")) fields.add("location");
  fields.delete("created_at");
  return [...fields].sort();
}

/**
 * Makes a car of what the mapping read from a row. A year, price or condition that cannot be right rejects the row;
 * any other field that cannot be read is left out and noted. A car of another status than the four is taken and not
 * shown (S1 §3).
 *
 * @param now decides which years are possible
 */
export function carOfRow(reading: RowReading, written: readonly string[], site: Site, now: Date): CarRow | RejectedRow {
  const reason = rejection(reading, now);
  const identity = reading.identity?.identity;
  if (reason !== undefined || identity === undefined) {
    return {
      reason: reason ?? "There is no VIN, no stock number and nothing else that tells this car from another.",
      identity,
      former: reading.identity?.former,
    };
  }
  const { values } = reading;
  const notes = [
    ...[...reading.problems].map(([field, problem]) => `${field} left out: ${problem}`),
    ...[...reading.untranslated].map(
      ([field, word]) =>
        `${field} is taken as ${quoted(values[field])}: the mapping has no meaning for ${quoted(word)}. Add it to the "values" of ${field}`,
    ),
  ];
  const { created_at: advertisedAt, distribution_locations: alsoAt, ...fields } = values;
  const images = values.images as Car["images"] | undefined;
  const dealership = values.dealership_slug ?? dealershipById(values.dealership_id, site);
  const location = (values.location as Car["location"] | undefined) ?? onlyYard(dealership, reading, site);
  const others = (alsoAt as DistributionLocation[] | undefined)?.filter(({ id }) => id !== location?.id) ?? [];
  if (others.length > 0 && !location) notes.push("distribution_locations left out: the car has no location of its own");
  const status = carStatusSchema.safeParse(values.status ?? "in_stock").data;
  const type = priceType(reading, notes);
  const draft = carSchema.parse({
    ...fields,
    ...type,
    ...(type.price_type === "poa" ? withoutAmounts(values, notes) : {}),
    ...(typeof values.dealercomments === "string"
      ? { dealercomments: plainComments(values.dealercomments) || null }
      : {}),
    ...(location ? { location: others.length > 0 ? { ...location, distribution_locations: others } : location } : {}),
    id: "0",
    slug: "0",
    path: "/",
    name: "0",
    status: status ?? "in_stock",
    primary_image_url: values.primary_image_url ?? images?.[0]?.image.url,
    city: values.city ?? location?.address?.city,
    state: values.state ?? location?.address?.state,
    ...dealershipOf({ dealership, location }, site, values.dealership_id),
  });
  const car: Car = { ...draft, name: carTitle(draft) };
  leaveOutReserved(car, notes);
  const hidden = whyHidden(car, site, { hasStatus: status !== undefined, said: values.status });
  if (hidden !== undefined && car.show_on_dealer_website) {
    car.show_on_dealer_website = false;
    notes.push(`Hidden: ${hidden}`);
  }
  const basis = priceBasisNote(car, site.country);
  if (basis !== undefined) notes.push(basis);
  return {
    identity,
    former: reading.identity?.former,
    hash: contentHash(car, written),
    car,
    slugStart: carSlugStart(car),
    slugTail: carSlugTail(car.stocknum),
    advertisedAt: advertisedAt instanceof Date ? advertisedAt : undefined,
    notes,
  };
}

/** A dealership whose search page would be another page of every site. */
function leaveOutReserved(car: Car, notes: string[]): void {
  const path = car.dealership_slug === null ? undefined : pathSegment(car.dealership_slug);
  if (path === undefined || !isReservedSearchWord(path)) return;
  notes.push(`dealership_slug left out: /search/${path} is a search page of every site (decisions.md row 26)`);
  car.dealership_slug = null;
}

/** Why a car is taken and not shown; undefined where it may be shown. */
function whyHidden(
  { price_type: priceType }: Car,
  site: Pick<Site, "country">,
  { hasStatus, said }: { hasStatus: boolean; said: unknown },
): string | undefined {
  const { name: country, price } = countries[site.country];
  if (!hasStatus)
    return `the status ${quoted(said)} is not in_stock, coming_soon, sold or withdrawn, and a car of another status is not shown.`;
  return price.isAlwaysTotal && priceType === "plus_orc"
    ? `an advertised price in ${country} includes on-road costs, and this one is plus on-road costs (decisions.md row 53).`
    : undefined;
}

/** The dealership that a row names by its id in stock feeds, as the site's settings have it. */
const dealershipById = (id: unknown, { dealer }: Site): string | undefined =>
  dealer.dealerships.find((known) => (known.dealership_id ?? known.slug) === id)?.slug;

/**
 * The dealership of a car: the one that its row names, else the one of its location. A location without a dealership
 * counts as one. The id is the row's, else that of the settings.
 */
function dealershipOf(
  { dealership, location }: { dealership: unknown; location: Car["location"] | undefined },
  { dealer, locations }: Site,
  id: unknown,
): { dealership_slug: unknown; dealership_id: unknown } {
  const place = locations.find((known) => known.id === location?.id);
  const slug = dealership ?? place?.dealership_slug ?? location?.slug;
  const known = dealer.dealerships.find((each) => each.slug === slug);
  const idOfPlace = place?.dealership_slug === slug ? place?.dealership_id : undefined;
  return { dealership_slug: slug, dealership_id: id ?? idOfPlace ?? known?.dealership_id ?? known?.slug };
}

/**
 * Where a car stands whose row names no location: at the one yard that sells the cars of its dealership, or that the
 * site has where the row names none either; the basis of its price and its warranty by law hang on the yard's state. Of
 * several, nobody knows at which; a row that names an unknown place, or another town, stands at none.
 */
function onlyYard(slug: unknown, { problems, values }: RowReading, { locations }: Site): CarLocation | undefined {
  if (problems.has("location") || (slug === undefined && values.dealership_id !== undefined)) return undefined;
  const yards = locations.filter(
    (place) => hasTestDrives(place) && (slug === undefined || place.dealership_slug === slug || place.slug === slug),
  );
  const [yard] = yards;
  if (!yard || yards.length > 1) return undefined;
  const isThere = (named: unknown, own: string) => typeof named !== "string" || comparable(named) === comparable(own);
  const { city, state } = yard.address;
  return slug !== undefined || (isThere(values.city, city) && isThere(values.state, state))
    ? carLocation(yard)
    : undefined;
}

const firstYear = 1886;
const yearsAhead = 2;

function rejection({ values, problems, missing }: RowReading, now: Date): string | undefined {
  for (const [field, says] of missing) return `There is no ${field}: ${says}.`;
  for (const field of ["make", "model", "car_type"] as const)
    if (values[field] === undefined) return `There is no ${field}.`;
  for (const field of [
    "year",
    "price",
    "before_price",
    "offer_price",
    "subscription_price",
  ] as const satisfies FeedField[]) {
    const problem = problems.get(field);
    if (problem !== undefined) return `${field}: ${problem}.`;
  }
  const { make } = values;
  if (typeof make === "string" && isReservedSearchWord(pathSegment(make)))
    return `make: ${quoted(make)} cannot be one: /search/${pathSegment(make)} is a search page of every site.`;
  const { year } = values;
  if (
    typeof year === "number" &&
    (!Number.isInteger(year) || year < firstYear || year > now.getUTCFullYear() + yearsAhead)
  ) {
    return `year: ${year} cannot be right.`;
  }
  if (!carTypeSchema.safeParse(values.car_type).success)
    return `car_type: ${quoted(values.car_type)} is not new, demo or used.`;
  return undefined;
}

function priceType(
  { values, onApplication }: RowReading,
  notes: string[],
): Pick<Car, "price_type" | "price_type_label"> {
  const label = typeof values.price_type === "string" ? values.price_type : undefined;
  const known = label === undefined ? undefined : readPriceType(label);
  if (label !== undefined && known === undefined)
    notes.push(`price_type left out: ${quoted(label)} is not a known price type`);
  const own = typeof values.price_type_label === "string" ? values.price_type_label : undefined;
  return {
    price_type: onApplication ? "poa" : (known ?? null),
    price_type_label: own ?? (label === known ? null : (label ?? null)),
  };
}

const amounts = ["price", "before_price", "offer_price"] as const satisfies FeedField[];

/** A price on application is no amount: none is kept that a page, a mail or a feed could show. */
function withoutAmounts(values: RowReading["values"], notes: string[]): Partial<Record<FeedField, null>> {
  const said = amounts.filter((field) => Number(values[field] ?? 0) > 0);
  if (said.length > 0) notes.push(`${said.join(", ")} left out: the price is on application`);
  return Object.fromEntries(amounts.map((field) => [field, null]));
}

function contentHash(car: Car, written: readonly string[]): string {
  const values = written.map((field) => [field, car[field as keyof Car]]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64url");
}
