import type { Database } from "../records/open-database.ts";
import { listSites, siteBySlug } from "../domain/sites/read-sites.ts";
import type { StoredSite } from "../domain/sites/read-sites.ts";
import { UsageError } from "./command-context.ts";

/**
 * The site that a command names.
 *
 * @throws UsageError that lists the sites there are
 */
export async function knownSite(database: Database, slug: string): Promise<StoredSite> {
  const found = await siteBySlug(database, slug);
  if (found) return found;
  const slugs = (await listSites(database)).map((site) => site.slug);
  const choice =
    slugs.length === 0
      ? "There are none yet; make one with: forecourt site apply <file>."
      : `There are: ${slugs.slice(0, 20).join(", ")}${slugs.length > 20 ? ", …" : ""}.`;
  throw new UsageError(`There is no site "${slug}". ${choice}`);
}
