import { ownHostOf } from "../base/environment/host-name.ts";
import { count, eq, sql } from "../records/drizzle.ts";
import { openIdentityKeys } from "../domain/shoppers/identity-keys.ts";
import type { Database } from "../records/open-database.ts";
import { appointments, hosts, sites } from "../records/schema.ts";
import { countUndelivered, planRemoval } from "../domain/removal/plan-removal.ts";
import { RemovalRefusedError, removeSite } from "../domain/removal/remove-site.ts";
import { suspendSite } from "../domain/sites/suspend-site.ts";
import { print, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { engineFailure, indexEveryChange } from "./open-index.ts";
import { reportText } from "./print-report.ts";
import { progressLine } from "./progress-line.ts";
import { withDatabase } from "./with-database.ts";
import { oneSlug } from "./one-slug.ts";

/** `site suspend <slug> [--dry-run]`: 503 on its hosts; its data stays, what was accepted is still delivered. */
export const suspend = (
  context: CommandContext,
  names: readonly string[],
  given: { dryRun: boolean },
): Promise<number> => changeService(context, names, { ...given, action: "suspend" });

/** `site resume <slug> [--dry-run]`: serves it again. */
export const resume = (
  context: CommandContext,
  names: readonly string[],
  given: { dryRun: boolean },
): Promise<number> => changeService(context, names, { ...given, action: "resume" });

async function changeService(
  context: CommandContext,
  names: readonly string[],
  { dryRun, action }: { dryRun: boolean; action: "suspend" | "resume" },
): Promise<number> {
  const suspended = action === "suspend";
  const slug = oneSlug(names, action);
  const report = await withDatabase(context, async (database) => {
    const [site] = await database.db
      .select({ isSuspended: sql<boolean>`${sites.suspendedAt} is not null` })
      .from(sites)
      .where(eq(sites.slug, slug));
    if (!site) throw unknownSite(slug);
    const changed = dryRun
      ? site.isSuspended !== suspended
      : await suspendSite(database, slug, suspended ? new Date() : null);
    return {
      slug,
      suspended,
      changed: changed ?? false,
      ...(dryRun ? { dryRun } : {}),
      ...(await readAffected(database, slug, context.env)),
    };
  });
  const becomes = suspended ? "answers 503 and takes no enquiries" : "is served";
  const text = [
    `${slug}: ${report.changed ? `${dryRun ? "would be changed: " : ""}${becomes}` : `nothing to do, it ${becomes}`}`,
    `Hosts: ${report.hosts.join(", ")}`,
    `Stays: all data; ${report.undelivered} undelivered enquiries, which still go out; ${report.upcomingTestDrives} test drives to come`,
  ];
  await print(context, report, text.join("\n"));
  return 0;
}

/** Hosts, undelivered enquiries and future test drives of a site: what a suspension affects. */
async function readAffected(
  database: Database,
  slug: string,
  env: CommandContext["env"],
): Promise<{ hosts: string[]; undelivered: number; upcomingTestDrives: number }> {
  const names = await database.db.select({ host: hosts.host }).from(hosts).where(eq(hosts.siteSlug, slug));
  const [drives] = await database.db
    .select({ count: count() })
    .from(appointments)
    .where(
      sql`${appointments.siteSlug} = ${slug} and ${appointments.cancelledAt} is null and ${appointments.startsAt} > now()`,
    );
  return {
    hosts: [ownHostOf(slug, env), ...names.map(({ host }) => host)],
    undelivered: await countUndelivered(database.db, slug),
    upcomingTestDrives: drives?.count ?? 0,
  };
}

/** Options of `site remove`. */
export interface RemoveArguments {
  confirm?: string | undefined;
  discardLeads: boolean;
  dryRun: boolean;
}

/** `site remove <slug> --confirm <slug> [--discard-leads] [--dry-run]` */
export async function remove(
  context: CommandContext,
  names: readonly string[],
  { confirm, discardLeads, dryRun }: RemoveArguments,
): Promise<number> {
  const slug = oneSlug(names, "remove");
  if (!dryRun && confirm !== slug)
    throw new UsageError(
      `Removing a site cannot be undone. See what goes with --dry-run, then say which one you mean: forecourt site remove ${slug} --confirm ${slug}`,
    );
  return withDatabase(context, (database) =>
    dryRun ? printPlan(context, database, slug) : removeNow(context, database, { slug, discardLeads }),
  );
}

async function printPlan(context: CommandContext, database: Database, slug: string): Promise<number> {
  if ((await database.db.select({ slug: sites.slug }).from(sites).where(eq(sites.slug, slug))).length === 0)
    throw unknownSite(slug);
  const { media: _media, ...plan } = await planRemoval(database, context.dataDir, slug);
  const held =
    plan.undelivered > 0
      ? `\n${plan.undelivered} enquiries have not reached the dealer: the removal is refused without --discard-leads. Save them first: forecourt leads export --site ${slug} --output ${slug}.csv`
      : "";
  await print(context, { slug, dryRun: true, ...plan }, `${reportText(plan, { dryRun: true })}${held}`);
  return 0;
}

async function removeNow(
  context: CommandContext,
  database: Database,
  { slug, discardLeads }: { slug: string; discardLeads: boolean },
): Promise<number> {
  const progress = progressLine(context.err);
  let indexFailure: string | undefined;
  const removed = await removeSite({
    database,
    slug,
    discardLeads,
    dataDir: context.dataDir,
    keys: openIdentityKeys(context.dataDir, context.env),
    now: new Date(),
    indexChanges: () =>
      indexEveryChange(context, database).then(
        (by) => by !== undefined,
        (error: unknown) => {
          indexFailure = engineFailure(error);
          return false;
        },
      ),
    onStep: (step) => progress.say(`Removing ${slug}: ${step}`),
  }).finally(() => progress.end());
  const { outcome } = removed;
  await print(context, { slug, ...removed }, `${slug}: ${outcome}\n${reportText(removed, { dryRun: false })}`);
  if (outcome !== "index behind") return 0;
  context.err(
    `${indexFailure === undefined ? "The running server has not taken its cars out of the search index yet. See forecourt doctor" : `Its cars are still in the search index. ${indexFailure} Once the engine answers`}, then repeat: forecourt site remove ${slug} --confirm ${slug}\n`,
  );
  return 1;
}

/** The error for an unknown site. A site whose document does not fit this release is known: it can still be removed. */
function unknownSite(slug: string): RemovalRefusedError {
  return new RemovalRefusedError("site_unknown", `There is no site "${slug}". See: forecourt site list`);
}
