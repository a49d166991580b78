/**
 * A process to kill: `node reservation-process.ts <data folder> <address of Stripe's double> <number>`. It holds cars,
 * opens their payments and settles every payment there is, over and over, and prints `working` once it has begun.
 */
import { writeSync } from "node:fs";
import { openDatabase } from "../src/records/open-database.ts";
import { openPayment } from "../src/domain/settlement/open-payment.ts";
import { settlePayment } from "../src/domain/settlement/settle-payment.ts";
import { holdCar } from "../src/domain/reservations/hold-car.ts";
import { payments } from "../src/records/schema.ts";
import { parsedSite } from "./http-fixtures.ts";
import { reserving, shopper, stripeDependencies } from "./reservation-fixtures.ts";

const [dataDir = "", url = "", number = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDir, role: "command" });
const { site } = parsedSite("north", reserving);
const dependencies = stripeDependencies(database, url, site);
const provider = dependencies.providers.of(site.slug);
const cars = await database.sql<{ id: number }[]>`select id::int as id from cars order by id`;
for (let round = 0; ; round += 1) {
  const car = cars[round % cars.length];
  try {
    const { payment, reservation } = await holdCar(database, {
      site,
      body: {
        ...shopper,
        car_id: String(car?.id),
        phone: `04${number.padStart(3, "0")}${String(round).padStart(5, "0")}`,
      },
      providerOf: () => "stripe",
      secretOf: (id) => `secret of ${id}`,
      routeLead: () => [],
      idempotencyKey: undefined,
      now: new Date(),
    });
    if (round === 0) writeSync(1, "working\n");
    if (provider)
      await openPayment(database, {
        provider,
        payment,
        description: "Deposit",
        email: shopper.email,
        returnUrl: "https://north.example/",
        until: reservation.until,
      });
  } catch {
    if (round === 0) writeSync(1, "working\n");
  }
  for (const { id } of await database.db.select({ id: payments.id }).from(payments))
    await settlePayment(dependencies, id).catch(() => {});
}
