import type { GarageEntry } from "@forecourt/api";
import { eq, inArray } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import {
  appointments,
  financeEnquiries,
  invoicePayments,
  openLeads,
  purchases,
  reservations,
  spinTurns,
  tradeIns,
} from "../../records/schema.ts";
import { readTestDrive } from "../bookings/read-test-drive.ts";
import { readInvoiceRows } from "../invoices/invoice-rows.ts";
import { shownInvoice } from "../invoices/shown-invoice.ts";
import { shownPurchase } from "../purchases/shown-purchase.ts";
import { shownReservation } from "../reservations/read-reservation.ts";
import { readReservationRows } from "../reservations/reservation-rows.ts";
import { shownSpin } from "../spin/take-spin.ts";
import { shownTradeIn } from "../trade-ins/read-trade-in.ts";
import type { GarageOwner, OwnLead } from "./own-leads.ts";

/** What reading a garage stands on. */
export interface GarageReading extends GarageOwner {
  /** Makes the secret of a link from the kind and the id of what it is about, the same each time. */
  secretOf: (about: "reservation" | "purchase" | "invoice", id: string) => string;
  now: Date;
}

/** An entry without what every kind has. */
export type EntryFacts = GarageEntry extends infer Entry
  ? Entry extends GarageEntry
    ? Omit<Entry, "lead_id" | "created_at" | "car">
    : never
  : never;

/**
 * What became of enquiries, in their order: the booking, valuation, reservation, purchase or payment behind each, or
 * the enquiry itself.
 */
export async function entryFacts(
  database: Database,
  reading: GarageReading,
  leads: readonly OwnLead[],
): Promise<EntryFacts[]> {
  if (leads.length === 0) return [];
  const { db } = database;
  const ids = leads.map(({ id }) => id);
  const [drives, services, valuations, bought, reserved, paid, financed, turned] = await Promise.all([
    db
      .select({ leadId: appointments.leadId, id: appointments.id })
      .from(appointments)
      .where(inArray(appointments.leadId, ids)),
    db
      .select({ leadId: openLeads.leadId, completedAt: openLeads.completedAt })
      .from(openLeads)
      .where(inArray(openLeads.leadId, ids)),
    db.select().from(tradeIns).where(inArray(tradeIns.leadId, ids)),
    db.select().from(purchases).where(inArray(purchases.leadId, ids)),
    db
      .select({ leadId: reservations.leadId, id: reservations.id })
      .from(reservations)
      .where(inArray(reservations.leadId, ids)),
    db
      .select({ leadId: invoicePayments.leadId, id: invoicePayments.paymentId })
      .from(invoicePayments)
      .where(inArray(invoicePayments.leadId, ids)),
    db.select().from(financeEnquiries).where(inArray(financeEnquiries.leadId, ids)),
    db.select().from(spinTurns).where(inArray(spinTurns.leadId, ids)),
  ]);
  const of = <Row extends { leadId: string | null }>(rows: readonly Row[], leadId: string) =>
    rows.find((row) => row.leadId === leadId);
  const { site, secretOf, now } = reading;
  return Promise.all(
    leads.map(async ({ id, fields }): Promise<EntryFacts> => {
      const drive = of(drives, id);
      if (drive)
        return {
          kind: "test_drive",
          id: drive.id,
          test_drive: await readTestDrive(database, { site, id: drive.id, now }),
        };
      const service = of(services, id);
      if (service) return serviceFacts(fields, service.completedAt !== null);
      const valuation = of(valuations, id);
      if (valuation) return { kind: "trade_in", trade_in: await shownTradeIn(db, valuation) };
      const purchase = of(bought, id);
      if (purchase) {
        const { until, next, is_available, reservation } = await shownPurchase(database, purchase, { site, now });
        return {
          kind: "purchase",
          secret: secretOf("purchase", purchase.id),
          purchase: { id: purchase.id, until, next, is_available, reservation },
        };
      }
      const reservation = of(reserved, id);
      const rows = reservation && (await readReservationRows(db, eq(reservations.id, reservation.id)));
      if (rows)
        return {
          kind: "reservation",
          secret: secretOf("reservation", rows.reservation.id),
          reservation: await shownReservation(database, rows, { site, now }),
        };
      const payment = of(paid, id);
      const invoice = payment && (await readInvoiceRows(db, eq(invoicePayments.paymentId, payment.id)));
      if (invoice)
        return {
          kind: "payment",
          secret: secretOf("invoice", invoice.payment.id),
          payment: shownInvoice(invoice, now),
        };
      const turn = of(turned, id);
      if (turn) return { kind: "spin", turn: shownSpin(turn, site) };
      const finance = of(financed, id);
      return finance
        ? financeFacts(finance)
        : {
            kind: "enquiry",
            category: textOf(fields["category"]) ?? "",
            subcategory: textOf(fields["subcategory"]) ?? null,
          };
    }),
  );
}

/** Where a finance enquiry stands. One whose customer cannot be made is still the dealer's to call back. */
export function financeFacts({
  customerState,
  redirectUrl,
}: Pick<typeof financeEnquiries.$inferSelect, "customerState" | "redirectUrl">): EntryFacts {
  return {
    kind: "finance",
    state: customerState === "dead" ? "waiting" : customerState,
    redirect_url: redirectUrl,
  };
}

function serviceFacts(fields: OwnLead["fields"], isComplete: boolean): EntryFacts {
  const words = ["Vehicle Year", "Vehicle Make", "Vehicle Model"].flatMap((name) => textOf(fields[name]) ?? []);
  return {
    kind: "service_booking",
    state: isComplete ? "sent" : "unfinished",
    day: textOf(fields["Preferred Service Date"]) ?? null,
    vehicle: words.length === 0 ? null : words.join(" "),
  };
}

/** A text with something in it. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;
