import { createHash } from "node:crypto";
import { tradeInForm, vehicleEnquiryDefaults } from "@forecourt/core";
import type { LeadValues } from "@forecourt/core";
import type { CarStatus, CarType } from "@forecourt/core/schemas";
import { and, eq, sql } from "../../records/drizzle.ts";
import { InvalidError, InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import type { Database } from "../../records/open-database.ts";
import { cars, leadDeliveries, leads } from "../../records/schema.ts";
import { carLocationId } from "../stock/car-location-in-sql.ts";
import type { RouteLead, RoutedCar } from "./lead-router.ts";
import { refuseWhileSuspended } from "../sites/refuse-while-suspended.ts";

/** How long a key makes a repeat harmless (decisions.md row 69). */
const keyLifeMs = 24 * 3_600_000;

/** Fields of a lead by their names on the wire, whichever form it is of. */
export interface LeadFields extends LeadValues {
  category?: string | undefined;
  /** Id of the car of the site that it is about. */
  car_id?: string | undefined;
}

/** A lead that passed every check, and what is to happen with it. */
export interface LeadToStore {
  siteSlug: string;
  lead: LeadFields;
  /** Value of the `Idempotency-Key` header; absent is accepted. */
  idempotencyKey?: string;
  /** Says where it goes. */
  routeLead: RouteLead;
  /** When it is delivered at the earliest. @default now */
  deliverFrom?: Date;
  /** It was taken before, with what it is made from: a suspended site keeps it too. @default false */
  isAccepted?: boolean;
  now: Date;
}

/**
 * Stores a lead together with its deliveries, in one transaction. A repeat with the same key and body within 24 hours
 * answers the first lead's id and stores nothing; the pages that were visited are no part of what is compared.
 *
 * @throws InvalidError `idempotency_key_reused` when the key came with another body; InvalidFieldsError when `car_id`
 *   is no car of the site; UnavailableError `site_suspended`
 */
export async function storeLead(
  database: Database,
  input: LeadToStore,
): Promise<{ leadId: string; repeated: boolean }> {
  return database.db.transaction((tx) => storeLeadIn(tx, input));
}

/**
 * The same in a transaction that does something else besides. What its form did not say of the car is read from the
 * stock, so that receivers and exports know which car it was after it has gone; what was sent stays as it was.
 */
export async function storeLeadIn(
  tx: DatabaseWriter,
  input: LeadToStore,
): Promise<{ leadId: string; repeated: boolean }> {
  const { siteSlug, lead, idempotencyKey, now } = input;
  // The pages visited are left out: they differ between two tries of the same enquiry.
  const said = JSON.stringify({ ...lead, lead_attributes: undefined });
  const bodyHash = createHash("sha256").update(said).digest("hex");
  if (!input.isAccepted) await refuseWhileSuspended(tx, siteSlug);
  if (idempotencyKey !== undefined) {
    // Held to the end of the transaction: a repeat that arrives in the same moment waits for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${siteSlug}\n${idempotencyKey}`}, 0))`);
    const sameKey = and(eq(leads.siteSlug, siteSlug), eq(leads.idempotencyKey, idempotencyKey));
    const [earlier] = await tx
      .select({ id: leads.id, bodyHash: leads.bodyHash, createdAt: leads.createdAt })
      .from(leads)
      .where(sameKey);
    if (earlier && now.getTime() - earlier.createdAt.getTime() < keyLifeMs) {
      if (earlier.bodyHash === bodyHash) return { leadId: earlier.id, repeated: true };
      throw new InvalidError(
        "idempotency_key_reused",
        "This Idempotency-Key was used with another enquiry. Send a new key with a new enquiry.",
      );
    }
    if (earlier) await freeIdempotencyKey(tx, earlier.id);
  }
  const car = lead.car_id === undefined ? undefined : await knownCar(tx, siteSlug, lead.car_id);
  const payload = { ...(car ? factsOf(car, lead) : {}), ...lead, source: "Website" };
  const [stored] = await tx
    .insert(leads)
    .values({ siteSlug, idempotencyKey: idempotencyKey ?? null, bodyHash, payload, createdAt: now })
    .returning({ id: leads.id });
  if (!stored) throw new Error("The lead was not stored.");
  const destinations = input.routeLead(lead, car, now);
  if (destinations.length > 0)
    await tx.insert(leadDeliveries).values(
      destinations.map((destination) => ({
        leadId: stored.id,
        siteSlug,
        destination,
        nextAttemptAt: input.deliverFrom ?? now,
      })),
    );
  return { leadId: stored.id, repeated: false };
}

/** The next lead with the key of this one is a new lead. */
export async function freeIdempotencyKey(tx: DatabaseWriter, leadId: string): Promise<void> {
  await tx.update(leads).set({ idempotencyKey: null }).where(eq(leads.id, leadId));
}

/** The car of a lead, as its stock has it. */
interface LeadCar extends RoutedCar {
  model: string | null;
  stocknum: string | null;
  status: string | null;
  dealershipId: string | null;
}

const ofStock = ["stock_number", "car_type", "vehicle_status", "dealership_slug", "car_dealership_id"] as const;
/** Left out of a valuation, where they would be taken for the shopper's own car. */
const ofMake = ["Vehicle Make", "Vehicle Model", "manufacturer_slug"] as const;

/** What a lead says of its car (S1 §3 "Enquiry defaults"). */
function factsOf(car: LeadCar, { category }: LeadFields): Record<string, unknown> {
  const facts = vehicleEnquiryDefaults({
    make: car.make,
    model: car.model,
    car_type: car.carType as CarType,
    status: car.status as CarStatus,
    stocknum: car.stocknum,
    dealership_slug: car.dealershipSlug,
    dealership_id: car.dealershipId,
  });
  const names = category === tradeInForm.category ? ofStock : [...ofStock, ...ofMake];
  return Object.fromEntries(names.filter((name) => facts[name] !== undefined).map((name) => [name, facts[name]]));
}

async function knownCar(tx: DatabaseWriter, siteSlug: string, id: string): Promise<LeadCar> {
  const carId = /^\d{1,15}$/.test(id) ? Number(id) : -1;
  const [car] = await tx
    .select({
      carType: cars.carType,
      make: cars.make,
      dealershipSlug: sql<string | null>`${cars.data}->>'dealership_slug'`,
      locationId: carLocationId,
      model: sql<string | null>`${cars.data}->>'model'`,
      stocknum: sql<string | null>`${cars.data}->>'stocknum'`,
      status: sql<string | null>`${cars.data}->>'status'`,
      dealershipId: sql<string | null>`${cars.data}->>'dealership_id'`,
    })
    .from(cars)
    .where(and(eq(cars.id, carId), eq(cars.siteSlug, siteSlug)));
  if (!car) throw new InvalidFieldsError([{ path: "car_id", message: "This car is not in our stock." }]);
  return car;
}
