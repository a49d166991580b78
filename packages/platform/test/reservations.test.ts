import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openInTime } from "../src/domain/settlement/settle-in-time.ts";
import { noteFailure, settlePayment } from "../src/domain/settlement/settle-payment.ts";
import type { PaymentDependencies } from "../src/domain/settlement/settle-payment.ts";
import { changeReservation } from "../src/domain/reservations/change-reservation.ts";
import { knownReservation, shownReservation } from "../src/domain/reservations/read-reservation.ts";
import { listLeads } from "../src/domain/leads/list-leads.ts";
import { comparePayments } from "../src/domain/payments/compare-payments.ts";
import { PaymentProviderError } from "../src/domain/payments/payment-provider.ts";
import type { NewPayment } from "../src/domain/payments/payment-provider.ts";
import type { Database } from "../src/records/open-database.ts";
import { claimPayments } from "../src/workers/payment-worker.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { paymentDouble } from "./payment-double.ts";
import type { PaymentDouble } from "./payment-double.ts";
import {
  carForSale,
  hold,
  isShownReserved,
  ledgerSum,
  reserving,
  shopper,
  stateOf,
  sweep,
} from "./reservation-fixtures.ts";
import { openYard, yardFile, yardMapping } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

const start = new Date("2026-11-23T00:00:00Z");
const { site } = parsedSite("north", { ...reserving, hosts: ["north.example"] });
const minute = 60_000;

let database: Database;
let provider: PaymentDouble;
let dependencies: PaymentDependencies;
let clock = start;
const logged: { event: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await putSite(database, siteDocument("north", reserving));
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [
    "mails",
    "reservations",
    "ledger_entries",
    "payments",
    "lead_deliveries",
    "lead_steps",
    "leads",
    "index_outbox",
    "cars",
  ])
    await database.db.execute(`delete from ${table}`);
  clock = start;
  logged.length = 0;
  provider = paymentDouble(() => clock);
  dependencies = {
    database,
    providers: { of: () => provider, named: () => provider },
    siteOf: () => site,
    log: (line) => void logged.push(line),
    now: () => clock,
    secretOf: (_, id) => `secret of ${id}`,
    onChange: () => {},
  };
});

const after = (minutes: number) => (clock = new Date(start.getTime() + minutes * minute));
const mails = () =>
  database.sql<
    { kind: string; recipient: string; content: { subject: string; text: string; calendar?: { content: string } } }[]
  >`
    select kind, recipient, content from mails order by kind`;
const theLead = async () => (await listLeads(database))[0]?.payload;
const held = async (slug = "cx-5") => {
  const carId = await carForSale(database, site, slug);
  return { carId, ...(await hold(dependencies, provider, { site, carId })) };
};
const refOf = ({ payment }: { payment: { providerRef: string | null } }) => payment.providerRef ?? "";
const command = (paymentId: string, kind: "release" | "refund" | "sell" | "cancel") =>
  database.db.transaction((tx) => changeReservation(tx, { site, paymentId, events: [{ kind }], now: clock }));

