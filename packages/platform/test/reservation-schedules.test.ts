import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ReservationRefusal } from "@forecourt/core/reserve";
import { settlePayment } from "../src/domain/settlement/settle-payment.ts";
import type { PaymentDependencies } from "../src/domain/settlement/settle-payment.ts";
import { changeReservation } from "../src/domain/reservations/change-reservation.ts";
import type { HeldCar } from "../src/domain/reservations/place-hold.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { paymentDouble } from "./payment-double.ts";
import { carForSale, hold, isShownReserved, reserving, sweep } from "./reservation-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

/** Schedules that are tried; the long run of docs/operations.md tries 10,000. */
const schedules = Number(process.env["FORECOURT_SCHEDULES"] ?? 15);
const start = new Date("2026-11-23T00:00:00Z");
const { site } = parsedSite("north", reserving);
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north", reserving));
});
afterAll(() => database.close());

/** What may happen next; `who` is one of the holds so far. */
const step = fc.oneof(
  fc.record({ act: fc.constant("hold" as const), shopper: fc.nat(5) }),
  fc.record({
    act: fc.constantFrom("pay", "pay anyway", "send back", "message", "cancel", "release", "refund", "sell"),
    who: fc.nat(3),
  }),
  fc.record({ act: fc.constantFrom("pay wrong"), who: fc.nat(3), cents: fc.constantFrom(1, 49_999, 50_001) }),
  fc.record({ act: fc.constant("wait" as const), minutes: fc.constantFrom(1, 8, 16, 72 * 60 + 1) }),
  fc.record({ act: fc.constant("two workers" as const) }),
  fc.record({ act: fc.constant("down" as const), isDown: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let cars = 0;

/** Plays a schedule on a car of its own, and answers everything that is wrong then. */
async function play(steps: readonly Step[]): Promise<string[]> {
  let clock = start;
  const provider = paymentDouble(() => clock);
  const dependencies: PaymentDependencies = {
    database,
    providers: { of: () => provider, named: () => provider },
    siteOf: () => site,
    log: () => {},
    now: () => clock,
    secretOf: (_, id) => `secret of ${id}`,
    onChange: () => {},
  };
  const carId = await carForSale(database, site, `car-${(cars += 1)}`);
  const holds: HeldCar[] = [];
  const wrong: string[] = [];
  const settle = (paymentId: string) => settlePayment(dependencies, paymentId).catch(() => {});
  const twoWorkers = () => Promise.all(holds.flatMap(({ payment: { id } }) => [settle(id), settle(id)]));
  for (const now of steps) {
    const one = "who" in now ? holds[now.who] : undefined;
    const ref = one?.payment.providerRef ?? "";
    switch (now.act) {
      case "hold":
        await hold(dependencies, provider, {
          site,
          carId,
          body: { phone: `0412 ${cars.toString().padStart(5, "0")}${now.shopper}` },
        })
          .then((held) => holds.push(held))
          .catch(() => {});
        break;
      case "wait":
        clock = new Date(clock.getTime() + now.minutes * 60_000);
        break;
      case "two workers":
        await twoWorkers();
        break;
      case "down":
        provider.isDown = now.isDown;
        break;
      case "pay":
        provider.pay(ref);
        break;
      case "pay wrong":
        provider.pay(ref, { cents: now.cents });
        break;
      case "pay anyway":
        if (provider.kept.get(ref)?.movements.length === 0) provider.payAnyway(ref);
        break;
      case "send back":
        provider.sendBack(ref);
        break;
      case "message":
        if (one) await settle(one.payment.id);
        break;
      default: {
        const event = { kind: now.act };
        if (one)
          await database.db
            .transaction((tx) =>
              changeReservation(tx, { site, paymentId: one.payment.id, events: [event], now: clock }),
            )
            .catch((error: unknown) => {
              if (!(error instanceof ReservationRefusal)) throw error;
            });
      }
    }
    const [{ taken } = { taken: 0 }] = await database.sql<{ taken: number }[]>`
      select count(*)::int as taken from reservations where car_id = ${carId} and state <> 'released'`;
    if (taken > 1) wrong.push(`${taken} have the car after ${now.act}`);
    if ((await isShownReserved(database, carId)) !== taken > 0)
      wrong.push(`the car does not show what it is after ${now.act}`);
  }
  provider.isDown = false;
  // Long after: everything has come to its end.
  for (const _ of [1, 2, 3]) {
    clock = new Date(clock.getTime() + 200 * 3_600_000);
    await twoWorkers();
    await sweep(dependencies);
  }
  for (const { payment } of holds) {
    const [row] = await database.sql<{ state: string; reservation: string; ledger: number }[]>`
      select payments.state, reservations.state as reservation,
        (select coalesce(sum(cents), 0) from ledger_entries where payment_id = payments.id)::int as ledger
      from payments join reservations on payment_id = payments.id where payments.id = ${payment.id}`;
    const there = (provider.kept.get(payment.providerRef ?? "")?.movements ?? []).reduce(
      (sum, { cents }) => sum + cents,
      0,
    );
    const due = row?.state === "kept" ? 50_000 : 0;
    if (row?.ledger !== there) wrong.push(`the ledger has ${row?.ledger}, the provider ${there}`);
    if (there !== due) wrong.push(`${there} is with the dealer of a payment that is ${row?.state}`);
    if (!row || !["closed", "refunded", "kept"].includes(row.state)) wrong.push(`a payment ends as ${row?.state}`);
    if (row && row.reservation !== (row.state === "kept" ? "sold" : "released"))
      wrong.push(`a ${row.reservation} car ends with a ${row.state} payment`);
  }
  return wrong;
}

describe("any course of holds, payments, messages, commands, outages and two workers", () => {
  it("ends with one shopper a car at most, each payment in its state, and a ledger that equals the provider's", async () => {
    const checked = await fc.check(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const wrong = await play(steps);
        if (wrong.length > 0) throw new Error(wrong.join("; "));
      }),
      { numRuns: schedules, ...(schedules > 15 ? { endOnFailure: true } : {}) },
    );
    expect(checked.failed ? [checked.counterexample, String(checked.errorInstance)] : []).toEqual([]);
  });
});
