import type { ContentLayer } from "@forecourt/core/schemas";
import { contentVersions, rollbackContent } from "../domain/content/content-history.ts";
import { print, table, UsageError } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";
import { contentLayerName } from "./content-layer-name.ts";
import { withDatabase } from "./with-database.ts";

/** `content history <layer>`: every version, the newest first. */
export async function printContentHistory(context: CommandContext, names: readonly string[]): Promise<number> {
  const layer = oneLayer(names, "history");
  const versions = await withDatabase(context, (database) => contentVersions(database, layer));
  const rows = versions.map(({ version, appliedAt, records }, index) => [
    String(version),
    appliedAt.toISOString(),
    String(records),
    index === 0 ? "holds" : "",
  ]);
  await print(
    context,
    versions,
    rows.length === 0 ? `${layer} never had content.` : table([["VERSION", "APPLIED", "RECORDS", ""], ...rows]),
  );
  return 0;
}

/** `content rollback <layer> [--to <version>]`: an earlier version holds again, as a new one. */
export async function rollBackContent(
  context: CommandContext,
  names: readonly string[],
  { to }: { to?: string | undefined },
): Promise<number> {
  const layer = oneLayer(names, "rollback");
  if (to !== undefined && !/^[1-9]\d{0,8}$/.test(to))
    throw new UsageError(`--to wants the number of a version, such as 3, not "${to}".`);
  const done = await withDatabase(context, (database) =>
    rollbackContent(database, layer, to === undefined ? undefined : Number(to)),
  );
  const [made] = done.versions;
  await print(
    context,
    done,
    made === undefined
      ? `${layer}: nothing to do, version ${done.to} is what holds`
      : `${layer}: version ${done.to} holds again, as version ${made.version}; ${done.sites.length} sites woken`,
  );
  return 0;
}

function oneLayer(names: readonly string[], command: string): ContentLayer {
  const [name, ...more] = names;
  if (name === undefined || more.length > 0)
    throw new UsageError(`Name one layer: forecourt content ${command} site:harbour-mazda`);
  return contentLayerName(name);
}
