import type { GarageEntry } from "@forecourt/api";
import { stockWord } from "@forecourt/core";
import { carsPath, checkoutJourneyPath, onlinePaymentAddress, reservationAddress } from "@forecourt/core/pages";
import { onlinePaymentWords } from "../pay/online-payment-words.ts";
import { reservationWords } from "../reserve/reservation-words.ts";
import { callAction } from "./entry-words.ts";
import type { EntryWords, GarageSite } from "./entry-words.ts";

/** A reserved car: paid, looked at and given up on its own page. */
export function reservedWords(
  { secret, reservation, car }: Extract<GarageEntry, { kind: "reservation" }>,
  site: GarageSite,
): EntryWords {
  const { title, lines, tone } = reservationWords(reservation, site);
  const href = reservationAddress(`${carsPath}/${reservation.car.slug}`, site.reserve, { id: reservation.id, secret });
  const isToPay = reservation.pay_url !== null;
  return {
    kind: "Reservation",
    title: car ? undefined : reservation.car.name,
    state: title,
    tone,
    lines,
    actions: [
      { label: isToPay ? "Pay the deposit" : "See the reservation", href, isMain: isToPay },
      ...(tone === "over" ? [] : [callAction(site)]),
    ],
  };
}

/** A car that is being bought online: gone on with by its link. */
export function purchaseWords(
  { secret, purchase, car }: Extract<GarageEntry, { kind: "purchase" }>,
  site: GarageSite,
  now: Date,
): EntryWords {
  const { id, reservation, until, is_available: isAvailable } = purchase;
  const kind = "Online purchase";
  const open = {
    label: reservation?.state === "reserved" || reservation?.state === "sold" ? "See the purchase" : "Continue",
    href: `${checkoutJourneyPath}?${new URLSearchParams({ purchase: `${id}.${secret}` })}`,
  };
  if (reservation && reservation.state !== "released") {
    const { title, lines, tone } = reservationWords(reservation, site);
    return { kind, state: title, tone, lines, actions: [{ ...open, isMain: tone === "wait" }, callAction(site)] };
  }
  if (!isAvailable || new Date(until) <= now)
    return {
      kind,
      state: isAvailable ? "Its link has expired" : `The ${stockWord(site.search.vehicleType)} is no longer available`,
      tone: "over",
      lines: [],
      actions: car?.path ? [{ label: `See the ${stockWord(site.search.vehicleType)}`, href: car.path }] : [],
    };
  return {
    kind,
    state: "Not finished",
    tone: "wait",
    lines: ["Each step is saved."],
    actions: [{ ...open, isMain: true }],
  };
}

/** A payment of an invoice, with its receipt. */
export function paymentWords(
  { secret, payment }: Extract<GarageEntry, { kind: "payment" }>,
  site: GarageSite,
): EntryWords {
  const { title, tone, amount, facts } = onlinePaymentWords(payment, site);
  const isToPay = payment.pay_url !== null;
  return {
    kind: "Payment",
    title: `${payment.reference}, ${amount}`,
    state: title,
    tone: tone === "good" ? "over" : tone,
    lines: facts.filter(([label]) => label === "Number" || label === "Paid on").map((fact) => fact.join(": ")),
    actions: [
      {
        label: isToPay ? "Pay" : facts.length > 0 ? "See the receipt" : "See the payment",
        href: onlinePaymentAddress({ id: payment.id, secret }),
        isMain: isToPay,
      },
    ],
  };
}

/** A finance enquiry: gone on with at the lender. */
export function financeWords(
  { state, redirect_url: redirectUrl }: Extract<GarageEntry, { kind: "finance" }>,
  site: GarageSite,
): EntryWords {
  const isThere = state === "created" && redirectUrl !== null;
  return {
    kind: "Finance enquiry",
    state: isThere ? "Ready to continue with the lender" : "We have it and will call you",
    tone: isThere ? "good" : "wait",
    lines: [],
    actions: [
      ...(isThere ? [{ label: "Continue with the lender", href: redirectUrl, isMain: true }] : []),
      callAction(site),
    ],
  };
}
