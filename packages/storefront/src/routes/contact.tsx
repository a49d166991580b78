import { generalEnquiryForm, mapFrameUrl } from "@forecourt/core";
import { contactPath, contactUsPath } from "@forecourt/core/pages";
import { shownDealership } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { ContactLinks } from "@forecourt/dealership/contact";
import { MapFrame } from "@forecourt/ui-kit/map-frame";
import { data, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { takeSiteLead } from "../enquiry/site-lead.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { contactLinksOf } from "../places/contact-links-of.ts";
import { locationLinks } from "../places/location-links.ts";
import { readLocationStock } from "../places/location-stock.ts";
import { maxOpenPlaces } from "../places/max-open-places.ts";
import { PlaceCard } from "../places/place-card.tsx";
import styles from "../places/storefront-places.module.css";
import { useSite } from "../use-site.ts";

/**
 * The page that is asked for: of the site, or of one of its dealerships.
 *
 * @throws a response with status 404 for one that the site does not have
 */
function askedPage(site: Site, slug: string | undefined) {
  if (slug === undefined) {
    assertPageOn("contact", site);
    return { page: "contact" as const, path: contactPath };
  }
  assertPageOn("contact-us", site);
  const dealership = site.dealer.dealerships.find((known) => known.slug === slug);
  if (!dealership) throw data(null, { status: 404 });
  return { page: "contact-us" as const, path: `${contactUsPath}/${slug}`, dealership };
}

/** Data of the contact page of the dealer, or of one of its dealerships (S1 §2, §5, S2 §2). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { page, path, dealership } = askedPage(site, params["dealer"]);
  const now = context.get(nowContext);
  const visible = site.locations.filter((location) => location.visible);
  const own = visible.filter(({ dealership_slug: slug }) => dealership !== undefined && slug === dealership.slug);
  const shown = own.length > 0 ? own : visible;
  const name = dealership?.name ?? site.name;
  const stockOf = await readLocationStock(context.get(apiContext), site, request.signal);
  return data(
    {
      name,
      path,
      dealership: dealership?.slug,
      shownDealership: shownDealership(site, dealership?.slug),
      phones: contactLinksOf(site),
      categories: site.enquiry.categories,
      places: shown.map(({ id, name: place }) => ({ id, name: place })),
      locations: shown.map((location) => ({ location, links: locationLinks(site, location, stockOf(location)) })),
      now: now.getTime(),
      head: pageHead({
        title: `Contact ${name}${dealership ? ` | ${site.name}` : ""}`,
        description: `Write to ${name}, call us, or find our opening hours and directions.`,
        page,
        site,
        request,
        address: path,
      }),
    },
    { headers: expiryHeaders({ site, now, locations: shown }) },
  );
}

/** Takes the enquiry, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  return takeSiteLead(args, generalEnquiryForm, askedPage(args.context.get(siteContext), args.params["dealer"]).path);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ContactPage() {
  const { name, path, dealership, phones, categories, places, locations, now } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const isList = locations.length > maxOpenPlaces;
  const cards = locations.map((place) => (
    <PlaceCard
      key={place.location.id}
      place={place}
      now={now}
      folded={isList ? "all" : "nothing"}
      headingLevel={isList ? 3 : 2}
    />
  ));
  const [only] = locations;
  return (
    <FormPage
      picture={site.look.picture}
      title={`Contact ${name}`}
      lead={
        <>
          Call us, visit us, or <a href="#write">write to us</a>, and the right person answers you.
        </>
      }
      action={<ContactLinks {...phones} />}
      side={
        isList ? (
          <section className={styles.list} aria-labelledby="locations">
            <h2 id="locations">Our {locations.length} locations</h2>
            {cards}
          </section>
        ) : (
          <>
            {cards}
            {locations.length === 1 && only && (
              <MapFrame title={`Map of ${only.location.name}`} src={mapFrameUrl(only.location.address)} />
            )}
          </>
        )
      }
      sideLabel="Where to find us"
      sideStands="first"
    >
      <h2 className={styles.write} id="write">
        Write to us
      </h2>
      <SiteLeadForm
        key={path}
        form={generalEnquiryForm}
        action={path}
        places={places}
        start={{
          category: categories[0] ?? "",
          ...(dealership === undefined ? {} : { dealership_slug: dealership }),
          ...(places.length === 1 ? { location: places[0]?.id ?? "" } : {}),
        }}
      />
    </FormPage>
  );
}
