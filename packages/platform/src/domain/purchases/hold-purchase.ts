import { depositTermsField, leadFormContext, leadFormProblems } from "@forecourt/core";
import { missingPurchaseSteps } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import { eq } from "../../records/drizzle.ts";
import { ConflictError, InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { leads, purchases } from "../../records/schema.ts";
import { deliverStep, leadFieldsInSql, lockLead } from "../leads/lead-steps.ts";
import { endLapsedHold, isTaken, notAvailable, placeHold } from "../reservations/place-hold.ts";
import type { HeldCar } from "../reservations/place-hold.ts";
import { refuseWhileSuspended } from "../sites/refuse-while-suspended.ts";
import { purchaseLead } from "./purchase-lead.ts";
import { purchasedCar, purchaseProgress, purchaseRow, refusePaid, summaryOf } from "./purchase-rows.ts";

/**
 * Holds the car of a purchase while its deposit is paid: the same hold, of the same table, as of a reservation, so that
 * a car has one whoever asks for it. The lead of the purchase carries what becomes of it.
 *
 * @param input.totalCents the total that the shopper saw
 * @throws NotFoundError `purchase_unknown`; ConflictError `purchase_paid`, `purchase_not_whole`, `purchase_changed`,
 *   and what `placeHold` throws
 */
export async function holdPurchase(
  database: Database,
  input: {
    site: Site;
    id: string;
    secret: string;
    totalCents: number;
    agreesToTerms: boolean;
    providerOf: (car: Car) => string | undefined;
    secretOf: (reservationId: string) => string;
    now: Date;
  },
): Promise<HeldCar & { email: string }> {
  const { site, id, secret, totalCents, agreesToTerms, providerOf, secretOf, now } = input;
  const problems = leadFormProblems({ fields: [depositTermsField] }, leadFormContext(site), {
    [depositTermsField.name]: agreesToTerms,
  });
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  try {
    return await database.db.transaction(async (tx) => {
      const row = await purchaseRow(tx, { site, id, secret, now, isLocked: true });
      await refuseWhileSuspended(tx, site.slug);
      await endLapsedHold(tx, { site, carId: row.carId, now });
      await refusePaid(tx, row);
      const { leadId } = row;
      if (leadId === null || missingPurchaseSteps(purchaseProgress(row, now)).length > 0)
        throw new ConflictError("purchase_not_whole", "Some steps of your purchase are still open.");
      // Not locked yet: payment, car and lead are locked in this order, by everybody.
      const [lead] = await tx.select({ fields: leadFieldsInSql }).from(leads).where(eq(leads.id, leadId));
      const car = await purchasedCar(tx, { site, carId: row.carId, now });
      const summary = summaryOf(row, { car, site, now });
      if (!summary) throw notAvailable();
      if (summary.totalCents !== totalCents)
        throw new ConflictError(
          "purchase_changed",
          "The price has changed meanwhile. Please look at the summary again.",
        );
      const said = (name: string) => (typeof lead?.fields[name] === "string" ? lead.fields[name] : "");
      const held = await placeHold(tx, {
        site,
        carId: row.carId,
        leadId,
        phone: said("phone"),
        providerOf,
        secretOf,
        now,
      });
      await tx.update(purchases).set({ paymentId: held.payment.id, updatedAt: now }).where(eq(purchases.id, id));
      await lockLead(tx, leadId);
      await deliverStep(tx, { leadId, fields: purchaseLead(row, { summary, car, site, now }), now });
      return { ...held, email: said("email") };
    });
  } catch (error) {
    throw isTaken(error) ? notAvailable() : error;
  }
}
