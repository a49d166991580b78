import type { GarageAnswer, GarageEntry } from "@forecourt/api";
import { and, eq, isNull } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { financeEnquiries } from "../../records/schema.ts";
import { consentsOf } from "../removal/consent-proofs.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import { entryCars } from "./entry-cars.ts";
import { entryFacts, financeFacts, textOf } from "./entry-facts.ts";
import type { EntryFacts, GarageReading } from "./entry-facts.ts";
import { ledgerConsents } from "./ledger-consents.ts";
import { ownDetails } from "./own-details.ts";
import { ownLeads } from "./own-leads.ts";
import type { OwnLead } from "./own-leads.ts";
import { savedChanges } from "./saved-changes.ts";

/** Entries that are shown at most; the file with all data has every one. */
const maxEntries = 50;

/**
 * What a shopper has at a site, found by the verified number of the session alone: enquiries, bookings, valuations,
 * reservations, purchases, payments and finance enquiries with where they stand, what became of the saved cars, details
 * and consents.
 *
 * @param reading.sharedWith slugs of the sites that share the account
 */
export async function readGarage(
  database: Database,
  reading: GarageReading & { keys: Pick<IdentityKeys, "hash">; sharedWith: readonly string[] },
): Promise<Omit<GarageAnswer, "shared_with" | "elsewhere">> {
  const [{ entries, consents }, saved, details, ledger] = await Promise.all([
    readEntries(database, reading),
    savedChanges(database, reading),
    ownDetails(database.db, reading, reading.sharedWith),
    ledgerConsents(database.db, reading),
  ]);
  return {
    details,
    entries,
    saved,
    consents: [...consents, ...ledger].toSorted((one, other) => (one.given_at < other.given_at ? 1 : -1)),
  };
}

/** What a shopper began at a site, with where it stands, and what was agreed to with it. */
export async function readEntries(
  database: Database,
  reading: GarageReading,
): Promise<Pick<GarageAnswer, "entries" | "consents">> {
  const { site, now } = reading;
  const leads = await ownLeads(database.db, reading, maxEntries);
  const [facts, waiting] = await Promise.all([entryFacts(database, reading, leads), waitingFinance(database, reading)]);
  const found = leads.flatMap((lead, index) => {
    const fact = facts[index];
    return fact ? [{ lead, fact, carId: textOf(lead.fields["car_id"]) ?? driveCar(fact) }] : [];
  });
  const ids = found.flatMap(({ carId }) => carId ?? []);
  const cars = await entryCars(database, { site, ids, now });
  const entries = found.map(({ lead, fact, carId }): GarageEntry => ({
    ...fact,
    lead_id: lead.id,
    created_at: lead.createdAt.toISOString(),
    car: (carId !== undefined && cars.get(carId)) || null,
  }));
  return {
    entries: [...entries, ...waiting].toSorted(newestFirst).slice(0, maxEntries),
    consents: leads.flatMap(consentGiven),
  };
}

const newestFirst = (one: GarageEntry, other: GarageEntry) => (one.created_at < other.created_at ? 1 : -1);

/** A test drive for a car that the lead names by its booking alone. */
const driveCar = (fact: EntryFacts) => (fact.kind === "test_drive" ? fact.test_drive.car?.id : undefined);

function consentGiven({ fields, createdAt }: OwnLead): GarageAnswer["consents"] {
  const consents = consentsOf(fields);
  if (consents.length === 0) return [];
  const category = textOf(fields["category"]) ?? null;
  return [{ given_at: createdAt.toISOString(), consents, category, source: null, action: "given" }];
}

/** Finance enquiries that have not become an enquiry of the dealer's yet. */
async function waitingFinance({ db }: Database, { site, user }: GarageReading): Promise<GarageEntry[]> {
  const rows = await db
    .select()
    .from(financeEnquiries)
    .where(
      and(
        eq(financeEnquiries.siteSlug, site.slug),
        eq(financeEnquiries.userId, user.userId),
        isNull(financeEnquiries.leadId),
      ),
    );
  return rows.map((row): GarageEntry => ({
    ...financeFacts(row),
    lead_id: null,
    created_at: row.createdAt.toISOString(),
    car: null,
  }));
}
