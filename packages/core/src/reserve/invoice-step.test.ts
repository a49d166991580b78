import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { invoiceStep, keptAfterDays, payMinutes } from "./invoice-step.ts";
import type { InvoicePayment } from "./invoice-step.ts";
import { onlinePaymentCents } from "./online-payment-cents.ts";
import type { ReservationEvent } from "./reservation-step.ts";

const start = new Date("2026-11-24T10:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const open: InvoicePayment = { state: "open", cents: 125_050, currency: "NZD", until: after(payMinutes) };
const payment = (minutes: number, change = {}): ReservationEvent => ({
  kind: "paid",
  at: after(minutes),
  cents: 125_050,
  currency: "NZD",
  ...change,
});
const steps = (...events: ReservationEvent[]) => events.reduce(invoiceStep, open);
const over = after(payMinutes + keptAfterDays * 24 * 60);

describe("the payment of an invoice", () => {
  it.each<[string, ReservationEvent[], InvoicePayment["state"]]>([
    ["is paid by its amount", [payment(5)], "paid"],
    ["is paid late as well, because it is owed all the same", [payment(300)], "paid"],
    ["is paid after its page was closed", [{ kind: "payment_closed" }, payment(5)], "paid"],
    ["is paid once", [payment(5), payment(6, { cents: 1 })], "paid"],
    ["goes back when it is another amount", [payment(5, { cents: 125_049 })], "refund_due"],
    ["goes back when it is other money", [payment(5, { currency: "AUD" })], "refund_due"],
    ["stays open until its time is over", [{ kind: "time", at: after(payMinutes - 1) }], "open"],
    ["ends unpaid", [{ kind: "time", at: after(payMinutes) }], "closed"],
    ["ends once", [{ kind: "payment_closed" }, { kind: "payment_closed" }, { kind: "time", at: over }], "closed"],
    ["is kept after a month", [payment(5), { kind: "time", at: over }], "kept"],
    ["is not kept before", [payment(5), { kind: "time", at: after(payMinutes) }], "paid"],
    ["goes back by the dealer", [payment(5), { kind: "refund" }], "refund_due"],
    ["goes back by the dealer later too", [payment(5), { kind: "time", at: over }, { kind: "refund" }], "refund_due"],
    ["is back when the provider has sent it", [payment(5), { kind: "refund" }, { kind: "money_returned" }], "refunded"],
    ["is back when the provider sent it by itself", [payment(5), { kind: "money_returned" }], "refunded"],
    [
      "is back when the provider sent it by itself, later too",
      [payment(5), { kind: "time", at: over }, { kind: "money_returned" }],
      "refunded",
    ],
    [
      "is taken back by the shopper's bank, and the dealer's again when they win the dispute",
      [payment(5), { kind: "money_returned", by: "bank" }, { kind: "money_restored", by: "won_dispute" }],
      "kept",
    ],
    [
      "stays with the dealer when its refund fails",
      [payment(5), { kind: "refund" }, { kind: "money_restored", by: "failed_refund" }],
      "kept",
    ],
    ["did not come back when it never came", [{ kind: "money_returned" }], "open"],
  ])("%s", (_, events, expected) => expect(steps(...events).state).toBe(expected));

  it("is looked at for a month from when it was paid", () => {
    expect(steps(payment(5))).toMatchObject({ paidAt: after(5), until: after(5 + keptAfterDays * 24 * 60) });
  });

  it("cannot be returned before it is paid, or twice", () => {
    expect(() => steps({ kind: "refund" })).toThrow("Nothing was paid.");
    expect(() => steps(payment(5), { kind: "refund" }, { kind: "refund" })).toThrow("This payment goes back already.");
    expect(() => steps(payment(5), { kind: "money_returned" }, { kind: "refund" })).toThrow("goes back already");
  });

  it.each(["cancel", "release", "sell"] as const)("knows no car, so nothing to %s", (kind) => {
    expect(() => steps({ kind })).toThrow("This payment is of no car.");
  });

  it("comes to the same by messages of the provider in any order, each any number of times", () => {
    const told = [payment(5), { kind: "money_returned" }, { kind: "payment_closed" }] as const;
    const messages = fc.shuffledSubarray([...told, ...told], { minLength: 0 });
    fc.assert(
      fc.property(messages, (events) => {
        const after = events.reduce(invoiceStep, open);
        expect([...events, payment(5), { kind: "money_returned" } as const].reduce(invoiceStep, open).state).toBe(
          "refunded",
        );
        expect(after.cents).toBe(open.cents);
      }),
    );
  });
});

describe("an amount as it is typed", () => {
  it("is exact to the cent, at both limits too", () => {
    const limits = { least: 10, most: 10_000 };
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000 }), (cents) => {
        expect(onlinePaymentCents((cents / 100).toFixed(2), limits)).toBe(cents);
      }),
    );
    expect(onlinePaymentCents("9.99", limits)).toBeUndefined();
    expect(onlinePaymentCents("$10,000.01", limits)).toBeUndefined();
    expect(onlinePaymentCents("ten", limits)).toBeUndefined();
  });
});
