import type { purchaseEndpoints } from "@forecourt/api";
import { purchaseAddress } from "@forecourt/core/pages";
import { ReservationRefusal } from "@forecourt/core/reserve";
import type { Site } from "@forecourt/core/schemas";
import { ConflictError } from "../../base/errors/domain-error.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import { holdPurchase } from "../../domain/purchases/hold-purchase.ts";
import { purchaseRow } from "../../domain/purchases/purchase-rows.ts";
import { shownPurchase } from "../../domain/purchases/shown-purchase.ts";
import { openPurchase, savePurchase, sendPurchaseDetails } from "../../domain/purchases/save-purchase.ts";
import { changeReservation } from "../../domain/reservations/change-reservation.ts";
import { openInTime, settleInTime } from "../../domain/settlement/settle-in-time.ts";
import { paymentsUnavailable } from "../answers/payments-unavailable.ts";
import { siteOrigin } from "../requests/site-origin.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** Buying a car online, step by step. */
export function purchaseHandlers({
  database,
  routeLeadsOf,
  keys,
  payments,
  tradeIns,
  vehicle,
  visitorOf,
  storedSite,
  onLead,
  log,
  now,
}: ApiDependencies): HandlersOf<typeof purchaseEndpoints> {
  const engines = { estimateDelivery: vehicle.estimateDelivery, valueTradeIn: tradeIns.value };

  /** As it stands at the payment provider, where that answers; else as it was last heard of. */
  async function settled(site: Site, link: { id: string; secret: string }) {
    const { paymentId } = await purchaseRow(database.db, { site, ...link, now: now() });
    if (paymentId !== null) await settleInTime(payments, { siteSlug: site.slug, paymentId });
    return shownPurchase(database, await purchaseRow(database.db, { site, ...link, now: now() }), { site, now: now() });
  }

  return {
    async openPurchase({ site, body }) {
      const { row, secret } = await openPurchase(database, {
        site,
        carId: Number(body.car_id),
        secretOf: (id) => keys.hash("purchase", id),
        now: now(),
      });
      return { ...(await shownPurchase(database, row, { site, now: now() })), secret };
    },

    getPurchase: ({ site, params: { id }, query: { secret } }) => settled(site, { id, secret }),

    async savePurchase({ site, params: { id }, body: { secret, ...step } }) {
      const row = await savePurchase(database, engines, { site, id, secret, step, now: now() });
      if (row.leadId !== null) onLead();
      return shownPurchase(database, row, { site, now: now() });
    },

    async sendPurchaseDetails({ site, params: { id }, body: { secret, ...contact }, request }) {
      const stored = storedSite(site);
      const row = await sendPurchaseDetails(database, {
        site: stored,
        origin: siteOrigin(stored, visitorOf(request)),
        id,
        secret,
        contact,
        routeLead: routeLeadsOf(site.slug),
        now: now(),
      });
      onLead();
      return shownPurchase(database, row, { site, now: now() });
    },

    async giveUpPurchase({ site, params: { id }, body: { secret } }) {
      // A payment that has just been made counts: the reservation can no longer be given up.
      await settled(site, { id, secret });
      const { paymentId } = await purchaseRow(database.db, { site, id, secret, now: now() });
      try {
        if (paymentId !== null)
          await database.db.transaction((tx) =>
            changeReservation(tx, { site, paymentId, events: [{ kind: "cancel" }], now: now() }),
          );
      } catch (error) {
        if (error instanceof ReservationRefusal) throw new ConflictError("purchase_paid", error.message);
        throw error;
      }
      payments.onChange();
      return settled(site, { id, secret });
    },

    async payPurchaseDeposit({ site, params: { id }, body, request }) {
      const { secret } = body;
      const { reservation, payment, car, email } = await holdPurchase(database, {
        site,
        id,
        secret,
        totalCents: body.total_cents,
        agreesToTerms: body.deposit_terms === true,
        providerOf: (asked) => payments.providers.of(site.slug, asked.payment_processors)?.name,
        secretOf: (reservationId) => payments.secretOf("reservation", reservationId),
        now: now(),
      });
      payments.onChange();
      try {
        const provider = payments.providers.named(site.slug, payment.provider);
        if (!provider) throw new Error("The payment provider is gone.");
        await openInTime(database, {
          provider,
          payment,
          description: `Deposit for ${car.name}`,
          email,
          returnUrl: siteOrigin(site, visitorOf(request)) + purchaseAddress({ id, secret }),
          until: reservation.until,
        });
      } catch (error) {
        // Nobody can pay, so the car is released at once. The sweep closes a payment that the provider may have opened
        // all the same.
        log({ level: "error", event: "payment_not_opened", site: site.slug, ...failureDetails(error) });
        await database.db.transaction((tx) =>
          changeReservation(tx, { site, paymentId: payment.id, events: [{ kind: "payment_closed" }], now: now() }),
        );
        throw paymentsUnavailable();
      }
      return shownPurchase(database, await purchaseRow(database.db, { site, id, secret, now: now() }), {
        site,
        now: now(),
      });
    },
  };
}
