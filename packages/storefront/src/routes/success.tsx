import { carPath, conditionSearchPath, locationOpenState, withDriveName } from "@forecourt/core";
import { locationOfCar, mainLocation } from "@forecourt/core/schemas";
import type { Location, Site } from "@forecourt/core/schemas";
import { readEnquiredCar } from "@forecourt/enquiry/attributes";
import type { EnquiredCar } from "@forecourt/enquiry/attributes";
import { Button } from "@forecourt/ui-kit/button";
import { IconCheck, IconClock } from "@forecourt/ui-kit/icon";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { useEffect, useState } from "react";
import { data, redirect, useLoaderData, useLocation } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { BookingActions } from "../enquiry/booking-actions.tsx";
import { CallUs } from "../enquiry/call-us.tsx";
import { bookedFrom, bookingIdFrom, bookingLinks } from "../enquiry/test-drive-times.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { pageParameters } from "../page-parameters.ts";
import { useSite } from "../use-site.ts";
import styles from "../storefront-success.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const params = pageParameters("success", request);
  // No thanks for visitors who have sent nothing.
  if (!["sent", "car", "booked"].some((name) => params.has(name))) throw redirect("/", 302);
  const booked = bookedFrom(params, site);
  const id = bookingIdFrom(params);
  const slug = params.get("car");
  // A car that is gone, or never was, is left out.
  const asked = slug
    ? await context
        .get(apiContext)
        .getCar({ slug }, { signal: request.signal })
        .catch(() => undefined)
    : undefined;
  const place = asked ? locationOfCar(asked, site.locations) : mainLocation(site.locations);
  const now = context.get(nowContext);
  const page = {
    hours: place && openWords(place, site, now),
    asked: asked && { slug: asked.slug, name: asked.name, primary_image_url: asked.primary_image_url },
    booked,
    isHeld: booked !== undefined && params.has("held"),
    links: booked && id !== undefined ? bookingLinks(id) : undefined,
    head: pageHead({
      title: `Thank you | ${site.name}`,
      description: "Your enquiry has been sent.",
      page: "success",
      site,
      request,
    }),
  };
  return data(page, {
    headers: booked ? { "cache-control": "no-store" } : expiryHeaders({ site, now, locations: place ? [place] : [] }),
  });
}

/**
 * When somebody is there to answer, as far as the hours are known: "We are open until 5:30 pm." A dealer with more than
 * one place names it.
 */
function openWords(place: Location, { locations, timeZone }: Site, now: Date): string | undefined {
  const state = locationOpenState(place, { now, timeZone });
  // Closed for the next two weeks: nothing that helps.
  if (!state || (!state.open && state.changesAt === undefined)) return undefined;
  const isOne = locations.length === 1;
  const words = state.text.replace(/^Opens?/, "");
  if (state.open) return `${isOne ? "We are" : `${place.name} is`} open${words}.`;
  return `${isOne ? "We open" : `${place.name} opens`}${words}.`;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/**
 * Thanks for an enquiry, or says when and where a test drive is booked; the browser fills in which car it was about,
 * else its address says it.
 */
export default function SuccessPage() {
  const { site } = useSite();
  const { asked, booked, hours, isHeld, links } = useLoaderData<typeof loader>();
  const { state } = useLocation() as { state: { withoutCar?: boolean } | null };
  const withoutCar = state?.withoutCar === true;
  const [remembered, setCar] = useState<EnquiredCar>();
  useEffect(() => setCar(withoutCar ? undefined : readEnquiredCar(site.slug)), [site.slug, withoutCar]);
  const car = asked ?? remembered;
  return (
    <div className={styles.page}>
      <span className={styles.mark}>
        <IconCheck size={28} />
      </span>
      <h1 className={styles.title}>
        {isHeld
          ? "We are holding this time for you"
          : booked
            ? withDriveName("Your test drive is booked", site.enquiry.testDriveName)
            : "Thank you, your enquiry is with us"}
      </h1>
      {booked && (
        <p className={styles.booked}>
          <b>{booked.when}</b>
          <span>
            {booked.where}, {booked.address}
          </span>
        </p>
      )}
      <p className={styles.text}>
        {isHeld
          ? "Confirm it within 15 minutes, or somebody else may take it. We have your enquiry in any case. If you would rather confirm by phone, call"
          : booked
            ? `${site.enquiry.testDriveNote} If you cannot make it, call`
            : `${site.name} will be in touch soon. If you would rather talk now, call`}{" "}
        <CallUs site={site.slug} phone={site.dealer.phone} isKnown={state?.withoutCar !== undefined} />.
      </p>
      {hours !== undefined && !isHeld && (
        <p className={styles.hours}>
          <IconClock size={20} />
          {hours}
        </p>
      )}
      {car && (
        <a className={styles.car} href={carPath(car.slug)}>
          {car.primary_image_url && (
            <Picture
              className={styles.picture}
              src={(width) => pictureUrl(car.primary_image_url ?? "", width)}
              widths={[160, 320]}
              sizes="120px"
              alt=""
            />
          )}
          <span>
            <span className={styles.label}>
              {booked ? withDriveName("Your test drive", site.enquiry.testDriveName) : "You asked about"}
            </span>
            <span className={styles.name}>{car.name}</span>
          </span>
        </a>
      )}
      {links && <BookingActions {...links} isHeld={isHeld} />}
      <div className={styles.actions}>
        <Button variant={links ? "secondary" : "primary"} href={conditionSearchPath()} size="l">
          See more {site.search.vehicleType}
        </Button>
        <Button href="/" size="l" variant="secondary">
          Back to home
        </Button>
      </div>
    </div>
  );
}
