import { ApiError } from "@forecourt/api/client";
import { Button } from "@forecourt/ui-kit/button";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { IconCalendar } from "@forecourt/ui-kit/icon";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { CallUs } from "../enquiry/call-us.tsx";
import { bookingIdFrom, bookingLinks, myTestDrivePage } from "../enquiry/test-drive-times.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { testDrivePage } from "../site-pages.ts";
import { useSite } from "../use-site.ts";
import styles from "../storefront-success.module.css";

const titles = { booked: "Your test drive", cancelled: "Your test drive is cancelled", past: "Your test drive" } as const;

/** The booking that the address names, which only the shopper knows. */
function bookingOf({ request }: Pick<LoaderFunctionArgs, "request">): string {
  const id = bookingIdFrom(new URL(request.url).searchParams);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

/** A booked test drive, as it stands at this moment: nothing of it is kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = bookingOf({ request });
  const [site, api] = [context.get(siteContext), context.get(apiContext)];
  const drive = await api.testDrive(id, { signal: request.signal }).catch((error: unknown) => {
    throw asErrorPage(error);
  });
  const again = new URLSearchParams({ ...(drive.car ? { car_id: drive.car.id } : { location: drive.location_id }), ...(drive.state === "booked" ? { replaces: id } : {}) });
  return data(
    {
      drive,
      links: bookingLinks(id),
      againHref: `${testDrivePage}?${again}`,
      head: pageHead({ title: `${titles[drive.state]} | ${site.name}`, description: "When and where your test drive is.", canonical: `${siteOrigin(site, request)}${myTestDrivePage}`, siteName: site.name, index: false }),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Cancels the test drive, with or without JavaScript; what came of it is said by the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = bookingOf({ request });
  await context.get(apiContext).cancelTestDrive(id).catch((error: unknown) => {
    // It has begun: the page says so.
    if (!(error instanceof ApiError && error.status === 409)) throw asErrorPage(error);
  });
  return redirect(bookingLinks(id).manage, 303);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /my-test-drive?booking=: when and where a booked test drive is, and how it is moved or cancelled. */
export default function MyTestDrive() {
  const { drive, links, againHref } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const { state, car } = drive;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{titles[state]}</h1>
      <p className={styles.booked}>
        <b>{state === "cancelled" ? <s>{drive.label}</s> : drive.label}</b>
        <span>{[drive.location_name, drive.address].filter(Boolean).join(", ")}</span>
        {car && <a href={car.path}>{car.name}</a>}
      </p>
      <p className={styles.text}>
        {state === "booked" && "Bring your driver licence. If you are late, call"}
        {state === "cancelled" && "The dealer knows, and the time is free for others. If it was a mistake, book again or call"}
        {state === "past" && "It has begun or is over. If something changed, call"} <CallUs site={site.slug} phone={site.dealer.phone} isKnown={state !== "past"} />.
      </p>
      <div className={styles.actions}>
        {state === "booked" && (
          <Button href={links.calendar} download="test-drive.ics" size="l" iconStart={<IconCalendar size={18} />}>
            Add to calendar
          </Button>
        )}
        <Button href={againHref} size="l" variant={state === "booked" ? "secondary" : "primary"} rel="nofollow">
          {state === "booked" ? "Choose another time" : "Book another test drive"}
        </Button>
        {state === "booked" && (
          <Disclosure className={styles.cancel} title="Cancel test drive">
            <form method="post" action={links.manage}>
              <p>The time is then free for someone else.</p>
              <Button type="submit" variant="secondary">
                Yes, cancel it
              </Button>
            </form>
          </Disclosure>
        )}
      </div>
    </div>
  );
}
