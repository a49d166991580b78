import type { ApiClient } from "@forecourt/api/client";
import type { CarSummary, ContentBlock } from "@forecourt/core/schemas";

/** The featured cars of a page's blocks, by the place of the block among the blocks. */
export interface BlockFeatured {
  byBlock: Record<number, CarSummary[]>;
  /** The search did not answer: the page is whole without them, and is not kept. */
  isUnavailable: boolean;
}

/**
 * Finds the featured cars of a page's blocks.
 *
 * @param without cars that the page shows already
 */
export async function featuredOf(
  blocks: readonly ContentBlock[],
  api: Pick<ApiClient, "featuredCars">,
  { without, signal }: { without: readonly CarSummary[]; signal: AbortSignal },
): Promise<BlockFeatured> {
  const asked = blocks.flatMap(({ kind }, index) => (kind === "featured" ? [index] : []));
  if (asked.length === 0) return { byBlock: {}, isUnavailable: false };
  const ids = without.map(({ id }) => id).join(",");
  try {
    const { cars } = await api.featuredCars(ids === "" ? {} : { without: ids }, { signal });
    return { byBlock: Object.fromEntries(asked.map((index) => [index, cars])), isUnavailable: false };
  } catch {
    return { byBlock: {}, isUnavailable: true };
  }
}
