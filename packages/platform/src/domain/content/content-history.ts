import type { ContentLayer } from "@forecourt/core/schemas";
import { and, desc, eq } from "../../records/drizzle.ts";
import { contentHistory } from "../../records/schema.ts";
import type { Database } from "../../records/open-database.ts";
import { applyContent } from "./apply-content.ts";
import type { AppliedContent } from "./apply-content.ts";

/** A version of a layer that there is not. */
export class ContentVersionError extends Error {
  readonly code = "content_version";
}

/** Every version of a layer's content, the newest first. */
export async function contentVersions(
  database: Database,
  layer: ContentLayer,
): Promise<{ version: number; appliedAt: Date; records: number }[]> {
  const rows = await database.db
    .select()
    .from(contentHistory)
    .where(eq(contentHistory.layer, layer))
    .orderBy(desc(contentHistory.version));
  return rows.map(({ version, appliedAt, records }) => ({
    version,
    appliedAt,
    records: Object.values(records).reduce((sum, of) => sum + Object.keys(of).length, 0),
  }));
}

/**
 * Applies an earlier version of a layer's content again, as a new one. It is checked like any other.
 *
 * @param to the version to go back to; left out, the one before the current one
 * @throws ContentVersionError when the layer never had such a version
 */
export async function rollbackContent(
  database: Database,
  layer: ContentLayer,
  to?: number,
): Promise<AppliedContent & { to: number }> {
  const [current] = await contentVersions(database, layer);
  const wanted = to ?? (current?.version ?? 0) - 1;
  const [row] = await database.db
    .select()
    .from(contentHistory)
    .where(and(eq(contentHistory.layer, layer), eq(contentHistory.version, wanted)));
  if (!row)
    throw new ContentVersionError(
      to === undefined
        ? `${layer} has no earlier version to go back to. See: forecourt content history ${layer}`
        : `${layer} never had a version ${to}. See: forecourt content history ${layer}`,
    );
  return { ...(await applyContent(database, new Map([[layer, row.records]]))), to: wanted };
}
