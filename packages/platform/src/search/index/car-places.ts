import { countryCodes } from "@forecourt/core";
import type { CountryCode, GeoPoint } from "@forecourt/core";
import { sql as statement } from "../../records/drizzle.ts";
import { z } from "@forecourt/core/zod";
import { embeddedGeocoder } from "../../domain/places/embedded-places.ts";
import type { JsonDocument } from "../../records/schema.ts";
import type { Sql } from "../../records/sql-tag.ts";

const degrees = z.number().nullish();
const siteSchema = z.object({
  country: z.enum(countryCodes),
  locations: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      dealership_slug: z.string().nullish(),
      address: z.object({ city: z.string(), state: z.string(), postcode: z.string(), lat: degrees, long: degrees }),
    }),
  ),
});
type SitePlaces = z.output<typeof siteSchema>;

const text = z.string().nullish().catch(null);
const carSchema = z.object({
  private_postcode: text,
  dealership_slug: text,
  city: text,
  state: text,
  location: z
    .object({
      id: text,
      slug: text,
      address: z.object({ city: text, state: text, postcode: text }).nullish().catch(null),
      distribution_locations: z
        .array(z.object({ id: text }))
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
});
type CarWhere = z.output<typeof carSchema>;

/** Where a car stands and where else it can be seen, by site and record; none where nobody knows. */
export type CarPlaces = (siteSlug: string, data: JsonDocument) => Promise<GeoPoint[]>;

/**
 * Makes the reader of the places of cars: the coordinates of the site's location that the car is at, else its address
 * or private postcode in the embedded table of places, and likewise its other places (decisions.md row 110). Nothing is
 * asked of a provider, so a rebuild of the index needs no network.
 */
export async function readCarPlaces(sql: Sql, siteSlugs: readonly string[]): Promise<CarPlaces> {
  const rows = await sql<{ slug: string; country: unknown; locations: unknown }[]>`
    select slug, document->'country' as country, document->'locations' as locations from sites where slug = any(${statement.param([...new Set(siteSlugs)])}::text[])`;
  const sites = new Map(rows.map((row) => [row.slug, siteSchema.safeParse(row).data]));
  return async (siteSlug, data) => {
    const site = sites.get(siteSlug);
    const car = carSchema.safeParse(data).data;
    if (!site || !car) return [];
    const others = (car.location?.distribution_locations ?? []).flatMap(({ id }) =>
      site.locations.filter((location) => location.id === id),
    );
    const found = await Promise.all([placeOf(site, car), ...others.map((other) => addressPlace(other.address, site))]);
    return found.filter((place) => place !== undefined);
  };
}

async function placeOf(site: SitePlaces, car: CarWhere): Promise<GeoPoint | undefined> {
  if (car.private_postcode) return locate([car.private_postcode], site.country);
  const own = site.locations.find(
    ({ id, slug }) => id === car.location?.id || slug === car.location?.slug || slug === car.dealership_slug,
  );
  const dealers = site.locations.filter(({ dealership_slug: slug }) => slug && slug === car.dealership_slug);
  const at =
    own ??
    (dealers.length === 1 ? dealers[0] : undefined) ??
    (site.locations.length === 1 ? site.locations[0] : undefined);
  return addressPlace(
    at?.address ?? car.location?.address ?? { postcode: null, city: car.city, state: car.state },
    site,
  );
}

type Address = NonNullable<NonNullable<CarWhere["location"]>["address"]> & {
  lat?: number | null | undefined;
  long?: number | null | undefined;
};

async function addressPlace(
  { lat, long, postcode, city, state }: Address,
  { country }: SitePlaces,
): Promise<GeoPoint | undefined> {
  if (typeof lat === "number" && typeof long === "number") return { lat, long };
  return locate([postcode, city && state ? `${city} ${state}` : null, city], country);
}

async function locate(
  words: readonly (string | null | undefined)[],
  country: CountryCode,
): Promise<GeoPoint | undefined> {
  for (const each of words) {
    const place = each ? await embeddedGeocoder.locate(each, country) : undefined;
    if (place) return { lat: place.lat, long: place.long };
  }
  return undefined;
}