describe("a car that is held", () => {
  it("is held once, also where two feeds have it and each of its rows has a page", async () => {
    const yard = await openYard(database, "feeds", reserving);
    const here = { ...dependencies, siteOf: () => yard.site };
    const vin = "JM0KF2W7A00123457";
    await yard.import(yardFile({ stock: "A1", vin }));
    const other = { mapping: parseMapping({ ...yardMapping, name: "other" }, "other") };
    await yard.import(
      yardFile({ stock: "B1", vin: vin.toLowerCase() }, { stock: "B2", vin: "JM0KF2W7A00123458" }),
      other,
    );
    await database.sql`update cars set data = data || '{"payment_processors": ["card"]}'::jsonb where site_slug = 'feeds'`;
    const rows = await yard.cars();
    const idOf = (stock: string) => Number(rows.find(({ data }) => data["stocknum"] === stock)?.id);
    let asked = 0;
    const ask = (stock: string) =>
      hold(here, provider, {
        site: yard.site,
        carId: idOf(stock),
        body: { phone: `0499 000 2${String((asked += 1)).padStart(2, "0")}` },
      });
    const both = await Promise.allSettled([ask("A1"), ask("B1"), ask("A1"), ask("B1")]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const stock of ["A1", "B1"]) await expect(ask(stock)).rejects.toMatchObject({ code: "car_not_available" });
    expect((await ask("B2")).reservation.state).toBe("held");
    // A hold that has ended keeps the car from nobody.
    after(16);
    expect((await ask("A1")).reservation.state).toBe("held");
    yard.remove();
  });
  it("is reserved for everybody else at once, and the dealer hears who holds it", async () => {
    const { carId, reservation, payment } = await held();
    expect(await isShownReserved(database, carId)).toBe(true);
    expect(await database.sql`select op from index_outbox where car_id = ${carId}`).toEqual([{ op: "upsert" }]);
    expect(payment).toMatchObject({ cents: 50_000, currency: "AUD", state: "open" });
    expect(reservation.until).toEqual(new Date(start.getTime() + 15 * minute));
    expect(await theLead()).toMatchObject({
      category: "Reservation",
      subcategory: "1. Car Held",
      name: "Ana",
      reservation: { state: "held", deposit: "500.00", words: "Not paid yet." },
    });
  });
  it("goes to one shopper, however many press at once", async () => {
    const carId = await carForSale(database, site, "cx-5");
    const phones = Array.from({ length: 20 }, (_, index) => `04123456${10 + index}`);
    const outcomes = await Promise.allSettled(
      phones.map((phone) => hold(dependencies, provider, { site, carId, body: { phone } })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [(outcome.reason as { code: string }).code] : [])),
    ).toEqual(Array.from({ length: 19 }, () => "car_not_available"));
    expect(await database.sql`select count(*)::int as count from reservations`).toEqual([{ count: 1 }]);
    expect(await database.sql`select count(*)::int as count from leads`).toEqual([{ count: 1 }]);
  });
  it("leads to no address in the calendar of a site that has no host of its own", async () => {
    const { payment } = await held();
    provider.pay(refOf({ payment }));
    await settlePayment({ ...dependencies, siteOf: () => ({ ...site, hosts: [] }) }, payment.id);
    const calendar = (await mails())[0]?.content.calendar?.content;
    expect(calendar).toContain("SUMMARY:Reservation ends");
    expect(calendar).not.toMatch(/URL:|localhost/);
  });
  it("is free again after 15 minutes without a payment, without waiting for anybody", async () => {
    const { carId, reservation } = await held();
    after(15);
    const next = await hold(dependencies, provider, { site, carId, body: { phone: "0499 000 111" } });
    expect(await stateOf(database, reservation.id)).toBe("released closed hold_over");
    expect(await stateOf(database, next.reservation.id)).toBe("held open");
    expect(await isShownReserved(database, carId)).toBe(true);
  });
  it("is given up while its page opens late: the page is closed, also where the sweep had looked just before", async () => {
    const { payment } = await held();
    const ref = refOf({ payment });
    await database.sql`update payments set provider_ref = null where id = ${payment.id}`;
    await command(payment.id, "cancel");
    const sweeping = await database.db.transaction(async (tx) => {
      await tx.execute(`select id from payments where id = '${payment.id}' for update`);
      let looked = () => {};
      const hasLooked = new Promise<void>((resolve) => (looked = resolve));
      const siteOf = () => {
        looked();
        return site;
      };
      const settling = settlePayment({ ...dependencies, siteOf }, payment.id);
      await hasLooked;
      await tx.execute(`update payments set provider_ref = '${ref}' where id = '${payment.id}'`);
      return { settling };
    });
    await sweeping.settling;
    await sweep(dependencies);
    expect(provider.kept.get(ref)?.isOpen).toBe(false);
  });
  it("has one page to pay on for a request that is sent twice at the same moment: a provider refuses the second, which would free the car", async () => {
    const { payment, reservation } = await held();
    let open = () => {};
    const isReady = new Promise<void>((resolve) => (open = resolve));
    let isOpening = false;
    const slow = {
      ...provider,
      open: async (asked: NewPayment) => {
        if (isOpening) throw new PaymentProviderError("refused", "Its first request has no answer yet.");
        isOpening = true;
        await isReady;
        return provider.open(asked);
      },
    };
    const asked = {
      provider: slow,
      payment,
      description: "Deposit",
      email: shopper.email,
      returnUrl: "https://north.example/",
      until: reservation.until,
    };
    const both = Promise.all([openInTime(database, asked), openInTime(database, asked)]);
    open();
    const [one, other] = await both;
    expect(one.payUrl).toBe(`https://pay.example/${refOf({ payment })}`);
    expect(other.payUrl).toBe(one.payUrl);
    // Another process may have been refused: what the first one opened by then counts.
    const elsewhere = { ...slow, open: async () => Promise.reject(new PaymentProviderError("refused", "In use.")) };
    expect((await openInTime(database, { ...asked, provider: elsewhere })).payUrl).toBe(one.payUrl);
  });
  it("is freed by the sweep, which closes the payment", async () => {
    const { carId, reservation, ...rest } = await held();
    after(15);
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("released closed hold_over");
    expect(await isShownReserved(database, carId)).toBe(false);
    expect(provider.kept.get(refOf(rest))?.isOpen).toBe(false);
    expect(await mails()).toEqual([]);
  });
  it("is given up by the shopper", async () => {
    const { carId, reservation, payment } = await held();
    await command(payment.id, "cancel");
    expect(await stateOf(database, reservation.id)).toBe("released closed cancelled");
    expect(await isShownReserved(database, carId)).toBe(false);
  });
  it("answers the first hold to the same request again, with the same link", async () => {
    const carId = await carForSale(database, site, "cx-5");
    const first = await hold(dependencies, provider, { site, carId, key: "k1" });
    const again = await hold(dependencies, provider, { site, carId, key: "k1" });
    expect(again.reservation.id).toBe(first.reservation.id);
    expect(again.secret).toBe(first.secret);
    expect(provider.kept.size).toBe(1);
    const known = { site, id: first.reservation.id };
    expect((await knownReservation(database, { ...known, secret: first.secret })).payment.payUrl).not.toBeNull();
    await expect(knownReservation(database, { ...known, secret: "another" })).rejects.toMatchObject({
      code: "reservation_unknown",
    });
  });
  it("is held anew by the same request once the first hold has ended unpaid, as where no page to pay on opened", async () => {
    const carId = await carForSale(database, site, "cx-5");
    const first = await hold(dependencies, provider, { site, carId, key: "k1" });
    await database.db.transaction((tx) =>
      changeReservation(tx, { site, paymentId: first.payment.id, events: [{ kind: "payment_closed" }], now: clock }),
    );
    const again = await hold(dependencies, provider, { site, carId, key: "k1" });
    expect(again.reservation.id).not.toBe(first.reservation.id);
    expect(await stateOf(database, first.reservation.id)).toBe("released closed cancelled");
    expect(await stateOf(database, again.reservation.id)).toBe("held open");
    const third = await hold(dependencies, provider, { site, carId, key: "k1" });
    expect(third.reservation.id).toBe(again.reservation.id);
  });
  it("is one of two at most for a number that does not pay, however it is written", async () => {
    const cars = await Promise.all(["a", "b", "c"].map((slug) => carForSale(database, site, slug)));
    await hold(dependencies, provider, { site, carId: cars[0] ?? 0 });
    await hold(dependencies, provider, { site, carId: cars[1] ?? 0, body: { phone: "+61 412 345 678" } });
    await expect(hold(dependencies, provider, { site, carId: cars[2] ?? 0 })).rejects.toMatchObject({
      code: "too_many_holds",
    });
  });
  it.each([
    ["sold", { status: "sold" }],
    ["reserved in the stock file", { reserved: true }],
    ["without a way to pay online", { payment_processors: [] }],
    ["at a price that is none", { price: 10 }],
  ])("is none that is %s", async (_, change) => {
    const carId = await carForSale(database, site, "cx-5");
    await database.sql`update cars set data = data || ${JSON.stringify(change)}::jsonb where id = ${carId}`;
    await expect(hold(dependencies, provider, { site, carId })).rejects.toMatchObject({ code: "car_not_available" });
  });
  it("needs a name, an email address and a number", async () => {
    const carId = await carForSale(database, site, "cx-5");
    await expect(
      hold(dependencies, provider, { site, carId, body: { name: "", email: "", phone: "" } }),
    ).rejects.toMatchObject({
      fields: [
        { path: "name", message: "Enter your name." },
        { path: "email", message: "Enter your email address." },
        { path: "phone", message: "Enter your mobile number." },
      ],
    });
  });
});

