import type { ReservationAnswer, reservationEndpoints } from "@forecourt/api";
import { isGatedPath, reservationAddress, reservePage } from "@forecourt/core/pages";
import { ReservationRefusal } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import { ConflictError } from "../../base/errors/domain-error.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import { openInTime, settleInTime } from "../../domain/settlement/settle-in-time.ts";
import { changeReservation } from "../../domain/reservations/change-reservation.ts";
import { holdCar } from "../../domain/reservations/hold-car.ts";
import { knownReservation, shownReservation } from "../../domain/reservations/read-reservation.ts";
import { paymentsUnavailable } from "../answers/payments-unavailable.ts";
import { siteOrigin } from "../requests/site-origin.ts";
import { checkedIdempotencyKey } from "../requests/idempotency-key.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** Reserving cars with a deposit. */
export function reservationHandlers({
  database,
  routeLeadsOf,
  identity,
  payments,
  visitorOf,
  log,
  now,
}: ApiDependencies): HandlersOf<typeof reservationEndpoints> {
  /** As it stands at the provider, where that answers; else as it was last heard of. */
  async function settled(site: Site, asked: { id: string; secret: string }): Promise<ReservationAnswer> {
    const { payment } = await knownReservation(database, { site, ...asked });
    if (payment.nextCheckAt !== null) await settleInTime(payments, { siteSlug: site.slug, paymentId: payment.id });
    return shownReservation(database, await knownReservation(database, { site, ...asked }), { site, now: now() });
  }

  return {
    async holdCar({ site, body, request }) {
      // Gated as the page is on which its form stands.
      const page = reservePage(site);
      if (page && isGatedPath(page.paths[0], site)) await identity.requireSignedIn(site, visitorOf(request));
      const held = await holdCar(database, {
        site,
        body,
        providerOf: (car) => payments.providers.of(site.slug, car.payment_processors)?.name,
        secretOf: (id) => payments.secretOf("reservation", id),
        routeLead: routeLeadsOf(site.slug),
        idempotencyKey: checkedIdempotencyKey(request.headers.get("idempotency-key")),
        now: now(),
      });
      payments.onChange();
      const { reservation, payment, car, secret } = held;
      // A repeat of a request whose payment is open already.
      if (payment.payUrl !== null) return { ...(await shownReservation(database, held, { site, now: now() })), secret };
      try {
        const provider = payments.providers.named(site.slug, payment.provider);
        if (!provider) throw new Error("The payment provider is gone.");
        const opened = await openInTime(database, {
          provider,
          payment,
          description: `Deposit for ${car.name}`,
          email: body.email ?? "",
          returnUrl:
            siteOrigin(site, visitorOf(request)) +
            reservationAddress(car.path, site.reserve, { id: reservation.id, secret }),
          until: reservation.until,
        });
        return {
          ...(await shownReservation(database, { reservation, payment: opened }, { site, now: now() })),
          secret,
        };
      } catch (error) {
        // Nobody can pay, so the car is released at once. The sweep closes a payment that the provider may have opened
        // all the same.
        log({ level: "error", event: "payment_not_opened", site: site.slug, ...failureDetails(error) });
        await database.db.transaction((tx) =>
          changeReservation(tx, { site, paymentId: payment.id, events: [{ kind: "payment_closed" }], now: now() }),
        );
        throw paymentsUnavailable();
      }
    },

    getReservation: ({ site, params: { id }, query: { secret } }) => settled(site, { id, secret }),

    async cancelReservation({ site, params: { id }, body: { secret } }) {
      // A payment that has just been made counts: the reservation can no longer be given up.
      await settled(site, { id, secret });
      const { payment } = await knownReservation(database, { site, id, secret });
      try {
        await database.db.transaction((tx) =>
          changeReservation(tx, { site, paymentId: payment.id, events: [{ kind: "cancel" }], now: now() }),
        );
      } catch (error) {
        if (error instanceof ReservationRefusal) throw new ConflictError("reservation_paid", error.message);
        throw error;
      }
      return settled(site, { id, secret });
    },
  };
}
