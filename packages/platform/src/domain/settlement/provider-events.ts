import type { ReservationEvent } from "@forecourt/core/reserve";
import type { Movement, ProviderPayment } from "../payments/payment-provider.ts";

/** Money that was sent back and is with the dealer again. */
export const undoneMovements = ({ movements }: Pick<ProviderPayment, "movements">): readonly Movement[] =>
  movements.filter(({ undoes }) => undoes !== undefined);

/**
 * What has happened to a payment by the word of its provider, in the order in which its reservation or invoice takes
 * the steps.
 *
 * @param options.wasRefunded the payment counted as refunded until now
 * @param options.refundFailed the refund that was asked for just now failed at once
 * @example
 * providerEvents({ isOpen: false, movements: [] }, { wasRefunded: false, refundFailed: false, now })
 * // [{ kind: "time", at: now }, { kind: "payment_closed" }]
 */
export function providerEvents(
  found: ProviderPayment,
  { wasRefunded, refundFailed, now }: { wasRefunded: boolean; refundFailed: boolean; now: Date },
): ReservationEvent[] {
  const arrived = found.movements
    .filter(({ cents, undoes }) => cents > 0 && undoes === undefined)
    .toSorted((one, other) => +one.at - +other.at);
  const [first] = arrived;
  const time = { kind: "time", at: now } as const;
  if (!first) return found.isOpen ? [time] : [time, { kind: "payment_closed" }];
  const { at, currency } = first;
  // The payment is handled before the time: one made in time counts, however late its message comes.
  const paid = { kind: "paid", at, cents: sumOf(arrived), currency } as const;
  if (sumOf(found.movements) <= 0)
    return [paid, { kind: "money_returned", by: isDisputed(found) ? "bank" : "provider" }, time];
  const hasWon = undoneMovements(found).some(({ isDispute }) => isDispute === true);
  // Money that is to go back stays due while nothing was heard of its refund.
  if (!refundFailed && !hasWon && !wasRefunded) return [paid, time];
  return [paid, { kind: "money_restored", by: hasWon && !refundFailed ? "won_dispute" : "failed_refund" }, time];
}

const sumOf = (movements: readonly Movement[]): number => movements.reduce((sum, { cents }) => sum + cents, 0);

/** Whether the shopper's bank has money of it. */
function isDisputed(found: ProviderPayment): boolean {
  const back = new Set(undoneMovements(found).map(({ undoes }) => undoes));
  return found.movements.some(({ ref, isDispute, cents }) => isDispute === true && cents < 0 && !back.has(ref));
}
