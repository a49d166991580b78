import type { ReservationAnswer } from "@forecourt/api";
import { appointmentLabel, formatCents, siteMoney, stockWord } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { hoursText } from "./hours-text.ts";

/** What of a site its words hang on. */
export type ReservationSite = Pick<Site, "country" | "locale"> & {
  reserve: Pick<Site["reserve"], "hours">;
  search: Pick<Site["search"], "vehicleType">;
};

/** What the page says of a reservation. */
export interface ReservationWords {
  title: string;
  lines: string[];
  tone: "wait" | "good" | "over";
}

/**
 * Where a reservation stands, in words for the shopper.
 *
 * @example
 * reservationWords(reservation, site).title // "The car is reserved for you"
 */
export function reservationWords(
  {
    state,
    payment,
    end,
    until,
    time_zone: timeZone,
    deposit_cents: cents,
    is_refundable: isRefundable,
    receipt_number: receipt,
    pay_url: payUrl,
  }: ReservationAnswer,
  site: ReservationSite,
): ReservationWords {
  const money = siteMoney(site);
  const vehicle = stockWord(site.search.vehicleType);
  const deposit = formatCents(cents, money);
  const back = "Banks take a few days to show it.";
  switch (state) {
    case "held":
      return payUrl === null
        ? {
            title: "We are looking at your payment",
            lines: ["This takes a moment. If you paid, you will hear from us by email."],
            tone: "wait",
          }
        : {
            title: `The ${vehicle} is held for you`,
            lines: [
              `Nobody else can buy it until ${appointmentLabel(new Date(until), timeZone)}. Pay the deposit of ${deposit} by then, and it stays reserved for you for at least ${hoursText(site.reserve.hours)}.`,
            ],
            tone: "wait",
          };
    case "reserved":
      return {
        title: `The ${vehicle} is reserved for you`,
        lines: [
          `Until ${appointmentLabel(new Date(until), timeZone)}. We have your deposit of ${deposit}, and receipt ${receipt ?? ""} is on its way by email.`,
          isRefundable
            ? `It is refunded in full if you do not buy the ${vehicle}, and counts towards the price if you do.`
            : `It counts towards the price if you buy the ${vehicle}.`,
        ],
        tone: "good",
      };
    case "sold":
      return {
        title: `The ${vehicle} is yours`,
        lines: payment === "kept" ? [`Your deposit of ${deposit} counts towards the price.`] : [],
        tone: "good",
      };
    case "released":
      return { ...released({ end, deposit, payment, back, vehicle, isRefundable }), tone: "over" };
  }
}

function released({
  end,
  deposit,
  payment,
  back,
  vehicle,
  isRefundable,
}: {
  end: ReservationAnswer["end"];
  deposit: string;
  payment: ReservationAnswer["payment"];
  back: string;
  vehicle: string;
  isRefundable: boolean;
}): { title: string; lines: string[] } {
  // A deposit that is kept although it was due for refund could not be refunded.
  const isByTerms = !isRefundable && (end === "time_over" || end === "released_by_dealer");
  const money =
    payment === "refunded"
      ? `Your payment of ${deposit} was refunded. ${back}`
      : payment === "refund_due"
        ? `Your payment of ${deposit} is being refunded in full. ${back}`
        : payment === "kept"
          ? end === "charged_back"
            ? "Your bank has returned the deposit to us. Questions? Please call us."
            : isByTerms
              ? "The deposit is kept under the terms that you agreed to."
              : "Your bank did not accept the refund. Call us, and we will return your payment another way."
          : "Nothing was charged.";
  switch (end) {
    case "hold_over":
      return { title: "The time to pay has run out", lines: [`The ${vehicle} is available again.`, money] };
    case "cancelled":
      return { title: `The ${vehicle} is no longer held`, lines: [money] };
    case "paid_late":
      return { title: "Your payment came too late", lines: [`The ${vehicle} was no longer held for you.`, money] };
    case "wrong_payment":
      return {
        title: "Your payment was not the deposit",
        // Another amount was paid than requested, so the deposit's amount would be wrong here.
        lines:
          payment === "kept"
            ? [money]
            : [`So the ${vehicle} is not reserved. What you paid is being refunded in full.`, back],
      };
    case "charged_back":
      return {
        title: "Your reservation has ended",
        lines: [payment === "kept" ? money : `Your bank has taken the deposit of ${deposit} back.`],
      };
    case "time_over":
      return {
        title: "Your reservation has ended",
        lines: [`Its time is over, and the ${vehicle} is available again.`, money],
      };
    default:
      return { title: "Your reservation has ended", lines: ["The dealer has ended it.", money] };
  }
}
