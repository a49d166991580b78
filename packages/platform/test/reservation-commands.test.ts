import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentDependencies } from "../src/domain/settlement/settle-payment.ts";
import { settlePayment } from "../src/domain/settlement/settle-payment.ts";
import { openDatabase } from "../src/records/open-database.ts";
import type { Database } from "../src/records/open-database.ts";
import { parsedSite, putSite, siteDocument } from "./http-fixtures.ts";
import { paymentDouble } from "./payment-double.ts";
import { carForSale, hold, isShownReserved, reserving, stateOf } from "./reservation-fixtures.ts";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { runAndRead } from "./run-and-read.ts";

const { site } = parsedSite("north", reserving);
const provider = paymentDouble(() => new Date());
let dataDir = "";
let database: Database;
let dependencies: PaymentDependencies;
beforeAll(async () => {
  dataDir = temporaryFolder("reservation-commands");
  await putEmptyRecords(dataDir);
  database = await openDatabase({ dataDir, role: "command" });
  await putSite(database, siteDocument("north", reserving));
  await putSite(database, siteDocument("south"));
  dependencies = {
    database,
    providers: { of: () => provider, named: () => provider },
    siteOf: () => site,
    log: () => {},
    now: () => new Date(),
    secretOf: (_, id) => `secret of ${id}`,
    onChange: () => {},
  };
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (...words: string[]) => runAndRead(words, { dataDir });

let cars = 0;
/** A car that a shopper holds, or has paid the deposit of. */
async function reserved(isPaid: boolean) {
  cars += 1;
  const carId = await carForSale(database, site, `car-${cars}`);
  const { reservation, payment } = await hold(dependencies, provider, {
    site,
    carId,
    body: { phone: `04123456${10 + cars}` },
  });
  if (isPaid) provider.pay(payment.providerRef ?? "");
  if (isPaid) await settlePayment(dependencies, payment.id);
  return { id: reservation.id, carId, paymentId: payment.id };
}

describe("reservations list", () => {
  it("says that there are none yet, then each with car, state, deposit and receipt, and none of another site", async () => {
    expect((await run("reservations", "list")).out).toContain("There are no reservations yet.");
    const { id, paymentId, carId } = await reserved(true);
    await database.sql`update cars set data = data || '{"stocknum": "N7"}' where id = ${carId}`;
    const { code, out } = await run("reservations", "list", "--site", "north");
    expect(code).toBe(0);
    for (const said of [id, "2021 Mazda CX-5 Touring, N7", "reserved", "500.00 AUD", "paid"])
      expect(out).toContain(said);
    expect(out).toContain(`R-${paymentId.slice(0, 8).toUpperCase()}`);
    // Who reserved is in the lead alone.
    expect(out).not.toContain("ana@example.com");
    expect((await run("reservations", "list", "--site", "south")).out).toContain("There are no reservations yet.");
    const [first] = JSON.parse((await run("reservations", "list", "--json")).out) as { id: string; state: string }[];
    expect(first).toMatchObject({ id, state: "reserved" });
  });
});

describe("reservations release", () => {
  it("frees a car, and a refundable deposit goes back once the server settles it", async () => {
    const { id, carId, paymentId } = await reserved(true);
    const { code, out } = await run("reservations", "release", id);
    expect([code, out.trim()]).toEqual([0, "The car is free again. The deposit goes back."]);
    expect(await isShownReserved(database, carId)).toBe(false);
    expect(await stateOf(database, id)).toBe("released refund_due released_by_dealer");
    await settlePayment(dependencies, paymentId);
    expect(await stateOf(database, id)).toBe("released refunded released_by_dealer");
  });

  it("of a car that is held and not paid takes nothing from anybody", async () => {
    const { id } = await reserved(false);
    expect((await run("reservations", "release", id)).out.trim()).toBe("The car is free again.");
    expect(await stateOf(database, id)).toBe("released closed released_by_dealer");
  });

  it("a second time says why not, with exit code 1", async () => {
    const { id } = await reserved(false);
    await run("reservations", "release", id);
    const { code, out } = await run("reservations", "release", id);
    expect([code, out.trim()]).toEqual([1, "This reservation is released: there is nothing to free."]);
  });
});

describe("reservations refund", () => {
  it("returns the deposit and frees the car, once", async () => {
    const { id, carId } = await reserved(true);
    const first = await run("reservations", "refund", id);
    expect([first.code, first.out.trim()]).toEqual([0, "The car is free again, and the deposit goes back."]);
    expect(await isShownReserved(database, carId)).toBe(false);
    const again = await run("reservations", "refund", id);
    expect([again.code, again.out.trim()]).toEqual([1, "The deposit goes back already."]);
  });

  it("of what nobody paid says so, with exit code 1", async () => {
    const { id } = await reserved(false);
    const { code, out } = await run("reservations", "refund", id, "--json");
    expect([code, JSON.parse(out)]).toEqual([1, { id, error: "Nothing was paid." }]);
  });
});

describe("reservations sell", () => {
  it("sells the car to whoever reserved it; it stays reserved until its stock file says sold", async () => {
    const { id, carId } = await reserved(true);
    expect((await run("reservations", "sell", id)).out).toContain("Sold. Take the car out of the stock file");
    expect(await stateOf(database, id)).toBe("sold kept sold");
    expect(await isShownReserved(database, carId)).toBe(true);
  });
});

describe("a wrong command line", () => {
  it.each([
    [["reservations", "release"], "Name a reservation"],
    [["reservations", "refund", "not-an-id"], "Name a reservation"],
    [["reservations", "release", "00000000-0000-4000-8000-000000000000"], "There is no reservation"],
    [["reservations", "list", "--site", "nowhere"], 'There is no site "nowhere"'],
  ])("%j gets one clear line and exit code 2", async (words, message) => {
    const { code, out, err } = await run(...words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
  });
});
