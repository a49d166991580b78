import { ApiError } from "@forecourt/api/client";
import { canTestDrive } from "@forecourt/core";
import { carDrivePlaces } from "@forecourt/core/schemas";
import type { Car } from "@forecourt/core/schemas";
import { data, useLoaderData, useOutletContext } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { carOfRoute } from "../enquiry/car-lead.ts";
import { NoTestDriveDialog } from "../enquiry/no-test-drive-dialog.tsx";
import { sendSafely } from "../enquiry/send-safely.ts";
import { takeTestDrive } from "../enquiry/take-test-drive.ts";
import { TestDriveDialog } from "../enquiry/test-drive-dialog.tsx";
import { testDriveTimes } from "../enquiry/test-drive-times.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { useSite } from "../use-site.ts";

/** Places where the car can be driven, and which of them the address asks for. */
function drivePlaces(car: Car, { request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const places = carDrivePlaces(car, context.get(siteContext).locations);
  const asked = pageParameters("test-drive", request).get("location");
  return { places, locationId: places.find(({ id }) => id === asked)?.id };
}

/** Whether the car can be had at this moment: a car that is gone was sold. */
const stateOf = (found: Car | "gone"): Pick<Car, "status" | "reserved"> =>
  found === "gone" ? { status: "sold", reserved: false } : { status: found.status, reserved: found.reserved };

/** The times of the car, as they are at this moment: nothing of it is kept. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("test-drive", site);
  const found = await carOfRoute({ request, params, context }).catch((error: unknown) =>
    error instanceof ApiError && error.status === 410 ? "gone" : undefined,
  );
  const car = found === "gone" ? undefined : found;
  const { places, locationId } = car ? drivePlaces(car, { request, context }) : { places: [], locationId: undefined };
  const times =
    car && canTestDrive(car, site.stock)
      ? await testDriveTimes(
          context.get(apiContext),
          { car_id: car.id, ...(locationId === undefined ? {} : { location_id: locationId }) },
          request.signal,
        )
      : undefined;
  return data(
    {
      times,
      places: places.map(({ id, name }) => ({ id, name })),
      locationId,
      // The page below was loaded a while ago, perhaps before the car was sold or reserved.
      state: found && stateOf(found),
    },
    { headers: { "cache-control": "no-store" } },
  );
}

/** Books the test drive, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const car = await carOfRoute(args);
  return takeTestDrive(args, { car, locationId: drivePlaces(car, args).locationId, path: car.path });
}
export const clientAction = sendSafely;
export const headers: HeadersFunction = ({ parentHeaders, loaderHeaders }) => ({
  ...Object.fromEntries(parentHeaders),
  ...Object.fromEntries(loaderHeaders),
});

/**
 * The test drive over its car's page: an address of its own, so that it opens without JavaScript and Back closes it. A
 * car that cannot be driven says why.
 */
export default function TestDrive() {
  const { times, places, locationId, state } = useLoaderData<typeof loader>();
  const car = { ...useOutletContext<Car>(), ...state };
  const { site } = useSite();
  return canTestDrive(car, site.stock) ? (
    <TestDriveDialog car={car} times={times} places={places} locationId={locationId} />
  ) : (
    <NoTestDriveDialog car={car} />
  );
}
