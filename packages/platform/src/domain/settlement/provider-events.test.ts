import { describe, expect, it } from "vitest";
import type { Movement } from "../payments/payment-provider.ts";
import { providerEvents } from "./provider-events.ts";

const now = new Date("2026-11-21T02:00:00Z");
const at = new Date("2026-11-21T01:50:00Z");
const deposit: Movement = { ref: "ch_1", cents: 50_000, currency: "AUD", at };
const refund: Movement = { ref: "re_1", cents: -50_000, currency: "AUD", at: now };
const failedRefund: Movement = { ref: "re_1 undone", cents: 50_000, currency: "AUD", at: now, undoes: "re_1" };
const dispute: Movement = { ref: "dp_1", cents: -50_000, currency: "AUD", at: now, isDispute: true };
const wonDispute: Movement = { ...dispute, ref: "dp_1 undone", cents: 50_000, undoes: "dp_1" };

const paid = { kind: "paid", at, cents: 50_000, currency: "AUD" };
const time = { kind: "time", at: now };

const eventsOf = (movements: readonly Movement[], { isOpen = false, wasRefunded = false, refundFailed = false } = {}) =>
  providerEvents({ isOpen, movements }, { wasRefunded, refundFailed, now });

describe("what a payment provider says", () => {
  it.each([
    ["a page that can still be paid on changes nothing but the time", [], { isOpen: true }, [time]],
    ["a page that was left unpaid and closed frees the car", [], {}, [time, { kind: "payment_closed" }]],
    ["money that came is counted before the time is over", [deposit], {}, [paid, time]],
    [
      "money that the dealer sent back has gone",
      [deposit, refund],
      {},
      [paid, { kind: "money_returned", by: "provider" }, time],
    ],
    [
      "money that the shopper's bank took is told as such",
      [deposit, dispute],
      {},
      [paid, { kind: "money_returned", by: "bank" }, time],
    ],
    [
      "a dispute that was won brings the money back",
      [deposit, dispute, wonDispute],
      {},
      [paid, { kind: "money_restored", by: "won_dispute" }, time],
    ],
    [
      "a refund that failed days later brings the money back",
      [deposit, refund, failedRefund],
      { wasRefunded: true },
      [paid, { kind: "money_restored", by: "failed_refund" }, time],
    ],
    [
      "a refund that fails at once is no won dispute, also after one",
      [deposit, dispute, wonDispute, refund, failedRefund],
      { refundFailed: true },
      [paid, { kind: "money_restored", by: "failed_refund" }, time],
    ],
    ["a refund that failed before and is asked for again stays due", [deposit, refund, failedRefund], {}, [paid, time]],
  ] as const)("%s", (_, movements, options, events) => {
    expect(eventsOf(movements, options)).toEqual(events);
  });
});