describe("a deposit that is paid in time", () => {
  it("reserves the car for 72 hours, and both hear of it by mail", async () => {
    const { carId, reservation, payment, secret } = await held();
    await database.sql`update cars set data = data || '{"stocknum": "N7", "location": {"id": "1"}}' where id = ${carId}`;
    after(5);
    provider.pay(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("reserved paid");
    expect(await isShownReserved(database, carId)).toBe(true);
    expect(await ledgerSum(database, payment.id)).toBe(50_000);
    expect(await theLead()).toMatchObject({ subcategory: "2. Deposit Paid", reservation: { words: "Paid." } });
    const [receipt, dealer] = await mails();
    expect(receipt?.recipient).toBe("ana@example.com");
    expect(receipt?.content.text).toContain("Hello Ana,");
    expect(receipt?.content.text).toContain("Deposit: $500.00 AUD");
    expect(receipt?.content.text).toContain("until Thursday, 26 November at 11:05 am");
    expect(receipt?.content.text).toContain("is refunded to you in full");
    expect(receipt?.content.calendar?.content).toContain("DTEND:20261126T000500Z");
    expect(dealer).toMatchObject({ recipient: "sales@example.com", kind: "reservation_paid_dealer" });
    expect(receipt?.content.text).toContain("Where it stands: Main yard, 1 High Street, Parramatta NSW 2150");
    expect(receipt?.content.calendar?.content).toContain("LOCATION:Main yard\\, 1 High Street\\, Parramatta NSW 2150");
    // Of several cars of one name both know which it is.
    for (const each of [receipt, dealer])
      expect(each?.content.text).toContain("Car: 2021 Mazda CX-5 Touring, stock number N7");
    expect(receipt?.content.text).toContain(
      `Your reservation: https://north.example/cars/cx-5/checkout?reservation=${reservation.id}.secret+of+${reservation.id}`,
    );
    const known = await knownReservation(database, { site, id: reservation.id, secret });
    expect(await shownReservation(database, known, { site, now: clock })).toMatchObject({
      state: "reserved",
      pay_url: null,
      receipt_number: `R-${payment.id.slice(0, 8).toUpperCase()}`,
    });
  });
  it("counts once, however often and in whatever order it is told", async () => {
    const { payment, reservation } = await held();
    provider.pay(refOf({ payment }));
    await Promise.all(Array.from({ length: 8 }, () => settlePayment(dependencies, payment.id)));
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("reserved paid");
    expect(await ledgerSum(database, payment.id)).toBe(50_000);
    expect(await mails()).toHaveLength(2);
  });
  it("counts although it is heard of after the hold's end: it was paid in time", async () => {
    const { payment, reservation } = await held();
    after(14);
    provider.pay(refOf({ payment }));
    after(40);
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("reserved paid");
  });
  it("goes back at the end of the reservation, and frees the car", async () => {
    const { carId, payment, reservation } = await held();
    provider.pay(refOf({ payment }));
    await sweep({ ...dependencies, now: () => after(2) });
    after(72 * 60 + 3);
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("released refunded time_over");
    expect(await isShownReserved(database, carId)).toBe(false);
    expect(await ledgerSum(database, payment.id)).toBe(0);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      "reservation_paid",
      "reservation_paid_dealer",
      "reservation_refund",
      "reservation_refund_dealer",
      "reservation_refunded",
    ]);
  });
  it("goes back at the end also of a car that was sold meanwhile, which nobody calls available", async () => {
    const { carId, payment } = await held();
    provider.pay(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    await database.sql`update cars set status = 'sold' where id = ${carId}`;
    after(72 * 60 + 3);
    await sweep(dependencies);
    const told = (await mails()).filter(({ kind }) => kind.startsWith("reservation_refund"));
    expect(told.length).toBeGreaterThan(1);
    expect(told.map(({ content }) => content.text).join("\n")).not.toMatch(/available again|still want/);
  });
  it("is asked about once when the stock file has the car as sold: the dealer alone knows who bought it", async () => {
    const yard = await openYard(database, "yard", reserving);
    const here = { ...dependencies, siteOf: () => yard.site };
    const vin = "JM0KF2W7A00123457";
    await yard.import(yardFile({ stock: "A1", vin }, { stock: "A2" }));
    const car = (await yard.cars()).find(({ data }) => data["vin"] === vin);
    const carId = Number(car?.id);
    await database.sql`update cars set data = data || '{"payment_processors": ["card"]}'::jsonb where id = ${carId}`;
    const { payment, reservation } = await hold(here, provider, { site: yard.site, carId });
    provider.pay(refOf({ payment }));
    await settlePayment(here, payment.id);
    const asked = async () => (await mails()).filter(({ kind }) => kind.startsWith("reservation_sold_in_stock"));
    await yard.import(yardFile({ stock: "A1", vin }, { stock: "A2", price: "1" }), { now: after(30) });
    expect(await asked()).toEqual([]);
    // A car that moved to another feed of the yard is not sold.
    const moved = { mapping: parseMapping({ ...yardMapping, name: "other" }, "other"), force: true };
    await yard.import(yardFile({ stock: "B1", vin }), { ...moved, now: after(40) });
    const sold = yardFile({ stock: "A1", vin, status: "sold" }, { stock: "A2" });
    await yard.import(sold, { now: after(50) });
    expect(await asked()).toEqual([]);
    await yard.import(yardFile({ stock: "B1", vin, status: "sold" }), { ...moved, now: after(55), dryRun: true });
    expect(await asked()).toEqual([]);
    await yard.import(yardFile({ stock: "B1", vin, status: "sold" }), { ...moved, now: after(58) });
    for (const minutes of [60, 120]) await yard.import(sold, { now: after(minutes) });
    const [mail, ...more] = await asked();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: yard.site.dealer.email });
    expect(mail?.content.text).toMatch(/If that shopper bought it, tell[\s\S]*the deposit is refunded at that time/);
    expect(mail?.content.text).toContain(reservation.id);
    expect(await stateOf(database, reservation.id)).toBe("reserved paid");
    yard.remove();
  });
  it("frees the car when the dealer sends it back on the provider's pages", async () => {
    const { carId, payment, reservation } = await held();
    provider.pay(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    provider.sendBack(refOf({ payment }));
    after(60);
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("released refunded refunded_by_dealer");
    expect(await isShownReserved(database, carId)).toBe(false);
  });
  it("stays with the dealer who sells the car, which stays reserved until its stock file says sold", async () => {
    const { carId, payment, reservation } = await held();
    provider.pay(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    await command(payment.id, "sell");
    after(100 * 60);
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("sold kept sold");
    expect(await isShownReserved(database, carId)).toBe(true);
    expect(await ledgerSum(database, payment.id)).toBe(50_000);
    await expect(hold(dependencies, provider, { site, carId, body: { phone: "0499 000 111" } })).rejects.toMatchObject({
      code: "car_not_available",
    });
  });
});

