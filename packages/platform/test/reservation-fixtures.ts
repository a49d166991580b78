import type { HoldCarInput } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { eq } from "../src/records/drizzle.ts";
import { openPayment } from "../src/domain/settlement/open-payment.ts";
import { settlePayment } from "../src/domain/settlement/settle-payment.ts";
import type { PaymentDependencies } from "../src/domain/settlement/settle-payment.ts";
import { createStripePayments } from "../src/domain/payments/stripe-payments.ts";
import { holdCar } from "../src/domain/reservations/hold-car.ts";
import type { HeldCar } from "../src/domain/reservations/place-hold.ts";
import { readReservationRows } from "../src/domain/reservations/reservation-rows.ts";
import { claimPayments } from "../src/workers/payment-worker.ts";
import type { Database } from "../src/records/open-database.ts";
import { cars, ledgerEntries, reservations } from "../src/records/schema.ts";
import { putCar } from "./http-fixtures.ts";
import type { PaymentDouble } from "./payment-double.ts";

/** Settings of a site that reserves cars. */
export const reserving = { reserve: { enabled: true, deposit: 500 } } as const;

/** Who reserves. */
export const shopper = { name: "Ana", email: "ana@example.com", phone: "0412 345 678" };

/** Stores a car that can be reserved. */
export async function carForSale(database: Database, site: Pick<Site, "slug">, slug: string): Promise<number> {
  const id = await putCar(database, site.slug, slug);
  await database.sql`update cars set data = data || '{"payment_processors": ["card"]}'::jsonb where id = ${id}`;
  return id;
}

/** What settling stands on with Stripe's double, as any process has it. */
export function stripeDependencies(database: Database, url: string, site: Site): PaymentDependencies {
  const provider = createStripePayments({ key: "sk_test_1", webhookSecret: "whsec_1", url });
  return {
    database,
    providers: { of: () => provider, named: () => provider },
    siteOf: () => site,
    log: () => {},
    now: () => new Date(),
    secretOf: (_, id) => `secret of ${id}`,
    onChange: () => {},
  };
}

/** Holds a car and opens its payment, as the endpoint does. */
export async function hold(
  dependencies: Pick<PaymentDependencies, "database" | "now">,
  provider: PaymentDouble,
  { site, carId, key, body }: { site: Site; carId: number; key?: string; body?: Partial<HoldCarInput> },
): Promise<HeldCar> {
  const { database, now } = dependencies;
  const held = await holdCar(database, {
    site,
    body: { ...shopper, car_id: String(carId), ...body },
    providerOf: () => provider.name,
    secretOf: (id) => `secret of ${id}`,
    routeLead: () => ["crm"],
    idempotencyKey: key,
    now: now(),
  });
  const payment = await openPayment(database, {
    provider,
    payment: held.payment,
    description: `Deposit for ${held.car.name}`,
    email: shopper.email,
    returnUrl: "https://north.example/",
    until: held.reservation.until,
  });
  return { ...held, payment };
}

/** Does what the worker does, until nothing is due. */
export async function sweep(dependencies: PaymentDependencies): Promise<void> {
  for (;;) {
    const due = await claimPayments(dependencies, { busy: [], max: 100 });
    if (due.length === 0) return;
    for (const { id } of due) await settlePayment(dependencies, id);
  }
}

/** How a reservation stands: "reserved paid". */
export async function stateOf(database: Database, id: string): Promise<string> {
  const rows = await readReservationRows(database.db, eq(reservations.id, id));
  return rows
    ? [rows.reservation.state, rows.payment.state, rows.reservation.endReason ?? ""].join(" ").trim()
    : "unknown";
}

/** Whether the car shows as reserved. */
export async function isShownReserved(database: Database, carId: number): Promise<boolean> {
  const [row] = await database.db.select({ data: cars.data }).from(cars).where(eq(cars.id, carId));
  return row?.data["reserved"] === true;
}

/** What is with the dealer of a payment, in cents, by the ledger. */
export async function ledgerSum(database: Database, paymentId: string): Promise<number> {
  const rows = await database.db
    .select({ cents: ledgerEntries.cents })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.paymentId, paymentId));
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}
