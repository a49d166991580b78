import { findLocations, isPostcode, mapFrameUrl } from "@forecourt/core";
import { dealerLocatorPath, dealershipsPath } from "@forecourt/core/pages";
import type { Location, Site } from "@forecourt/core/schemas";
import { LocationCard } from "@forecourt/dealership/locations";
import { Button } from "@forecourt/ui-kit/button";
import { MapFrame } from "@forecourt/ui-kit/map-frame";
import { Select } from "@forecourt/ui-kit/select";
import { TextField } from "@forecourt/ui-kit/text-field";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { locationLinks } from "../places/location-links.ts";
import { readLocationStock } from "../places/location-stock.ts";
import { postcodePlace } from "../places/postcode-place.ts";
import styles from "../places/storefront-places.module.css";
import pageStyles from "../storefront-page.module.css";
import { useSite } from "../use-site.ts";

/** The makes that the places of a site say they sell, in order. */
const makesOf = (locations: readonly Location[]) =>
  [...new Set(locations.flatMap(({ manufacturers = [] }) => manufacturers))].toSorted();

/** Which of the two pages an address has, with the make that is asked for. */
function askedPage(site: Site, request: Request) {
  if (!new URL(request.url).pathname.startsWith(dealerLocatorPath)) {
    assertPageOn("dealerships", site);
    return { page: "dealerships" as const, path: dealershipsPath, params: pageParameters("dealerships", request) };
  }
  assertPageOn("dealer-locator", site);
  const params = pageParameters("dealer-locator", request);
  return { page: "dealer-locator" as const, path: dealerLocatorPath, params, make: params.get("make") ?? "" };
}

/**
 * The places of the dealer: all, or those that a postcode or words find; for a make, those that sell it first (S1 §2,
 * S2 §2).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { page, path, params, make } = askedPage(site, request);
  const query = (params.get("query") ?? "").trim().slice(0, 80);
  const now = context.get(nowContext);
  const visible = site.locations.filter((location) => location.visible);
  const stockOf = await readLocationStock(context.get(apiContext), site, request.signal);
  const near = isPostcode(query, site.country)
    ? await postcodePlace(context.get(apiContext), query, request.signal)
    : undefined;
  const dealershipNames = new Map(site.dealer.dealerships.map(({ slug, name }) => [slug, name]));
  const found = findLocations(
    visible,
    { near, ...(near ? {} : { words: query }), ...(make ? { make } : {}) },
    ({ dealership_slug: slug = "" }) => dealershipNames.get(slug) ?? "",
  );
  const title = page === "dealerships" ? "Our locations" : "Find a dealer";
  const first = found[0]?.location;
  return data(
    {
      path,
      title,
      query,
      make,
      makes: make === undefined ? [] : makesOf(visible),
      // An only place is found already.
      hasSearch: visible.length > 1 || query !== "",
      isNear: near !== undefined,
      map: first && { title: `Map of ${first.name}`, src: mapFrameUrl(first.address) },
      found: found.map(({ location, distanceKm, sellsMake }) => ({
        location,
        links: locationLinks(site, location, stockOf(location)),
        notes: [
          ...(sellsMake === true ? [`Sells ${make}`] : []),
          ...(distanceKm === undefined ? [] : [`${Math.max(1, Math.round(distanceKm))} km away`]),
        ],
      })),
      now: now.getTime(),
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: `Every location of ${site.name} with its opening hours, phone number and directions.`,
        page,
        site,
        request,
      }),
    },
    { headers: expiryHeaders({ site, now, locations: visible }) },
  );
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DealershipsPage() {
  const { path, title, query, make, makes, hasSearch, isNear, map, found, now } = useLoaderData<typeof loader>();
  const { site } = useSite();
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.bar}>
        <h1 className={pageStyles.title}>{title}</h1>
        {hasSearch && (
          <form className={styles.search} action={path}>
            {makes.length > 0 && (
              <Select key={make} label="Make" name="make" defaultValue={make} placeholder="Any make">
                {makes.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
            <TextField
              key={query}
              label="Postcode or name"
              name="query"
              type="search"
              defaultValue={query}
              maxLength={80}
              autoComplete="postal-code"
            />
            <Button type="submit">Search</Button>
          </form>
        )}
      </div>
      {query !== "" && (
        <p className={styles.answer}>
          {found.length === 0 ? (
            <>
              No location is called “{query}”. <a href={path}>See all locations</a>
            </>
          ) : isNear ? (
            `Nearest to ${query} first`
          ) : (
            `${found.length} ${found.length === 1 ? "location" : "locations"} for “${query}”`
          )}
        </p>
      )}
      <div className={styles.found}>
        {map && <MapFrame key={map.src} title={map.title} src={map.src} />}
        <ul className={styles.places}>
          {found.map(({ location, links, notes }) => (
            <li key={location.id}>
              <LocationCard
                location={location}
                now={new Date(now)}
                timeZone={site.timeZone}
                links={links}
                notes={notes}
                headingLevel={2}
                folded="nothing"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
