import { leadForms } from "@forecourt/core";
import type { LeadFieldType } from "@forecourt/core";
import { csvLines } from "../../base/text/csv-lines.ts";
import { and, asc, eq, gt, or } from "../../records/drizzle.ts";
import type { Database } from "../../records/open-database.ts";
import { leads } from "../../records/schema.ts";
import { leadFacts } from "./lead-facts.ts";
import { leadFieldsInSql } from "./lead-steps.ts";
import { withDeliveries } from "./list-leads.ts";
import type { StoredLead } from "./list-leads.ts";

const first = [
  "lead_id",
  "site",
  "created_at",
  "category",
  "subcategory",
  "name",
  "last_name",
  "email",
  "phone",
  "postcode",
  "message",
  "opt_in",
  "car_id",
  "stock_number",
  "Vehicle Make",
  "Vehicle Model",
  "car_type",
  "dealership_slug",
  "location",
  "url",
  "source",
  "deliveries",
];
/** Fields that are not stored as they were sent: a code is used up, a time is in the appointment. */
const unstored = new Set<LeadFieldType>(["code", "time"]);
const declared = leadForms.flatMap(({ fields }) =>
  fields.filter(({ type }) => !unstored.has(type)).map(({ name }) => name),
);
/** The first ones as they always were; then every other field that a lead form declares. */
const columns = [...new Set([...first, ...declared]), "details"];

const atOnce = 500;

/**
 * Leads as text, oldest first, in pieces, so that any number of them needs little memory. `csv` has one line per lead
 * and opens in a spreadsheet (a value that would be taken for a formula is preceded by an apostrophe); `jsonl` has
 * the whole lead as one JSON object per line. The columns are the fields that the lead forms declare, and `details`:
 * what else is known, such as the time of a test drive, the shopper's own car and its estimate, or where a deposit
 * stands.
 *
 * @example
 * for await (const text of exportLeads(records, { site: "harbour-mazda", format: "csv" })) process.stdout.write(text);
 * // lead_id,site,created_at,category,…
 */
export async function* exportLeads(
  database: Database,
  options: { site?: string; format: "csv" | "jsonl" },
): AsyncGenerator<string, void, void> {
  if (options.format === "csv") yield csvLines([columns]);
  let last: { createdAt: Date; id: string } | undefined;
  for (;;) {
    const page = await database.db
      .select({ id: leads.id, site: leads.siteSlug, createdAt: leads.createdAt, payload: leadFieldsInSql })
      .from(leads)
      .where(
        and(
          options.site === undefined ? undefined : eq(leads.siteSlug, options.site),
          last &&
            or(gt(leads.createdAt, last.createdAt), and(eq(leads.createdAt, last.createdAt), gt(leads.id, last.id))),
        ),
      )
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(atOnce);
    if (page.length === 0) return;
    const whole = await withDeliveries(database, page);
    yield whole.map(options.format === "csv" ? csvLine : jsonLine).join("");
    if (page.length < atOnce) return;
    last = page.at(-1);
  }
}

function jsonLine(lead: StoredLead): string {
  return `${JSON.stringify({ lead_id: lead.id, site: lead.site, created_at: lead.createdAt, ...lead.payload, deliveries: lead.deliveries })}\n`;
}

function csvLine(lead: StoredLead): string {
  const deliveries = lead.deliveries
    .map(({ destination, state, attempts }) => `${destination}: ${state} (${attempts})`)
    .join("; ");
  const row: Record<string, unknown> = {
    ...lead.payload,
    lead_id: lead.id,
    site: lead.site,
    created_at: lead.createdAt.toISOString(),
    deliveries,
    details: detailsOf(lead),
  };
  return csvLines([columns.map((column) => row[column])], { escapesFormulas: true });
}

/** Fields that have fields of their own, a line each. */
function detailsOf({ payload }: StoredLead): string {
  const parts = Object.entries(payload).filter(
    ([field, value]) => !columns.includes(field) && typeof value === "object" && !Array.isArray(value),
  );
  return leadFacts(Object.fromEntries(parts))
    .map(([field, text]) => `${field}: ${text}`)
    .join("\n");
}
