import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import type { HeadersFunction, MetaFunction, ShouldRevalidateFunction } from "react-router";
import { isGoneCar } from "../api-failure.ts";
import { ErrorPage } from "../root/error-page.tsx";
import { useVehiclePage } from "../vehicle/use-vehicle-page.tsx";
import type { loader } from "../vehicle/vehicle-loader.ts";
import { VehicleView } from "../vehicle/vehicle-view.tsx";

export { loader } from "../vehicle/vehicle-loader.ts";

const GoneCarPage = lazyPart(async () => (await import("../late-gone-car-page.tsx")).GoneCarPage);

/** Opening, closing and sending the enquiry does not change the car. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentParams, nextParams }) =>
  currentParams["slug"] !== nextParams["slug"];

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** A car that is gone has a page of its own, with its status; every other error is the site's usual page. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || !isGoneCar(error.data)) return <ErrorPage />;
  return (
    <Suspense>
      <GoneCarPage {...error.data} />
    </Suspense>
  );
}

export default function VehiclePage() {
  return <VehicleView page={useVehiclePage()} />;
}
