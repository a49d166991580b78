import type { ReservationEvent } from "@forecourt/core/reserve";
import { desc, eq, sql } from "../records/drizzle.ts";
import { amountWithCurrency } from "../domain/payments/decimal-amount.ts";
import { receiptNumber } from "../domain/payments/receipt-number.ts";
import { changeReservation } from "../domain/reservations/change-reservation.ts";
import { readReservationRows } from "../domain/reservations/reservation-rows.ts";
import { cars, payments, reservations } from "../records/schema.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { knownSite } from "./known-site.ts";
import { momentCell } from "./moment-cell.ts";
import { unlessRefused } from "./unless-refused.ts";
import { withDatabase } from "./with-database.ts";

/** Newest first; who reserved is in the lead. */
const maxListed = 200;

/** `reservations list [--site <slug>]`: the newest, with where car and money are. */
export async function printReservations(
  context: CommandContext,
  { site }: { site?: string | undefined },
): Promise<number> {
  const found = await withDatabase(context, async (database) => {
    if (site !== undefined) await knownSite(database, site);
    return database.db
      .select({
        id: reservations.id,
        site: reservations.siteSlug,
        car: sql<string>`${cars.data}->>'name'`,
        stock_number: sql<string | null>`${cars.data}->>'stocknum'`,
        state: reservations.state,
        end: reservations.endReason,
        until: reservations.until,
        payment: payments.state,
        cents: payments.cents,
        currency: payments.currency,
        paymentId: payments.id,
        error: payments.lastError,
        lead: reservations.leadId,
      })
      .from(reservations)
      .innerJoin(payments, eq(payments.id, reservations.paymentId))
      .innerJoin(cars, eq(cars.id, reservations.carId))
      .where(site === undefined ? undefined : eq(reservations.siteSlug, site))
      .orderBy(desc(reservations.createdAt))
      .limit(maxListed);
  });
  const rows = found.map(({ id, site: slug, state, end, until, payment, cents, currency, paymentId, error, ...of }) => [
    id,
    slug,
    [of.car, of.stock_number].filter(Boolean).join(", "),
    end === null ? state : `${state} (${end})`,
    momentCell(until),
    amountWithCurrency(cents, currency),
    error === null ? payment : `${payment} (${error})`,
    receiptNumber(paymentId),
  ]);
  await print(
    context,
    found,
    rows.length === 0
      ? "There are no reservations yet."
      : table([["RESERVATION", "SITE", "CAR", "STATE", "UNTIL", "DEPOSIT", "PAYMENT", "RECEIPT"], ...rows]),
  );
  return 0;
}

const done = {
  release: "The car is free again.",
  refund: "The car is free again, and the deposit goes back.",
  sell: "Sold. Take the car out of the stock file, so that it no longer shows as reserved.",
} as const;

/**
 * `reservations release|refund|sell <id>`: what the dealer does with a reservation. The server sends back what has to
 * go back, as soon as it runs. Exit code 1 when its state does not allow it.
 */
export async function changeReservationCommand(
  context: CommandContext,
  names: readonly string[],
  kind: Extract<ReservationEvent["kind"], keyof typeof done>,
): Promise<number> {
  const [id = "", ...more] = names;
  if (!/^[\da-f-]{36}$/.test(id) || more.length > 0)
    throw new UsageError(`Name a reservation: forecourt reservations ${kind} <id>. See: forecourt reservations list`);
  return unlessRefused(context, id, () =>
    withDatabase(context, async (database) => {
      const rows = await readReservationRows(database.db, eq(reservations.id, id));
      if (!rows) throw new UsageError(`There is no reservation ${id}. See: forecourt reservations list`);
      const { site } = await knownSite(database, rows.reservation.siteSlug);
      const changed = await database.db.transaction((tx) =>
        changeReservation(tx, { site, paymentId: rows.payment.id, events: [{ kind }], now: new Date() }),
      );
      const payment = changed?.payment.state;
      const goesBack = payment === "refund_due" && kind === "release" ? " The deposit goes back." : "";
      return { result: { state: changed?.reservation.state, payment }, text: `${done[kind]}${goesBack}` };
    }),
  );
}
