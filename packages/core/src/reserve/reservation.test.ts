import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSite } from "../testing/a-site.ts";
import { reserveDeposit } from "./reserve-deposit.ts";
import { holdMinutes, paymentStates, reservationEnds, reservationStates, reservedHours } from "./reservation.ts";
import type { Reservation } from "./reservation.ts";
import { ReservationRefusal, reservationStep } from "./reservation-step.ts";
import type { ReservationEvent } from "./reservation-step.ts";

const isCarTaken = ({ state }: Reservation) => state !== "released";
const minute = 60_000;
const start = new Date("2026-11-23T10:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);
const held: Reservation = {
  state: "held",
  payment: "open",
  until: after(holdMinutes),
  cents: 20_000,
  currency: "AUD",
  refundable: true,
  hours: reservedHours,
};
const payment = (minutes: number, change = {}): ReservationEvent => ({
  kind: "paid",
  at: after(minutes),
  cents: 20_000,
  currency: "AUD",
  ...change,
});
const steps = (events: readonly ReservationEvent[], from = held) => events.reduce(reservationStep, from);
const reserved = steps([payment(5)]);
const short = ({ state, payment: money, end }: Reservation) => [state, money, ...(end ? [end] : [])].join(" ");

describe("a hold", () => {
  it("lasts 15 minutes, a reservation 72 hours from its payment", () => {
    expect([holdMinutes, reservedHours]).toEqual([15, 72]);
    expect(reserved).toMatchObject({ state: "reserved", payment: "paid", until: after(5 + 72 * 60) });
  });
  it("keeps the car from others, as a reservation does, until it ends", () => {
    expect([held, reserved, steps([{ kind: "cancel" }])].map(isCarTaken)).toEqual([true, true, false]);
  });
  it.each<[string, ReservationEvent, string]>([
    ["paid in its last second", payment(15), "reserved paid"],
    ["paid too late", payment(15.1), "released refund_due paid_late"],
    ["paid too little", payment(5, { cents: 19_999 }), "released refund_due wrong_payment"],
    ["paid in another currency", payment(5, { currency: "NZD" }), "released refund_due wrong_payment"],
    ["closed by the provider", { kind: "payment_closed" }, "released closed cancelled"],
    ["given up by the shopper", { kind: "cancel" }, "released closed cancelled"],
    ["freed by the dealer", { kind: "release" }, "released closed released_by_dealer"],
    ["over", { kind: "time", at: after(15) }, "released closed hold_over"],
    ["not over yet", { kind: "time", at: after(14.9) }, "held open"],
    ["told that money went back that never came", { kind: "money_returned" }, "held open"],
  ])("that is %s", (_, event, expected) => {
    expect(short(reservationStep(held, event))).toBe(expected);
  });
  it("cannot be sold, and has nothing to refund", () => {
    expect(() => reservationStep(held, { kind: "sell" })).toThrow(
      "This reservation is held. Only a reserved car is sold by it.",
    );
    expect(() => reservationStep(held, { kind: "refund" })).toThrow("Nothing was paid.");
  });
});

describe("a reservation that is paid", () => {
  const kept = { ...reserved, refundable: false };
  it.each<[string, Reservation, ReservationEvent, string]>([
    [
      "ends by time with its deposit back",
      reserved,
      { kind: "time", at: reserved.until },
      "released refund_due time_over",
    ],
    [
      "keeps the deposit at its end by the site's terms",
      kept,
      { kind: "time", at: kept.until },
      "released kept time_over",
    ],
    [
      "is freed by the dealer with its deposit back",
      reserved,
      { kind: "release" },
      "released refund_due released_by_dealer",
    ],
    [
      "is refunded by the dealer whatever the terms",
      kept,
      { kind: "refund" },
      "released refund_due refunded_by_dealer",
    ],
    ["is sold with its deposit as part of the price", reserved, { kind: "sell" }, "sold kept sold"],
    [
      "frees the car when its money was returned at the provider",
      reserved,
      { kind: "money_returned" },
      "released refunded refunded_by_dealer",
    ],
    ["does not end before its time", reserved, { kind: "time", at: after(60) }, "reserved paid"],
    ["does not heed a provider that closes it", reserved, { kind: "payment_closed" }, "reserved paid"],
  ])("%s", (_, from, event, expected) => {
    expect(short(reservationStep(from, event))).toBe(expected);
  });
  it("is not given up by a press, but by a call", () => {
    expect(() => reservationStep(reserved, { kind: "cancel" })).toThrow(
      "This reservation is paid. Call the dealer to end it.",
    );
  });
});

describe("a reservation that is over", () => {
  const over = steps([{ kind: "time", at: after(15) }]);
  it("sends money back that arrives then", () => {
    expect(short(reservationStep(over, payment(14)))).toBe("released refund_due paid_late");
    expect(short(steps([payment(16), { kind: "money_returned" }], over))).toBe("released refunded paid_late");
  });
  it("is not freed, refunded or sold again", () => {
    const refunded = steps([{ kind: "release" }, { kind: "money_returned" }], reserved);
    expect(() => reservationStep(refunded, { kind: "release" })).toThrow(
      "This reservation is released: there is nothing to free.",
    );
    expect(() => reservationStep(refunded, { kind: "refund" })).toThrow("The deposit goes back already.");
    expect(() => reservationStep(refunded, { kind: "sell" })).toThrow(ReservationRefusal);
  });
  it("may be refunded after a sale, or after a deposit was kept", () => {
    expect(short(steps([{ kind: "sell" }, { kind: "refund" }, { kind: "money_returned" }], reserved))).toBe(
      "released refunded refunded_by_dealer",
    );
    const kept = steps([{ kind: "release" }], { ...reserved, refundable: false });
    expect(short(steps([{ kind: "refund" }], kept))).toBe("released refund_due refunded_by_dealer");
  });
  it("stays given up when that is pressed again", () => {
    const given = steps([{ kind: "cancel" }]);
    expect(reservationStep(given, { kind: "cancel" })).toBe(given);
  });
});

describe("money that the shopper's bank takes back", () => {
  const chargeback = { kind: "money_returned", by: "bank" } as const;
  const won = { kind: "money_restored", by: "won_dispute" } as const;
  it("frees a reserved car, and is the dealer's again once they win the dispute", () => {
    expect(short(steps([chargeback], reserved))).toBe("released refunded charged_back");
    expect(short(steps([chargeback, won], reserved))).toBe("released kept charged_back");
  });
  it("undoes no sale: the car that was sold is not for sale again", () => {
    expect(short(steps([{ kind: "sell" }, chargeback], reserved))).toBe("sold refunded sold");
    expect(short(steps([{ kind: "sell" }, chargeback, won], reserved))).toBe("sold kept sold");
  });
  it("is no news about money that never came, or is with the dealer anyway", () => {
    expect(reservationStep(held, won)).toBe(held);
    expect(reservationStep(reserved, won)).toBe(reserved);
  });
});

describe("a refund that does not reach the shopper", () => {
  const failed = { kind: "money_restored", by: "failed_refund" } as const;
  const due = steps([{ kind: "release" }], reserved);
  it("leaves the money with the dealer, whether it failed at once or days later, and can be tried again", () => {
    expect(short(steps([failed], due))).toBe("released kept released_by_dealer");
    expect(short(steps([{ kind: "money_returned" }, failed], due))).toBe("released kept released_by_dealer");
    expect(short(steps([failed, { kind: "refund" }], due))).toBe("released refund_due refunded_by_dealer");
  });
  it("is not told by a dispute that was won: that money was not to go back", () => {
    expect(reservationStep(due, { kind: "money_restored", by: "won_dispute" })).toBe(due);
  });
});

describe("any course of events", () => {
  const event = fc.oneof(
    fc.record({
      kind: fc.constant("paid" as const),
      at: fc.integer({ min: -60, max: 6000 }).map(after),
      cents: fc.constantFrom(20_000, 20_000, 20_000, 1),
      currency: fc.constantFrom("AUD", "AUD", "NZD"),
    }),
    fc.record({ kind: fc.constant("time" as const), at: fc.integer({ min: 0, max: 6000 }).map(after) }),
    fc.constantFrom<ReservationEvent>(
      { kind: "payment_closed" },
      { kind: "money_returned" },
      { kind: "money_returned", by: "bank" },
      { kind: "cancel" },
      { kind: "release" },
      { kind: "refund" },
      { kind: "sell" },
    ),
  );
  const events = fc.array(event, { maxLength: 12 });
  const restored = fc.constantFrom<ReservationEvent>(
    { kind: "money_restored", by: "failed_refund" },
    { kind: "money_restored", by: "won_dispute" },
  );
  /** What comes of it where refused commands change nothing, step by step. */
  const course = (taken: readonly ReservationEvent[], from: Reservation): Reservation[] =>
    taken.reduce<Reservation[]>(
      (before, next) => {
        const last = before.at(-1) ?? from;
        try {
          return [...before, reservationStep(last, next)];
        } catch (error) {
          if (error instanceof ReservationRefusal) return before;
          throw error;
        }
      },
      [from],
    );

  it("ends in a state that the money agrees with", () => {
    const agrees = ({ state, payment: money, end }: Reservation): boolean => {
      switch (state) {
        case "held":
          return money === "open" && end === undefined;
        case "reserved":
          return money === "paid" && end === undefined;
        case "sold":
          return (money === "kept" || money === "refunded") && end === "sold";
        case "released":
          return (
            ["closed", "refund_due", "refunded", "kept"].includes(money) &&
            end !== undefined &&
            reservationEnds.includes(end)
          );
      }
    };
    const any = fc.array(fc.oneof({ arbitrary: event, weight: 4 }, restored), { maxLength: 12 });
    const disagreeing = fc.property(any, fc.boolean(), (taken, refundable) =>
      course(taken, { ...held, refundable }).every(agrees),
    );
    expect(fc.check(disagreeing, { numRuns: 2000 }).counterexample).toBeNull();
    const keeping = fc.property(events, (taken) =>
      course(taken, held).every(({ state, payment: money }) => money !== "kept" || state === "sold"),
    );
    expect(fc.check(keeping, { numRuns: 2000 }).counterexample).toBeNull();
    expect([reservationStates.length, paymentStates.length]).toEqual([4, 6]);
  });
  it("never gives a freed car back to whoever had it, nor un-refunds", () => {
    const staysSo = (states: readonly Reservation[], is: (state: Reservation) => boolean): boolean => {
      const from = states.findIndex(is);
      return from < 0 || states.slice(from).every(is);
    };
    const stays = fc.property(events, (taken) => {
      const states = course(taken, held);
      return (
        staysSo(states, (state) => !isCarTaken(state)) && staysSo(states, ({ payment: money }) => money === "refunded")
      );
    });
    expect(fc.check(stays, { numRuns: 2000 }).counterexample).toBeNull();
  });
  it("takes what the provider says twice as once", () => {
    fc.assert(
      fc.property(
        events,
        fc.constantFrom(payment(5), payment(90), { kind: "money_returned" } as const),
        (taken, said) => {
          const before = course(taken, held).at(-1) ?? held;
          const once = reservationStep(before, said);
          expect(reservationStep(once, said)).toEqual(once);
        },
      ),
    );
  });
});

describe("the deposit of a site", () => {
  it("is $200 when none is set, and what is said is what is charged", () => {
    expect(reserveDeposit(aSite())).toEqual({ cents: 20_000, currency: "AUD", label: "$200" });
    expect(reserveDeposit(aSite({ reserve: { depositLabel: "$1,500" } }))?.cents).toBe(150_000);
  });
  it("is the amount that is set, to the cent, in the country's money", () => {
    expect(reserveDeposit(aSite({ country: "NZ", reserve: { deposit: 499.5 } }))).toEqual({
      cents: 49_950,
      currency: "NZD",
      label: "$499.50",
    });
  });
  it("is none where the label says no amount", () => {
    expect(
      reserveDeposit({ country: "AU", reserve: { depositLabel: "A small one", deposit: undefined } }),
    ).toBeUndefined();
    expect(reserveDeposit({ country: "AU", reserve: { depositLabel: "$0", deposit: undefined } })).toBeUndefined();
  });
});
