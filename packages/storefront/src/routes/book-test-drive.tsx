import type { BookedTestDrive, TestDriveSlots } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import {
  canTestDrive,
  hasTestDrives,
  isEnquirable,
  stockWord,
  testDriveForm,
  withDriveName,
  townLine,
} from "@forecourt/core";
import { bookTestDrivePath, declarationOf, parametersOf } from "@forecourt/core/pages";
import { carDrivePlaces, mainLocation } from "@forecourt/core/schemas";
import type { Location } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { TestDriveForm } from "@forecourt/enquiry/test-drive";
import { useState } from "react";
import { data, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { BookingSummary } from "../booking-summary.tsx";
import { carById } from "../car-by-id.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { formCarBeside } from "../enquiry/form-car.ts";
import { driveChoices } from "../enquiry/drive-choices.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { takeTestDrive } from "../enquiry/take-test-drive.ts";
import { TestDriveChoices } from "../enquiry/test-drive-choices.tsx";
import { TestDrivePlaces } from "../enquiry/test-drive-places.tsx";
import { bookingIdFrom, testDriveTimes } from "../enquiry/test-drive-times.ts";
import { useLeadForm } from "../enquiry/use-lead-form.ts";
import { FormNote, FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { useSite } from "../use-site.ts";
import styles from "../enquiry/storefront-test-drive.module.css";

const isVisible = ({ visible }: Pick<Location, "visible">) => visible;

/** The request of the address: a car, or a model of which the dealer has some (S2 §2), and a place. */
async function asked({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const [site, api] = [context.get(siteContext), context.get(apiContext)];
  assertPageOn("book-test-drive", site);
  const params = pageParameters("book-test-drive", request);
  const found = await carById(api, params.get("car_id"), request.signal);
  const car = found && canTestDrive(found, site.stock) ? found : undefined;
  const places = car ? carDrivePlaces(car, site.locations) : site.locations.filter(hasTestDrives);
  const chosen = places.find(({ id }) => id === params.get("location"));
  const model = (params.get("model") ?? "")
    .replace(/[^\p{L}\p{N} .+/()-]/gu, "")
    .trim()
    .slice(0, 60);
  const query = (params.get("query") ?? "").trim().slice(0, 60);
  // Not the address of the browser, whose parameters may come in another order: the form must read the same on both
  // sides.
  const kept = parametersOf(declarationOf("book-test-drive")).flatMap((name) =>
    params
      .getAll(name)
      .slice(0, 1)
      .map((value): [string, string] => [name, value.slice(0, 120)]),
  );
  return {
    site,
    api,
    kept,
    car,
    replaces: bookingIdFrom(params, "replaces"),
    gone:
      car || !params.get("car_id")
        ? undefined
        : found && !isEnquirable(found)
          ? ("sold" as const)
          : ("unavailable" as const),
    places,
    locationId: chosen?.id,
    /** Where the drive is while nobody has chosen another place. */
    place: chosen ?? (car ? places[0] : (mainLocation(places) ?? mainLocation(site.locations.filter(isVisible)))),
    model,
    query,
    isNewModel: model !== "" && params.has("model_id"),
  };
}

/** A booking that is to be moved; undefined where it is cancelled, over or unknown. */
async function openDrive(api: ApiClient, id: string, signal: AbortSignal): Promise<BookedTestDrive | undefined> {
  const drive = await api.testDrive({ id }, { signal }).catch(() => undefined);
  if (drive?.moved_to) return openDrive(api, drive.moved_to, signal);
  return drive?.state === "held" || drive?.state === "booked" ? drive : undefined;
}

/** The test drive of a car, of a model, or of whatever the shopper names, with the times as they are at this moment. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, api, kept, car, replaces, gone, places, locationId, model, query, ...usual } = await asked({
    request,
    context,
  });
  const times = await testDriveTimes(
    api,
    {
      ...(car ? { car_id: car.id } : {}),
      ...(locationId === undefined ? {} : { location_id: locationId }),
      ...(replaces === undefined ? {} : { replaces }),
    },
    request.signal,
  );
  const earlier = replaces === undefined ? undefined : await openDrive(api, replaces, request.signal);
  const place = site.locations.find(({ id }) => id === times?.location_id) ?? usual.place;
  const said = (text: string) => withDriveName(text, site.enquiry.testDriveName);
  const title =
    replaces !== undefined && !(earlier?.car?.sold && car)
      ? `Choose another ${earlier?.car?.sold ? stockWord(site.search.vehicleType) : "time"}`
      : car
        ? `${said("Test drive")} the ${car.name}`
        : model === ""
          ? said("Book a test drive")
          : `${said("Test drive")} the ${model}`;
  return data(
    {
      kept,
      car,
      gone,
      model,
      query,
      times,
      title,
      earlier: earlier?.label,
      place: place && { id: place.id, name: place.name, address: place.address },
      places: places.map(({ id, name }) => ({ id, name })),
      choices: car ? [] : await driveChoices(api, site, { model, query, signal: request.signal }),
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: `${said("Book a test drive")} at ${site.name} online${times ? ": choose a day and a time" : ""}.`,
        page: "book-test-drive",
        site,
        request,
        index: !car && model === "" && query === "" && replaces === undefined,
      }),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Books the test drive, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const { car, locationId, place, replaces, isNewModel } = await asked(args);
  const { pathname, search } = new URL(args.request.url);
  return takeTestDrive(args, {
    car,
    locationId,
    placeId: place?.id,
    replaces,
    isNewModel,
    path: `${pathname.replace(/\.data$/, "")}${search}`,
  });
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** "Saturday, 28 November, 9:30 am": what was chosen, where it is still offered. */
function timeLabel(times: TestDriveSlots | undefined, startsAt: string | undefined): string | undefined {
  for (const { label, slots } of times?.days ?? []) {
    const slot = slots.find(({ starts_at: at }) => at === startsAt);
    if (slot) return `${label}, ${slot.label}`;
  }
  return undefined;
}

/** /book-test-drive (S1 §2, S2 §2): the same form as in the dialog of a car, on a page of its own. */
export default function BookTestDrive() {
  const { kept, car, gone, model, query, times, title, earlier, place, places, choices } =
    useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const parameters = new URLSearchParams(kept).toString();
  const action = parameters === "" ? bookTestDrivePath : `${bookTestDrivePath}?${parameters}`;
  const { form, answer } = useLeadForm({ action, form: testDriveForm, car });
  const [startsAt, setStartsAt] = useState<string>();
  const offered = answer?.times?.location_id === times?.location_id ? (answer?.times ?? times) : times;
  const vehicle = stockWord(site.search.vehicleType);
  return (
    <FormPage
      title={title}
      picture={car ? undefined : site.look.picture}
      lead={`${earlier === undefined ? "" : `In place of ${earlier}. `}${offered ? `Choose a day and a time, and the ${vehicle} will be waiting for you.` : "Tell us when it suits you, and we agree on a day and a time."} ${site.enquiry.testDriveNote}`}
      side={
        <div className={styles.side}>
          {car && <FormCar {...formCarBeside(car, money)} />}
          {gone !== undefined && (
            <p>
              The {stockWord(site.search.vehicleType)} you came from{" "}
              {gone === "sold" ? "has been sold" : "cannot be booked at the moment"}. We have others to choose from.
            </p>
          )}
          {place && (
            <div className={styles.where}>
              <TestDrivePlaces action={bookTestDrivePath} places={places} chosen={place.id} kept={kept} />
              <address className={styles.place}>
                <b>{place.name}</b>
                <span>{place.address.street}</span>
                <span>{townLine(place.address)}</span>
              </address>
            </div>
          )}
          <div className={styles.next}>
            <BookingSummary
              title={withDriveName("Your test drive", site.enquiry.testDriveName)}
              rows={[
                [`${vehicle.slice(0, 1).toUpperCase()}${vehicle.slice(1)}`, car?.name ?? (model || undefined)],
                ...(offered ? [["Day and time", timeLabel(offered, startsAt)] as const] : []),
                ["Where", place?.name],
              ]}
            />
            <FormNote title="What happens next">
              <ol>
                <li>
                  {offered
                    ? "We will confirm the day and time with you."
                    : "We will call you to agree on a day and a time."}
                </li>
                <li>
                  {site.enquiry.testDriveNote} The {vehicle} will be ready.
                </li>
                {offered && <li>Plans changed? You can move it or cancel it.</li>}
              </ol>
            </FormNote>
          </div>
        </div>
      }
    >
      {!car && (
        <TestDriveChoices
          cars={choices}
          vehicle={vehicle}
          query={query}
          placeholder={site.search.keywordPlaceholder}
          kept={kept}
        />
      )}
      <TestDriveForm
        key={`${car?.id} ${model} ${choices.length === 0 ? query : ""}`}
        {...form}
        action={action}
        car={car}
        model={choices.length === 0 && query !== "" ? query : model}
        offersCars={choices.length > 0}
        times={offered}
        onChange={(event) => {
          form.onChange?.(event);
          const chosen = new FormData(event.currentTarget).get("starts_at");
          setStartsAt(typeof chosen === "string" ? chosen : undefined);
        }}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
      />
    </FormPage>
  );
}
