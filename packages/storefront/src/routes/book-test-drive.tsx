import { canTestDrive, hasTestDrives, isEnquirable, stockWord, testDriveForm, withDriveName } from "@forecourt/core";
import { bookTestDrivePath, declarationOf, parametersOf } from "@forecourt/core/pages";
import { carDrivePlaces } from "@forecourt/core/schemas";
import { AskedCar } from "@forecourt/enquiry/form";
import { TestDriveForm } from "@forecourt/enquiry/test-drive";
import { data, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { carById } from "../car-by-id.ts";
import { apiContext, siteContext } from "../contexts.ts";
import { askedCarBeside } from "../enquiry/asked-car.ts";
import { driveChoices } from "../enquiry/drive-choices.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { takeTestDrive } from "../enquiry/take-test-drive.ts";
import { TestDriveChoices } from "../enquiry/test-drive-choices.tsx";
import { TestDrivePlaces } from "../enquiry/test-drive-places.tsx";
import { bookingIdFrom, testDriveTimes } from "../enquiry/test-drive-times.ts";
import { useLeadForm } from "../enquiry/use-lead-form.ts";
import { FormNote, FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { onlyWhereOn } from "../only-where-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { useSite } from "../use-site.ts";
import styles from "../enquiry/storefront-test-drive.module.css";

/** What the address asks for: a car, or a model of which the dealer has some (S2 §2), and a place. */
async function asked({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const [site, api] = [context.get(siteContext), context.get(apiContext)];
  onlyWhereOn("book-test-drive", site);
  const params = pageParameters("book-test-drive", request);
  const found = await carById(api, params.get("car_id"), request.signal);
  const car = found && canTestDrive(found, site.stock) ? found : undefined;
  const places = car ? carDrivePlaces(car, site.locations) : site.locations.filter(hasTestDrives);
  const locationId = places.find(({ id }) => id === params.get("location"))?.id;
  const model = (params.get("model") ?? "")
    .replace(/[^\p{L}\p{N} .+/()-]/gu, "")
    .trim()
    .slice(0, 60);
  // Not the address of the browser, whose parameters may come in another order: the form must read the same on both sides.
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
    gone: found && !car ? (isEnquirable(found) ? ("unavailable" as const) : ("sold" as const)) : undefined,
    places,
    locationId,
    model,
    isNewModel: model !== "" && params.has("model_id"),
  };
}

/** The test drive of a car, of a model, or of whatever the shopper names, with the times as they are at this moment. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, api, kept, car, replaces, gone, places, locationId, model } = await asked({ request, context });
  const times = await testDriveTimes(
    api,
    { ...(car ? { car_id: car.id } : {}), ...(locationId === undefined ? {} : { location_id: locationId }) },
    request.signal,
  );
  const place =
    site.locations.find(({ id }) => id === (times?.location_id ?? locationId)) ??
    places.find(({ primary }) => primary === true) ??
    places[0];
  const said = (text: string) => withDriveName(text, site.enquiry.testDriveName);
  const title =
    replaces !== undefined
      ? "Choose another time"
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
      times,
      title,
      place: place && { id: place.id, name: place.name, address: place.address },
      places: places.map(({ id, name }) => ({ id, name })),
      choices: car ? [] : await driveChoices(api, site, { model, signal: request.signal }),
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: `${said("Book a test drive")} at ${site.name} online: choose a day and a time.`,
        page: "book-test-drive",
        site,
        request,
        index: !car && model === "" && replaces === undefined,
      }),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Books the test drive, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const { car, locationId, replaces, isNewModel } = await asked(args);
  const { pathname, search } = new URL(args.request.url);
  return takeTestDrive(args, {
    car,
    locationId,
    replaces,
    isNewModel,
    path: `${pathname.replace(/\.data$/, "")}${search}`,
  });
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /book-test-drive (S1 §2, S2 §2): the same form as in the dialog of a car, on a page of its own. */
export default function BookTestDrive() {
  const { kept, car, gone, model, times, title, place, places, choices } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const query = new URLSearchParams(kept).toString();
  const action = query === "" ? bookTestDrivePath : `${bookTestDrivePath}?${query}`;
  const { form, answer } = useLeadForm({ action, form: testDriveForm, car });
  return (
    <FormPage
      title={title}
      picture={car ? undefined : site.look.picture}
      lead={`Choose a day and a time, and the ${stockWord(site.search.vehicleType)} will be waiting for you. Bring your driver licence.`}
      side={
        <div className={styles.side}>
          {car && <AskedCar {...askedCarBeside(car, money)} />}
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
                <span>
                  {place.address.city} {place.address.state} {place.address.postcode}
                </span>
              </address>
            </div>
          )}
          <div className={styles.next}>
            <FormNote title="What happens next">
              <ol>
                <li>We will confirm the day and time with you.</li>
                <li>Bring your driver licence; the {stockWord(site.search.vehicleType)} will be ready.</li>
                <li>Plans changed? You can move it or cancel it.</li>
              </ol>
            </FormNote>
          </div>
        </div>
      }
    >
      <TestDriveChoices cars={choices} vehicle={stockWord(site.search.vehicleType)} kept={kept} />
      <TestDriveForm
        key={`${car?.id} ${model}`}
        {...form}
        action={action}
        car={car}
        model={model}
        times={answer?.times?.location_id === times?.location_id ? (answer?.times ?? times) : times}
        settings={site.enquiry}
        dealerName={site.name}
        country={site.country}
      />
    </FormPage>
  );
}
