import type { HoldCarInput } from "@forecourt/api";
import { reserveForm, storedLead } from "@forecourt/core";
import { reserveDeposit } from "@forecourt/core/reserve";
import type { Car, Site } from "@forecourt/core/schemas";
import { eq } from "../../records/drizzle.ts";
import { InvalidFieldsError, NotFoundError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { cars, reservations } from "../../records/schema.ts";
import { leadProblems } from "../leads/lead-problems.ts";
import type { RouteLead } from "../leads/lead-router.ts";
import { freeIdempotencyKey, storeLeadIn } from "../leads/store-lead.ts";
import { endLapsedHold, isTaken, notAvailable, placeHold } from "./place-hold.ts";
import type { HeldCar } from "./place-hold.ts";
import { readReservationRows } from "./reservation-rows.ts";
import { readCar } from "../stock/read-car.ts";

/**
 * Holds a car for 15 minutes: stores reservation, payment and lead in one transaction, or nothing. Of two shoppers who
 * want the same car one gets it, whatever happens; the unique index of the table says so to whoever gets past. A repeat
 * with the same key answers the first hold; once that has ended unpaid, as where no page to pay on could be opened, it
 * asks for the car anew.
 *
 * @param input.providerOf name of the payment provider that takes the deposit of a car; undefined where none can
 * @param input.secretOf makes the secret of a reservation from its id, the same each time
 * @throws NotFoundError `reserving_off`, `car_not_found`; InvalidFieldsError; ConflictError `car_not_available`,
 *   `too_many_holds`; UnavailableError `payments_unavailable`; what `storeLeadIn` throws
 */
export async function holdCar(
  database: Database,
  input: {
    site: Site;
    body: HoldCarInput;
    providerOf: (car: Car) => string | undefined;
    secretOf: (reservationId: string) => string;
    routeLead: RouteLead;
    idempotencyKey: string | undefined;
    now: Date;
  },
): Promise<HeldCar> {
  const { site, body, now } = input;
  if (!site.reserve.enabled || !reserveDeposit(site))
    throw new NotFoundError("reserving_off", "This site reserves no cars online.");
  const problems = leadProblems(site, reserveForm, body, { now });
  if (problems.length > 0) throw new InvalidFieldsError(problems);
  const carId = Number(body.car_id);
  try {
    return await database.db.transaction(async (tx) => {
      await endLapsedHold(tx, { site, carId, now });
      const store = () =>
        storeLeadIn(tx, {
          siteSlug: site.slug,
          lead: storedLead(reserveForm, { ...body, category: reserveForm.category }),
          ...(input.idempotencyKey === undefined ? {} : { idempotencyKey: input.idempotencyKey }),
          routeLead: input.routeLead,
          now,
        });
      const first = await store();
      let { leadId } = first;
      if (first.repeated) {
        const held = await repeatedHold(tx, { site, leadId, secretOf: input.secretOf });
        if (!hasEndedUnpaid(held)) return held;
        // The car before the lead, as everybody locks them.
        await tx.select({ id: cars.id }).from(cars).where(eq(cars.id, carId)).for("update");
        await freeIdempotencyKey(tx, leadId);
        ({ leadId } = await store());
      }
      return placeHold(tx, { ...input, carId, leadId, phone: body.phone ?? "" });
    });
  } catch (error) {
    throw isTaken(error) ? notAvailable() : error;
  }
}

const hasEndedUnpaid = ({ reservation, payment }: HeldCar) =>
  reservation.state === "released" && payment.state === "closed";

/** The same request once more, whose answer was lost: the same link. */
async function repeatedHold(
  tx: DatabaseWriter,
  { site, leadId, secretOf }: { site: Site; leadId: string; secretOf: (reservationId: string) => string },
): Promise<HeldCar> {
  const rows = await readReservationRows(tx, eq(reservations.leadId, leadId));
  const car = rows && (await readCar(tx, { siteSlug: site.slug, id: rows.reservation.carId }));
  if (!car) throw notAvailable();
  return { ...rows, car, secret: secretOf(rows.reservation.id) };
}
