import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { appointmentLabel, signInPath, stockWord, withDriveName } from "@forecourt/core";
import { bookTestDrivePath } from "@forecourt/core/pages";
import { Button } from "@forecourt/ui-kit/button";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { IconCalendar } from "@forecourt/ui-kit/icon";
import { data, redirect, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { CallUs } from "../enquiry/call-us.tsx";
import { bookingIdFrom, bookingLinks } from "../enquiry/test-drive-times.ts";
import { pageHead } from "../head.ts";
import { pageParameters } from "../page-parameters.ts";
import { useSite } from "../use-site.ts";
import styles from "../storefront-success.module.css";

const titles = {
  held: "Confirm your test drive",
  booked: "Your test drive",
  cancelled: "Your test drive is cancelled",
  released: "Your time was not confirmed",
  past: "Your test drive",
} as const;

const isOpen = (state: keyof typeof titles) => state === "booked" || state === "held";

/** The booking that the address names, which only the shopper knows. */
function bookingOf({ request }: Pick<LoaderFunctionArgs, "request">): string {
  const id = bookingIdFrom(pageParameters("my-test-drive", request));
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

/** A booked test drive, as it stands at this moment: nothing of it is kept. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = bookingOf({ request });
  const token = pageParameters("my-test-drive", request).get("confirm");
  const [site, api] = [context.get(siteContext), context.get(apiContext)];
  const drive = await api.testDrive({ id }, { signal: request.signal });
  // Mails, calendars and other browsers have the link of a time that was moved since.
  if (drive.moved_to !== null) throw redirect(bookingLinks(drive.moved_to).manage);
  const isSold = drive.car?.sold === true;
  const soldTitle =
    isSold && isOpen(drive.state) ? `This ${stockWord(site.search.vehicleType)} has been sold` : undefined;
  const title = soldTitle ?? withDriveName(titles[drive.state], site.enquiry.testDriveName);
  const again = new URLSearchParams({
    ...(drive.car && !isSold ? { car_id: drive.car.id } : { location: drive.location_id }),
    ...(isOpen(drive.state) ? { replaces: id } : {}),
  });
  return data(
    {
      drive,
      title,
      isSold: soldTitle !== undefined,
      links: bookingLinks(id),
      confirmHref: `${bookingLinks(id).manage}${token === null ? "" : `&${new URLSearchParams({ confirm: token })}`}`,
      heldUntil: drive.held_until === null ? undefined : appointmentLabel(new Date(drive.held_until), drive.time_zone),
      againHref: `${bookTestDrivePath}?${again}`,
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: withDriveName("When and where your test drive is.", site.enquiry.testDriveName),
        page: "my-test-drive",
        site,
        request,
      }),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/**
 * Confirms or cancels the test drive, with or without JavaScript; what came of it is said by the page. A shopper
 * confirms it signed in; the dealer has the address with a token.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = bookingOf({ request });
  if ((await request.formData()).get("act") === "confirm") return confirm(request, context.get(apiContext), id);
  await context
    .get(apiContext)
    .cancelTestDrive({ id })
    .catch((error: unknown) => {
      // It has begun: the page says so.
      if (!(error instanceof ApiError && error.status === 409)) throw error;
    });
  return redirect(bookingLinks(id).manage, 303);
}

async function confirm(request: Request, api: ApiClient, id: string) {
  const { manage } = bookingLinks(id);
  try {
    const token = pageParameters("my-test-drive", request).get("confirm");
    await api.confirmTestDrive({ id, ...(token === null ? {} : { token }) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return redirect(signInPath({ type: "test-drive", redirect: manage, back: manage }), 303);
    if (error.status !== 409) throw error;
    return data({ error: error.message }, { status: 409 });
  }
  return redirect(manage, 303);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /my-test-drive?booking=: when and where a booked test drive is, and how it is confirmed, moved or cancelled. */
export default function MyTestDrive() {
  const { drive, title, isSold, links, confirmHref, heldUntil, againHref } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { site } = useSite();
  const { state, car } = drive;
  const said = (text: string) => withDriveName(text, site.enquiry.testDriveName);
  const vehicle = stockWord(site.search.vehicleType);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.booked}>
        <b>{state === "cancelled" || state === "released" ? <s>{drive.label}</s> : drive.label}</b>
        <span>{[drive.location_name, drive.address].filter(Boolean).join(", ")}</span>
        {car && <a href={car.path}>{car.name}</a>}
      </p>
      <p className={styles.text}>
        {isSold &&
          said(`So your test drive of it cannot take place. Choose another ${vehicle} and a time for it, or call`)}
        {!isSold &&
          state === "held" &&
          `We hold this time for you until ${heldUntil}. Confirm it with your mobile number, or somebody else may take it after that. If you would rather confirm by phone, call`}
        {state === "released" && "Somebody else took this time. We have your enquiry. Choose another time or call"}
        {!isSold && state === "booked" && `${site.enquiry.testDriveNote} If you are late, call`}
        {state === "cancelled" &&
          "The dealer knows, and the time is free for others. If it was a mistake, book again or call"}
        {state === "past" && "It has begun or is over. If something changed, call"}{" "}
        <CallUs site={site.slug} phone={site.dealer.phone} isKnown={state !== "past"} />.
      </p>
      {refused && "error" in refused && <p role="alert">{refused.error}</p>}
      <div className={styles.actions}>
        {state === "held" && !isSold && (
          <form method="post" action={confirmHref}>
            <Button type="submit" name="act" value="confirm" size="l">
              {said("Confirm test drive")}
            </Button>
          </form>
        )}
        {state === "booked" && !isSold && (
          <Button href={links.calendar} download="test-drive.ics" size="l" iconStart={<IconCalendar size={18} />}>
            Add to calendar
          </Button>
        )}
        <Button href={againHref} size="l" variant={isOpen(state) && !isSold ? "secondary" : "primary"} rel="nofollow">
          {isSold
            ? `Choose another ${vehicle}`
            : isOpen(state) || state === "released"
              ? "Choose another time"
              : said("Book another test drive")}
        </Button>
        {isOpen(state) && (
          <Disclosure className={styles.cancel} title={said("Cancel test drive")}>
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
