import { servicePages, stockWord, telHref } from "@forecourt/core";
import { servicePath } from "@forecourt/core/pages";
import { ServiceFrame, ServiceTabs } from "@forecourt/enquiry/service";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { useState } from "react";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { FormNote, FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { locationLinks } from "../places/location-links.ts";
import { readLocationStock } from "../places/location-stock.ts";
import { maxOpenPlaces } from "../places/max-open-places.ts";
import { PlaceCard } from "../places/place-card.tsx";
import styles from "../places/storefront-places.module.css";
import { takeStepAt } from "../service/take-step-at.ts";
import { ServiceBooking } from "../service/service-booking.tsx";
import { ServicePrices } from "../service/service-prices.tsx";
import { servicePageData, servicePhone } from "../service/service-page-data.ts";
import { ServiceThanks } from "../service/service-thanks.tsx";
import { serviceSetup, serviceView } from "../service/service-view.ts";
import { VisitSummary } from "../service/visit-summary.tsx";
import type { Visit } from "../service/visit-summary.tsx";
import { useSite } from "../use-site.ts";

/** Service bookings, in the form that the site has: steps, tabs with frames, or the manufacturer's own site (S1 §2, S2 §2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const now = context.get(nowContext);
  const { service } = site;
  assertPageOn("service", site);
  if (service.form === "external")
    throw service.bookingUrl === undefined ? data(null, { status: 404 }) : redirect(service.bookingUrl, 302);
  const { hrefOf, ...view } = serviceView(service, pageParameters("service", request));
  const { places, locations, today, todayEnds } = servicePageData(site, now);
  const { step, isSent } = view;
  const stockOf = await readLocationStock(context.get(apiContext), site, request.signal);
  const steps = servicePages(service);
  const part = isSent ? "Thank you" : step > 0 ? `${steps[step]}, step ${step + 1} of ${steps.length}` : view.label;
  return data(
    {
      ...view,
      setup: serviceSetup(service),
      prices: service.prices,
      action: hrefOf(step),
      backHref: step > 0 ? hrefOf(step - 1) : undefined,
      firstHref: hrefOf(0),
      places,
      phone: servicePhone(site, locations[0]),
      locations: locations.map((location) => ({ location, links: locationLinks(site, location, stockOf(location)) })),
      today,
      now: now.getTime(),
      head: pageHead({
        title: `${part === undefined ? "" : `${part} | `}Book a service | ${site.name}`,
        description: `Book a service for your ${stockWord(site.search.vehicleType)} at ${site.name} online.`,
        page: "service",
        site,
        request,
        index: step === 0 && !isSent,
      }),
    },
    { headers: expiryHeaders({ site, now, locations, changes: [todayEnds] }) },
  );
}

/** Takes a step, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeStepAt("service", servicePath, args);

export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ServicePage() {
  const {
    tabs,
    tab,
    label,
    frameUrl,
    step,
    isSent,
    setup,
    prices,
    action,
    backHref,
    firstHref,
    places,
    phone,
    locations,
    today,
    now,
  } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const [visit, setVisit] = useState<Visit>({});
  const main = locations[0]?.location;
  const isList = locations.length > maxOpenPlaces;
  const chosen = locations.find(({ location }) => location.id === visit["location"]) ?? locations[0];
  const where = `Where we service ${site.search.vehicleType}`;
  return (
    <FormPage
      picture={site.look.picture}
      title="Book a service"
      lead={
        isSent ? undefined : (
          <>
            Tell us about your {stockWord(site.search.vehicleType)} and the day that suits you. If you would rather
            talk, call{" "}
            <a href={telHref(phone)} data-location-id={main?.id}>
              {phone}
            </a>
            .
          </>
        )
      }
      side={
        <>
          {!isSent && frameUrl !== undefined && <ServicePrices prices={prices} money={money} />}
          {!isSent && frameUrl === undefined && (
            <VisitSummary
              visit={visit}
              prices={prices}
              places={places}
              money={money}
              hasVehicle={setup.hasVehicleStep}
            />
          )}
          {!isSent && frameUrl === undefined && (
            <FormNote title="What happens next">
              <ol>
                <li>We will confirm the day and time with you.</li>
                <li>Bring it in, with its keys and logbook.</li>
                <li>We ask before doing more than you booked.</li>
              </ol>
            </FormNote>
          )}
          <h2>{where}</h2>
          {isList ? (
            <>
              {chosen && <PlaceCard place={chosen} now={now} folded="nothing" />}
              <Disclosure className={styles.workshops} title={`All ${locations.length} workshops`}>
                {locations.map((place) => (
                  <PlaceCard key={place.location.id} place={place} now={now} folded="all" />
                ))}
              </Disclosure>
            </>
          ) : (
            locations.map((place) => <PlaceCard key={place.location.id} place={place} now={now} folded="nothing" />)
          )}
        </>
      }
      sideLabel={where}
      sideStands="after"
      isWide={!isSent && frameUrl !== undefined}
    >
      {tabs.length > 0 && <ServiceTabs tabs={tabs} selected={tab} />}
      {isSent ? (
        <ServiceThanks againHref={firstHref} phone={phone} locationId={main?.id} />
      ) : frameUrl !== undefined ? (
        <ServiceFrame key={tab} site={site.slug} label={label ?? ""} url={frameUrl} ownFormHref={firstHref} />
      ) : (
        <ServiceBooking
          key={tab}
          setup={setup}
          step={step}
          action={action}
          backHref={backHref}
          places={places}
          today={today}
          prices={prices}
          onVisit={setVisit}
        />
      )}
    </FormPage>
  );
}
