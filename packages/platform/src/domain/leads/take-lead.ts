import { remapCategory } from "@forecourt/core";
import type { Lead, LeadDestination, Site } from "@forecourt/core/schemas";
import { ApiRefusal } from "../../http/answers/api-refusal.ts";
import type { Database } from "../../records/open-database.ts";
import { leadProblems } from "./check-lead.ts";
import { checkedIdempotencyKey } from "../../http/requests/idempotency-key.ts";
import { storeLead } from "./store-lead.ts";

/**
 * Takes an enquiry as posted: checks it against the site's configuration, remaps a career enquiry and stores it with
 * its deliveries. Nothing is sent to anybody here.
 *
 * @returns the lead's id.
 * @throws ApiRefusal 400 `idempotency_key_invalid`, 422 `fields_invalid`, 422 `idempotency_key_reused`
 */
export async function takeLead(
  database: Database,
  input: { site: Site; destinations: readonly LeadDestination[]; lead: Lead; idempotencyKey: string | null; now: Date },
): Promise<string> {
  const { site, lead, destinations, now } = input;
  const idempotencyKey = checkedIdempotencyKey(input.idempotencyKey);
  const fields = leadProblems(site, lead);
  if (fields.length > 0) throw new ApiRefusal(422, "fields_invalid", "Some fields are not valid.", { fields });
  const names = destinations.map(({ name }) => name);
  const { leadId } = await storeLead(database, {
    siteSlug: site.slug,
    lead: remapCategory(lead),
    idempotencyKey,
    destinations: names,
    now,
  });
  return leadId;
}