describe("a payment that is not right", () => {
  it("goes back by itself when it comes after the hold ended, even from a closed page", async () => {
    const { payment, reservation, carId } = await held();
    after(16);
    await sweep(dependencies);
    const next = await hold(dependencies, provider, { site, carId, body: { phone: "0499 000 111" } });
    provider.payAnyway(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("released refunded paid_late");
    expect(await ledgerSum(database, payment.id)).toBe(0);
    expect(await stateOf(database, next.reservation.id)).toBe("held open");
  });
  it.each([
    ["of another amount", { cents: 499 }],
    ["in another currency", { currency: "NZD" }],
  ])("goes back when it is %s, and reserves nothing", async (_, change) => {
    const { payment, reservation, carId } = await held();
    provider.pay(refOf({ payment }), change);
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("released refunded wrong_payment");
    expect(await ledgerSum(database, payment.id)).toBe(0);
    expect(await isShownReserved(database, carId)).toBe(false);
    // Nobody is told that the whole deposit was paid, or went back.
    const refunded = (await mails()).find(({ kind }) => kind === "reservation_refunded")?.content;
    expect(refunded?.subject).toBe("Your payment was refunded: 2021 Mazda CX-5 Touring");
    expect(refunded?.text).toContain("Deposit that was due: $500.00 AUD");
  });
  it("waits for a provider that is down, and goes back when it is there again", async () => {
    const { payment, reservation, carId } = await held();
    after(16);
    provider.isDown = true;
    await expect(settlePayment(dependencies, payment.id)).rejects.toMatchObject({ reason: "unreachable" });
    // Whether it was paid is not known: the car waits with the payment.
    expect(await stateOf(database, reservation.id)).toBe("held open");
    provider.isDown = false;
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("released closed hold_over");
    expect(await isShownReserved(database, carId)).toBe(false);
  });
});

describe("a hold that is over while the provider is down", () => {
  it("has the provider asked once a minute, not again and again", async () => {
    const { payment } = await held();
    after(16);
    provider.isDown = true;
    const claim = () => claimPayments(dependencies, { busy: [], max: 10 });
    const [due] = await claim();
    expect(due?.id).toBe(payment.id);
    const failure = await settlePayment(dependencies, payment.id).catch((error: unknown) => error);
    await noteFailure(dependencies, { id: payment.id, siteSlug: "north", checks: due?.checks ?? 0 }, failure);
    expect(await claim()).toEqual([]);
    after(17.1);
    expect(await claim()).toHaveLength(1);
  });
});

describe("a deposit that the shopper's bank takes back", () => {
  const kinds = async () => (await mails()).map(({ kind }) => kind);
  const paid = async () => {
    const car = await held();
    provider.pay(refOf(car));
    await settlePayment(dependencies, car.payment.id);
    return car;
  };
  const differences = async () =>
    (await comparePayments(database, provider, { siteSlug: "north", from: start, to: new Date(clock.getTime() + 1) }))
      .differences;
  it("is in the ledger, frees the car, and the dealer hears at once what to do", async () => {
    const { carId, payment, reservation } = await paid();
    provider.chargeBack(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("released refunded charged_back");
    expect(await ledgerSum(database, payment.id)).toBe(0);
    expect(await isShownReserved(database, carId)).toBe(false);
    expect(await kinds()).toEqual(["reservation_disputed_dealer", "reservation_paid", "reservation_paid_dealer"]);
    const [disputed] = await mails();
    expect(disputed?.content.text).toContain("has taken the deposit back");
    expect(disputed?.content.text).toContain("on your payment provider's pages");
    expect(await theLead()).toMatchObject({ reservation: { end: "charged_back" } });
    expect(await differences()).toEqual([]);
  });
  it("undoes no sale, and is the dealer's again once they win the dispute", async () => {
    const { carId, payment, reservation } = await paid();
    await command(payment.id, "sell");
    after(60 * 24 * 40);
    provider.chargeBack(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("sold refunded sold");
    expect(await isShownReserved(database, carId)).toBe(true);
    provider.restore(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("sold kept sold");
    expect(await ledgerSum(database, payment.id)).toBe(50_000);
    expect(await kinds()).toContain("reservation_dispute_won_dealer");
    expect(await differences()).toEqual([]);
  });
});

describe("a deposit whose refund does not reach the shopper", () => {
  const texts = async (kind: string) => (await mails()).filter((mail) => mail.kind.startsWith(kind));
  it("is with the dealer again, days later too; both hear that it has to go another way", async () => {
    const { payment, reservation, secret } = await held();
    provider.pay(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    await command(payment.id, "release");
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("released refunded released_by_dealer");
    after(60 * 24 * 5);
    provider.restore(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("released kept released_by_dealer");
    expect(await ledgerSum(database, payment.id)).toBe(50_000);
    const [shoppers, dealers] = await texts("reservation_refund_failed");
    expect(shoppers?.content.text).toContain("Call us on");
    expect(dealers?.content.text).toContain("such as by bank transfer");
    const known = await knownReservation(database, { site, id: reservation.id, secret });
    expect(await shownReservation(database, known, { site, now: clock })).toMatchObject({
      payment: "kept",
      is_refundable: true,
    });
  });
  it("is not asked for again by itself when it fails at once, and can be tried anew", async () => {
    const { payment, reservation } = await held();
    provider.pay(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    provider.refusesRefunds = true;
    await command(payment.id, "refund");
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("released kept refunded_by_dealer");
    expect(await database.sql`select next_check_at from payments`).toEqual([{ next_check_at: null }]);
    provider.refusesRefunds = false;
    await command(payment.id, "refund");
    await sweep(dependencies);
    expect(await stateOf(database, reservation.id)).toBe("released refunded refunded_by_dealer");
    expect(await ledgerSum(database, payment.id)).toBe(0);
  });
});

describe("a deposit that the dealer sends back after they won a dispute about it", () => {
  it("stays with them where the refund fails, and is not asked for again and again", async () => {
    const { payment, reservation } = await held();
    const ref = refOf({ payment });
    provider.pay(ref);
    await settlePayment(dependencies, payment.id);
    provider.chargeBack(ref);
    provider.restore(ref);
    // As Stripe lists them: refunds, then disputes.
    const disputed = provider.kept.get(ref)?.movements.splice(1) ?? [];
    provider.refusesRefunds = true;
    await command(payment.id, "refund");
    const refund = provider.refund.bind(provider);
    provider.refund = async (of, options) => {
      await refund(of, options);
      provider.kept.get(ref)?.movements.push(...disputed.splice(0));
    };
    await settlePayment(dependencies, payment.id);
    expect(await stateOf(database, reservation.id)).toBe("released kept refunded_by_dealer");
  });
});

describe("what the dealer reads in a mail", () => {
  it("is what they can do themselves, and no command of a shell", async () => {
    const { payment, reservation } = await held();
    provider.pay(refOf({ payment }));
    await settlePayment(dependencies, payment.id);
    const dealer = (await mails()).find(({ kind }) => kind === "reservation_paid_dealer")?.content.text ?? "";
    expect(dealer).not.toContain("npm run");
    expect(dealer).toContain(`Reservation: ${reservation.id}`);
  });
});

describe("a stock file that comes in meanwhile", () => {
  it("does not free a car that a shopper has, and is heeded once it is free", async () => {
    const { carId, payment } = await held();
    // As an import writes: what the file says, and what the car itself knows.
    const written = (reserved: boolean) => database.sql`
      update cars set is_reserved_in_file = ${reserved}, data = data || jsonb_build_object('reserved', ${reserved} or is_taken_here) where id = ${carId}`;
    await written(false);
    expect(await isShownReserved(database, carId)).toBe(true);
    await written(true);
    await command(payment.id, "cancel");
    expect(await isShownReserved(database, carId)).toBe(true);
  });
});
