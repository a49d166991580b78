import { countryCodes, isCountryCode } from "@forecourt/core";
import { eq, getTableName, sql } from "../../records/drizzle.ts";
import { bumpVersion } from "../../records/bump-version.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { cars, financeEnquiries, leads, sites } from "../../records/schema.ts";
import type { Database } from "../../records/open-database.ts";
import type { IdentityKeys } from "../shoppers/identity-keys.ts";
import { queueForIndex } from "../stock/queue-for-index.ts";
import { rowsOf } from "../../records/rows-of.ts";
import type { ConsentSite } from "./consent-proofs.ts";
import { deleteLeads, deleteUnfinishedEnquiries } from "./delete-leads.ts";
import { deleteRows } from "./delete-rows.ts";
import { siteData } from "./site-data.ts";
import type { SiteData } from "./site-data.ts";

const rowsAtOnce = 1000;

/**
 * Deletes every row of a site: step by step first, so that no step takes long, then what came meanwhile and the site
 * itself in one transaction that nothing new gets past.
 */
export async function deleteSiteRows({
  database,
  keys,
  slug,
  onStep,
}: {
  database: Database;
  keys: Pick<IdentityKeys, "hash">;
  slug: string;
  /** Hears what was done. */
  onStep: (step: string) => void;
}): Promise<void> {
  const [stored] = await database.db
    .select({ country: sql<string | null>`${sites.document} ->> 'country'` })
    .from(sites)
    .where(eq(sites.slug, slug));
  if (!stored) return;
  const country = isCountryCode(stored.country) ? stored.country : countryCodes[0];
  const site: ConsentSite = { slug, keys, country };
  // While it stands it answers 503, so it keeps its hosts; its history says what people consented to.
  const last = new Set(["hosts", "site_history", "sites"]);
  for (const data of siteData.filter(({ table }) => !last.has(getTableName(table)))) {
    for (;;) {
      const count = await database.db.transaction((tx) => deletePart(tx, site, data));
      if (count === 0) break;
      onStep(`deleted ${count} of ${getTableName(data.table)}`);
    }
  }
  await database.db.transaction(async (tx) => {
    // Rows that refer to the site wait here, and then find it gone.
    await tx.execute(sql`select 1 from sites where slug = ${slug} for update`);
    for (const data of siteData) while ((await deletePart(tx, site, data)) > 0);
    await bumpVersion(tx, "config");
  });
}

/** Deletes some rows of a table, with what has to happen besides. @returns how many; 0 when there are none left */
async function deletePart(tx: DatabaseWriter, site: ConsentSite, { table, ofSite }: SiteData): Promise<number> {
  const { slug } = site;
  if (table === cars) {
    const ids = await idsOf(tx, sql`select id from cars where site_slug = ${slug} limit ${rowsAtOnce} for update`);
    if (ids.length === 0) return 0;
    const list = sql.join(
      ids.map((id) => sql`${id}::bigint`),
      sql`, `,
    );
    await queueForIndex(tx, sql`select unnest(array[${list}])`);
    return deleteRows(tx, cars, sql`id in (${list})`);
  }
  if (table === leads)
    return (
      await deleteLeads(
        tx,
        site,
        await idsOf(tx, sql`select id from leads where site_slug = ${slug} limit ${rowsAtOnce}`),
      )
    ).leads;
  if (table === financeEnquiries) {
    const { financeEnquiries: waiting } = await deleteUnfinishedEnquiries(
      tx,
      site,
      await idsOf(
        tx,
        sql`select id from finance_enquiries where site_slug = ${slug} and lead_id is null limit ${rowsAtOnce}`,
      ),
    );
    return waiting + (await deleteRows(tx, table, ofSite(slug), rowsAtOnce));
  }
  return deleteRows(tx, table, ofSite(slug), rowsAtOnce);
}

async function idsOf(tx: DatabaseWriter, query: ReturnType<typeof sql>): Promise<string[]> {
  return (await rowsOf<{ id: string }>(tx, query)).map(({ id }) => id);
}
