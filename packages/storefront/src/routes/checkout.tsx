import type { LinkKey } from "@forecourt/core/pages";
import type { ReservationAnswer } from "@forecourt/api";
import { ApiError } from "@forecourt/api/client";
import { formatCents, reserveForm, siteMoney } from "@forecourt/core";
import { carsPath, linkKey, reservationAddress } from "@forecourt/core/pages";
import { isPurchasable, reserveDeposit } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { carOfRoute } from "../enquiry/car-lead.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { pageHead } from "../head.ts";
import { garageLink } from "../garage/garage-link.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { ReservationState } from "../reserve/reservation-state.tsx";
import { reservationWords } from "../reserve/reservation-words.ts";
import { ReserveCar } from "../reserve/reserve-car.tsx";
import { cancelHold, reserveCar } from "../reserve/take-reservation.ts";

const pageOf = (site: Site) => site.reserve.path;

function asked({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const site = context.get(siteContext);
  const page = pageOf(site);
  const key = linkKey(pageParameters(page, request).get("reservation"));
  // Where a reservation stands is still said where the site reserves no cars any more: somebody may be paying just now.
  if (!key) assertPageOn(page, site);
  return { site, page, key };
}

/** Data of the page that reserves a car, or shows the state of a reservation (S1 §2). It is not cached. */
export async function loader(args: LoaderFunctionArgs) {
  const { site, page, key } = asked(args);
  const { request, context, params } = args;
  const api = context.get(apiContext);
  const carPath = `${carsPath}/${params["slug"] ?? ""}`;
  const { pathname } = new URL(request.url);
  // The page has one address at a site, and its gate stands there. The car of a reservation may be gone, a car without
  // one is the site's own.
  if (!pathname.replace(/\.data$/, "").endsWith(`/${site.reserve.path}`)) {
    if (!key) await carOfRoute(args);
    throw redirect(reservationAddress(carPath, site.reserve, key));
  }
  const reservation = key && (await reservationOf(key));
  // Where a reservation stands is said beside its own car, and no other; a car that is gone has no address.
  if (reservation?.car.slug && reservation.car.slug !== params["slug"])
    throw redirect(reservationAddress(`${carsPath}/${reservation.car.slug}`, site.reserve, key));
  // A car that was reserved may be gone from the site by now; the reservation still says what became of it.
  const car: Car | undefined = reservation ? await carOfRoute(args).catch(() => undefined) : await carOfRoute(args);
  const name = reservation?.car.name ?? car?.name ?? "";
  const deposit = reserveDeposit(site);
  return data(
    {
      car,
      name,
      action: reservationAddress(carPath, site.reserve, key),
      formAction: reservationAddress(carPath, site.reserve),
      canReserve: car !== undefined && isPurchasable(car),
      garage: garageLink(site),
      deposit: deposit?.label ?? "",
      terms: {
        hours: site.reserve.hours,
        isRefundable: site.reserve.isRefundable,
        text: site.reserve.terms,
      },
      reservation: reservation && {
        ...reservation,
        words: reservationWords(reservation, site),
        payLabel: `Pay ${formatCents(reservation.deposit_cents, siteMoney(site))} deposit`,
      },
      head: pageHead({
        title: `${reservation ? "Your reservation" : reserveForm.title(name)} | ${site.name}`,
        description: `Reserve the ${name} at ${site.name} with a deposit.`,
        page,
        site,
        request,
        address: reservationAddress(carPath, site.reserve),
        index: false,
      }),
    },
    { headers: { "cache-control": "no-store", "referrer-policy": "same-origin" } },
  );

  async function reservationOf(asking: LinkKey): Promise<ReservationAnswer> {
    try {
      return await api.getReservation(asking, { signal: request.signal });
    } catch (error) {
      if (error instanceof ApiError && error.code === "reservation_unknown")
        throw redirect(reservationAddress(carPath, site.reserve), 303);
      throw error;
    }
  }
}

/** Holds the car, or gives it up. */
export async function action(args: ActionFunctionArgs) {
  const { key } = asked(args);
  return key ? cancelHold(args, key) : reserveCar(args);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /cars/{slug}/checkout: what reserving the car costs, and where the reservation stands. */
export default function Checkout() {
  const { reservation, car, ...page } = useLoaderData<typeof loader>();
  if (reservation) return <ReservationState {...page} reservation={reservation} car={car} />;
  return car && <ReserveCar {...page} car={car} />;
}
