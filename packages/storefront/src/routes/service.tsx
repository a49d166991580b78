import { servicePages, stockWord, telHref } from "@forecourt/core";
import { servicePath } from "@forecourt/core/pages";
import { ServiceFrame, ServiceTabs } from "@forecourt/enquiry/service";
import { useState } from "react";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { locationLinks } from "../places/location-links.ts";
import { readLocationStock } from "../places/location-stock.ts";
import { takeStepAt } from "../service/take-step-at.ts";
import { ServiceBooking } from "../service/service-booking.tsx";
import { servicePageData, servicePhone } from "../service/service-page-data.ts";
import { ServiceSide } from "../service/service-side.tsx";
import { ServiceThanks } from "../service/service-thanks.tsx";
import { serviceSetup, serviceView } from "../service/service-view.ts";
import type { Visit } from "../service/visit-summary.tsx";
import { useSite } from "../use-site.ts";

/**
 * Service bookings, in the form that the site has: steps, tabs with frames, or the manufacturer's own site (S1 §2,
 * S2 §2).
 */
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
  const { site } = useSite();
  const [visit, setVisit] = useState<Visit>({});
  const main = locations[0]?.location;
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
        <ServiceSide
          visit={isSent ? undefined : visit}
          hasFrame={frameUrl !== undefined}
          hasVehicle={setup.hasVehicleStep}
          chosenId={visit["location"]}
          prices={prices}
          places={places}
          locations={locations}
          now={now}
        />
      }
      sideLabel={`Where we service ${site.search.vehicleType}`}
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
