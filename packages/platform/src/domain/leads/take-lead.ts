import { leadFormOf, storedLead } from "@forecourt/core";
import { normalisePhone } from "@forecourt/core/phone";
import type { Lead, Site } from "@forecourt/core/schemas";
import { InvalidFieldsError } from "../../base/errors/domain-error.ts";
import type { Database } from "../../records/open-database.ts";
import { leadProblems } from "./lead-problems.ts";
import type { RouteLead } from "./lead-router.ts";
import { storeLead } from "./store-lead.ts";

/** An enquiry as posted. */
export interface LeadToTake {
  site: Site;
  routeLead: RouteLead;
  lead: Lead;
  /** The number of the shopper who is signed in, for forms that want one. @default nobody is */
  verifiedPhone?: () => Promise<string | undefined>;
  idempotencyKey: string | undefined;
  now: Date;
}

/**
 * Takes an enquiry as posted: checks it by the declaration of its form, and stores it with its deliveries under the
 * category of that form. One without a category gets the first of the site's. Nothing is sent to anybody here.
 *
 * @returns the lead's id.
 * @throws InvalidFieldsError, SignInRequiredError where the form wants a verified number, and what `storeLead` throws
 */
export async function takeLead(database: Database, input: LeadToTake): Promise<string> {
  const { site, routeLead, idempotencyKey, now } = input;
  const lead = { ...input.lead, category: input.lead.category ?? site.enquiry.categories[0] };
  const form = leadFormOf("createLead", lead);
  if (!form)
    throw new InvalidFieldsError([
      { path: "category", message: "Enquiries of this category have a form of their own." },
    ]);
  const verified = form.access === "verified" ? await input.verifiedPhone?.() : undefined;
  const isProven = verified !== undefined && verified === normalisePhone(lead.phone, site.country);
  const fields = leadProblems(site, form, lead, { now, isProven });
  if (fields.length > 0) throw new InvalidFieldsError(fields);
  const { leadId } = await storeLead(database, {
    siteSlug: site.slug,
    lead: storedLead(form, lead),
    idempotencyKey,
    routeLead,
    now,
  });
  return leadId;
}
