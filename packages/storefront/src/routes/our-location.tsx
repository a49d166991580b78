import type { ApiClient } from "@forecourt/api/client";
import { locationTimeZone, wallDate, townLine } from "@forecourt/core";
import { ourLocationPath } from "@forecourt/core/pages";
import { shownDealership } from "@forecourt/core/schemas";
import type { Location, Site } from "@forecourt/core/schemas";
import { LocationDetails } from "@forecourt/dealership/location-page";
import { Reviews } from "@forecourt/dealership/reviews";
import { Button } from "@forecourt/ui-kit/button";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { CarList } from "@forecourt/vehicle/carousel";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { endOfDay } from "../places/end-of-day.ts";
import { locationLinks } from "../places/location-links.ts";
import { locationPageData } from "../places/location-page-data.ts";
import { newestOfPlace, readLocationStock } from "../places/location-stock.ts";
import { placeNode } from "../places/place-node.ts";
import { siteReviews, withShownReviews } from "../reviews/site-reviews.ts";
import { PageTime } from "../card-contexts.ts";
import { SiteCarCard } from "../site-car-card.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import pageStyles from "../storefront-page.module.css";
import { StructuredData } from "../structured-data.tsx";
import { useSite } from "../use-site.ts";

/** A location with its cars (S2 §2 "Location detail page"); 404 for a slug that no location of the site has. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("our-location", site);
  const slug = params["slug"] ?? "";
  const found = locationPageData(site, slug, pageParameters("our-location", request).get("type"));
  const [api, now, { signal }] = [context.get(apiContext), context.get(nowContext), request];
  if (!found) throw data(null, { status: 404 });
  const { location } = found;
  const [{ stock, cars }, { facts: reviews, changes }] = await Promise.all([
    stockOf(api, location, site, signal),
    siteReviews(api, site, { location: location.slug, signal }),
  ]);
  const town = townLine({ city: location.address.city, state: location.address.state });
  const path = `${ourLocationPath}/${slug}`;
  const origin = siteOrigin(site, request);
  return data(
    {
      ...found,
      // Counts the imported reviews; without any, the document's figure is used.
      rating: reviews ? { average: reviews.summary.average_rating, count: reviews.summary.count } : found.rating,
      reviews,
      shownDealership: shownDealership(site, location.dealership_slug),
      cars,
      stockHref: stock?.href,
      path,
      contactHref: locationLinks(site, location, stock).contact,
      url: `${origin}${path}`,
      now: now.getTime(),
      head: pageHead({
        title: `${location.name}, ${town} | ${site.name}`,
        description: `Opening hours, phone numbers, map and stock of ${location.name}, ${location.address.street}, ${town}.`,
        page: "our-location",
        site,
        request,
        address: path,
        image: location.image,
      }),
    },
    {
      headers: expiryHeaders({
        site,
        now,
        cars,
        locations: [location],
        changes: [endOfDay(now, locationTimeZone(location, site)), ...changes],
      }),
    },
  );
}

/** Link to the cars of the place, and its newest. */
async function stockOf(api: ApiClient, location: Location, site: Site, signal: AbortSignal) {
  const stock = (await readLocationStock(api, site, signal))(location);
  return { stock, cars: stock ? await newestOfPlace(api, stock, signal) : [] };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OurLocation() {
  const { location, types, phones, dealership, rating, reviews, cars, stockHref, contactHref, path, url, now } =
    useLoaderData<typeof loader>();
  const { site } = useSite();
  const { image, name } = location;
  return (
    <PageTime value={now}>
      <div className={pageStyles.page}>
        <h1 className={pageStyles.title}>{name}</h1>
        <LocationDetails
          location={location}
          now={new Date(now)}
          timeZone={site.timeZone}
          country={site.country}
          phones={phones}
          types={types}
          path={path}
          dealership={dealership}
          rating={rating}
          picture={
            image && (
              <Picture
                src={(width) => pictureUrl(image, width)}
                widths={[320, 480, 640, 960, 1280]}
                alt={`${name} from outside`}
                ratio="16/9"
                sizes="(min-width: 992px) 760px, 100vw"
                priority
              />
            )
          }
          stockHref={stockHref}
          contactHref={contactHref}
        />
        <CarList
          heading={`In stock at ${name}`}
          cars={cars}
          CarCard={SiteCarCard}
          more={
            stockHref !== undefined && (
              <Button href={stockHref} variant="link">
                {`See all at ${name}`}
              </Button>
            )
          }
        />
        {reviews && (
          <Reviews {...reviews} title={`What customers say of ${name}`} id="location-reviews" dealer={name} first={3} />
        )}
      </div>
      <StructuredData
        nodes={
          import.meta.env.SSR
            ? [
                withShownReviews(
                  placeNode(location, site, {
                    url,
                    specialFrom: wallDate(new Date(now), locationTimeZone(location, site)),
                  }),
                  reviews,
                ),
              ]
            : []
        }
      />
      {cars.length > 0 && <SiteComparisonWarning />}
    </PageTime>
  );
}
