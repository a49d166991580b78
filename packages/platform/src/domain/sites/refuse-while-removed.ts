import { eq } from "../../records/drizzle.ts";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { siteRemovals } from "../../records/schema.ts";
import { SiteRefusedError } from "./site-refused.ts";

/**
 * Refuses what must not happen to a site whose removal has begun, even where a kill cut it off.
 *
 * @returns the version of the document of an earlier site of this name; 0 when there was none
 * @throws SiteRefusedError
 */
export async function refuseWhileRemoved(tx: DatabaseWriter, slug: string): Promise<number> {
  const [removal] = await tx
    .select({ siteVersion: siteRemovals.siteVersion, finishedAt: siteRemovals.finishedAt })
    .from(siteRemovals)
    .where(eq(siteRemovals.slug, slug));
  if (removal && removal.finishedAt === null)
    throw new SiteRefusedError(slug, [
      {
        path: "slug",
        message: `This site is being removed. Finish that first: forecourt site remove ${slug} --confirm ${slug}`,
      },
    ]);
  return removal?.siteVersion ?? 0;
}
